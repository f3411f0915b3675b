import { distanceMeters, MAX_LISTED_STOPS, type Location } from '@fahrtwind/domain';

/** A place of the live route. The same town may come twice, so that each has a key. */
export interface LiveStop {
  readonly key: number;
  readonly place: Location;
}

export const FEWEST_STOPS = 2;
export const MOST_STOPS = MAX_LISTED_STOPS;

/** Where a place makes the route longer by the least: between two stops, or at its end. */
export function insertionIndex(stops: readonly LiveStop[], place: Location): number {
  const detours = stops.map(({ place: from }, index) => {
    const to = stops[index + 1]?.place;
    const there = distanceMeters(from, place);
    return to ? there + distanceMeters(place, to) - distanceMeters(from, to) : there;
  });
  return detours.indexOf(Math.min(...detours)) + 1;
}

export function moveStop(
  stops: readonly LiveStop[],
  index: number,
  step: 1 | -1,
): readonly LiveStop[] {
  const [one, other] = [stops[index], stops[index + step]];
  return one && other ? stops.with(index, other).with(index + step, one) : stops;
}
