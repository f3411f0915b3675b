import { distanceMeters, thinLine } from '@fahrtwind/domain';
import type { ImportedPlace } from './imported-file.ts';
import { placeOf } from './place-parts.ts';

type Point = NonNullable<ImportedPlace['point']>;

/** Beyond it, every other point is left out while reading. */
const MAX_KEPT = 200_000;
/** As many points of a track become stops. */
const MAX_STOPS_OF_TRACK = 8;

/** A recorded or planned line. */
export interface Track {
  readonly name: string;
  /** All points of the file, also those that were not kept. */
  readonly count: number;
  readonly points: readonly Point[];
}

/** Collects the points of a line without ever keeping more than the limit. */
export function createTrack() {
  let [points, count, stride]: [Point[], number, number] = [[], 0, 1];
  return {
    add(point: Point): void {
      if (count % stride === 0) points.push(point);
      count += 1;
      if (points.length < MAX_KEPT) return;
      points = points.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    finish: (name: string): Track => ({ name, count, points }),
  };
}

/** Stops along a track: where it begins and ends, and some points at even distances in between. */
export function stopsOfTrack({ points }: Track): readonly ImportedPlace[] {
  const line = thinLine(points, 2000);
  const lengths = [0];
  for (const [index, point] of line.slice(1).entries())
    lengths.push((lengths.at(-1) ?? 0) + distanceMeters(line[index] ?? point, point));
  const total = lengths.at(-1) ?? 0;
  const wanted = Math.min(MAX_STOPS_OF_TRACK, line.length, total < 1000 ? 2 : MAX_STOPS_OF_TRACK);
  const chosen = Array.from({ length: wanted }, (_, index) => {
    const meters = wanted === 1 ? 0 : (total * index) / (wanted - 1);
    const at = lengths.findIndex((length) => length >= meters - 1e-6);
    return line[at < 0 ? line.length - 1 : at];
  });
  return [...new Set(chosen)].flatMap((point) => (point ? [placeOf({ point })] : []));
}
