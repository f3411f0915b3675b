import type { ImportedPlace } from './imported-file.ts';

type Point = NonNullable<ImportedPlace['point']>;

/** The middle of the box around an area: campsites and car parks are small, and a lake is not missed by it. */
export function centreOf(border: readonly Point[]): ImportedPlace['point'] {
  const [first] = border;
  if (!first) return null;
  let [south, north, west, east] = [first.lat, first.lat, first.lng, first.lng];
  for (const { lat, lng } of border) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  // Across the date line the middle would lie on the other side of the globe.
  if (east - west > 180) return first;
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
