import { distanceMeters, POI_KINDS, SETTLEMENT_KINDS, type PoiKind } from '@fahrtwind/domain';
import type { RegionPlace, RegionPoi } from './region-entries.ts';

/** A village is mapped once as a point and once more as a part of its municipality. */
const PLACE_METERS = 3000;
/** A castle is mapped as a point and as a building, a car park once for each of its entrances. */
const POI_METERS = 150;

/** One place for all of a name that lie together: the most important, with the largest population of all. */
export function mergePlaces(places: readonly RegionPlace[]): readonly RegionPlace[] {
  return mergeNear(places, {
    meters: PLACE_METERS,
    keyOf: folded,
    rank: (one, other) =>
      SETTLEMENT_KINDS.indexOf(one.kind) - SETTLEMENT_KINDS.indexOf(other.kind) ||
      other.population - one.population,
    merge: (kept, other) => ({
      ...kept,
      population: Math.max(kept.population, other.population),
    }),
  });
}

/** One point of interest for all of a name and a kind that lie together. What has no name stays as it is. */
export function mergePois(pois: readonly RegionPoi[]): readonly RegionPoi[] {
  return mergeNear(pois, {
    meters: POI_METERS,
    keyOf: (poi) => (poi.name === '' ? poi.osmId : `${familyOf(poi.kind)} ${folded(poi)}`),
    rank: (one, other) => POI_KINDS.indexOf(one.kind) - POI_KINDS.indexOf(other.kind),
    merge: (kept, other) => ({
      ...kept,
      url: kept.url || other.url,
      stars: kept.stars || other.stars,
    }),
  });
}

const SIGHTS: ReadonlySet<PoiKind> = new Set(['sight', 'viewpoint', 'museum', 'nature']);

/** Mappers do not agree on whether a ruin is a sight or a viewpoint. */
function familyOf(kind: PoiKind): string {
  return SIGHTS.has(kind) ? 'sight' : kind;
}

function folded({ name }: { readonly name: string }): string {
  return name.toLocaleLowerCase('de');
}

interface Located {
  readonly lat: number;
  readonly lng: number;
}

interface Merging<T> {
  readonly meters: number;
  readonly keyOf: (item: T) => string;
  /** The first of two is kept. */
  readonly rank: (one: T, other: T) => number;
  readonly merge: (kept: T, other: T) => T;
}

/** What is kept stays in its order. */
function mergeNear<T extends Located>(
  items: readonly T[],
  { meters, keyOf, rank, merge }: Merging<T>,
): readonly T[] {
  const keptByKey = new Map<string, { readonly index: number; item: T }[]>();
  const ranked = items
    .map((item, index) => ({ item, index }))
    .sort((one, other) => rank(one.item, other.item));
  for (const { item, index } of ranked) {
    const key = keyOf(item);
    const kept = keptByKey.get(key) ?? [];
    keptByKey.set(key, kept);
    const same = kept.find((other) => distanceMeters(item, other.item) <= meters);
    if (same) same.item = merge(same.item, item);
    else kept.push({ item, index });
  }
  return [...keptByKey.values()]
    .flat()
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}
