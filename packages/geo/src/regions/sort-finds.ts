import { distanceMeters } from '@fahrtwind/domain';
import { starsOfTags } from '../place-finders/osm-kinds.ts';
import { isAddress, isNamedStreet, placeKindOf, poiKindOf } from './collect-finds.ts';
import { mergePlaces, mergePois } from './merge-doubles.ts';
import type { LocatedFind } from './read-finds.ts';
import type {
  House,
  RegionEntries,
  RegionPlace,
  RegionPoi,
  RegionStreet,
} from './region-entries.ts';

/** Makes entries of what was found in a map: places, streets with their houses, points of interest. */
export function sortFinds(finds: readonly LocatedFind[]): RegionEntries {
  const places = mergePlaces(finds.flatMap(toPlace));
  const townAt = nearestTown(places);
  return {
    places,
    streets: toStreets(finds, townAt),
    pois: mergePois(finds.flatMap((find) => toPoi(find, townAt))),
  };
}

type TownAt = (point: { readonly lat: number; readonly lng: number }) => string;

function toPlace({ tags, lat, lng }: LocatedFind): readonly RegionPlace[] {
  const kind = placeKindOf(tags);
  if (!kind) return [];
  const population = Number.parseInt(tags['population']?.replaceAll(/[ .,']/g, '') ?? '', 10);
  return [
    {
      kind,
      name: plain(tags['name:de'] ?? tags['name'] ?? ''),
      englishName: plain(tags['name:en'] ?? tags['name'] ?? ''),
      lat: rounded(lat),
      lng: rounded(lng),
      population: Number.isFinite(population) ? Math.max(0, population) : 0,
    },
  ];
}

function toPoi({ osmId, tags, lat, lng }: LocatedFind, townAt: TownAt): readonly RegionPoi[] {
  const kind = poiKindOf(tags);
  if (!kind) return [];
  const name = plain(tags['name:de'] ?? tags['name'] ?? tags['brand'] ?? tags['operator'] ?? '');
  const town = plain(tags['addr:city'] ?? townAt({ lat, lng }));
  const url = safeAddress(tags['website'] ?? tags['contact:website'] ?? tags['url'] ?? '');
  const stars = starsOfTags(tags);
  return [{ osmId, kind, name, town, lat: rounded(lat), lng: rounded(lng), url, stars }];
}

interface DraftStreet extends Omit<RegionStreet, 'houses'> {
  readonly houses: House[];
}

/** One entry for all pieces and houses of a street. */
function toStreets(finds: readonly LocatedFind[], townAt: TownAt): readonly RegionStreet[] {
  const streets = new Map<string, DraftStreet>();
  for (const { tags, lat, lng } of finds) {
    const hasHouse = isAddress(tags);
    if (!hasHouse && !isNamedStreet(tags)) continue;
    const name = plain(
      (hasHouse ? (tags['addr:street'] ?? tags['addr:place']) : tags['name']) ?? '',
    );
    const town = plain(tags['addr:city'] ?? townAt({ lat, lng }));
    const key = `${name}\n${town}`;
    const postcode = tags['addr:postcode'] ?? '';
    const street = streets.get(key) ?? {
      name,
      town,
      postcode,
      lat: rounded(lat),
      lng: rounded(lng),
      houses: [],
    };
    const number = plain(tags['addr:housenumber'] ?? '');
    if (hasHouse) street.houses.push({ number, lat: rounded(lat), lng: rounded(lng) });
    streets.set(key, { ...street, postcode: street.postcode || postcode });
  }
  return [...streets.values()];
}

const CELL_DEGREES = 0.2;

const keyOf = (row: number, column: number): string => `${row} ${column}`;

/** The place around the corner, empty where there is none within some 30 km. */
function nearestTown(places: readonly RegionPlace[]): TownAt {
  const cells = new Map<string, RegionPlace[]>();
  for (const place of places) {
    const key = keyOf(Math.floor(place.lat / CELL_DEGREES), Math.floor(place.lng / CELL_DEGREES));
    cells.set(key, [...(cells.get(key) ?? []), place]);
  }
  return (point) => {
    const row = Math.floor(point.lat / CELL_DEGREES);
    const column = Math.floor(point.lng / CELL_DEGREES);
    const around = [-1, 0, 1].flatMap((dRow) =>
      [-1, 0, 1].flatMap((dColumn) => cells.get(keyOf(row + dRow, column + dColumn)) ?? []),
    );
    let [found, least] = ['', Infinity];
    for (const place of around) {
      const meters = distanceMeters(point, place);
      if (meters < least) [found, least] = [place.name, meters];
    }
    return found;
  };
}

/** Labels are parted by commas, so names have none. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s,\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** The map's texts are not trusted. */
function safeAddress(text: string): string {
  const isSafe = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  return isSafe && text.length <= 500 ? text : '';
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
