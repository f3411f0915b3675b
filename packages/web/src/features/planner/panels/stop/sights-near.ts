import type { Poi } from '@fahrtwind/contract';
import { distanceMeters, isValidLocation, shortLabel, type Location } from '@fahrtwind/domain';

/** Farther away a place is no longer near, but a trip of its own. */
const REACH_METERS = 30_000;
/** What lies this close to a stop is the stop. */
const SAME_METERS = 400;

export interface SightNear {
  readonly poi: Poi;
  readonly meters: number;
}

interface SightsNear {
  /** What is written about the stop's own place. */
  readonly here: Poi | undefined;
  /** The nearest first, without those that are in the trip. */
  readonly near: readonly SightNear[];
}

/** Half a degree up and down, and about as far to both sides: west, south, east, north. */
export function boxAround({ lat, lng }: Pick<Location, 'lat' | 'lng'>): string {
  const box = [lng - 0.8, lat - 0.5, lng + 0.8, lat + 0.5];
  return box.map((value) => value.toFixed(2)).join(',');
}

/** Sorts what was found around a stop; only what has a sentence is worth a line. */
export function sightsNear(
  pois: readonly Poi[],
  place: Location,
  others: readonly Location[],
): SightsNear {
  const name = shortLabel(place);
  const found = pois
    .filter(({ description }) => description !== '')
    .map((poi) => ({ poi, meters: distanceMeters(place, poi.location) }))
    .filter(({ meters }) => meters <= REACH_METERS)
    .toSorted((one, other) => one.meters - other.meters);
  const isHere = ({ poi, meters }: SightNear) => meters <= SAME_METERS && poi.name === name;
  const here =
    found.find(isHere) ?? (found[0] && found[0].meters <= SAME_METERS ? found[0] : undefined);
  const planned = others.filter(isValidLocation);
  const isPlanned = ({ poi }: SightNear) =>
    planned.some((other) => distanceMeters(other, poi.location) <= SAME_METERS);
  return { here: here?.poi, near: found.filter((sight) => sight !== here && !isPlanned(sight)) };
}
