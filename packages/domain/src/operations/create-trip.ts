import type { Result } from '../result.ts';
import { isSamePlace, type Location } from '../trip/location.ts';
import { newTrip, type NewTrip } from './new-trip.ts';
import type { Refusal } from './refusal.ts';
import type { Trip } from '../trip/trip.ts';

export interface CreateTrip extends NewTrip {
  readonly places?: readonly Location[];
}

/** A new trip with its days and its first places, in their order. */
export function createTrip({ places = [], ...args }: CreateTrip): Result<Trip, Refusal> {
  const dayOf = dayOfPlaces(places, args.dayCount);
  return newTrip(
    args,
    places.map((location, index) => ({ location, dayIndex: dayOf(index) })),
  );
}

/**
 * The first leg is driven on the first day, and the others are spread evenly: days without one are further days at the
 * place before. A way back to the start is driven on the last day.
 */
function dayOfPlaces(places: readonly Location[], dayCount: number): (index: number) => number {
  const legs = places.length - 1;
  const [first, last] = [places.at(0), places.at(-1)];
  const isRound = legs > 1 && first && last && isSamePlace(first, last);
  const [days, parts] = isRound ? [dayCount - 1, legs - 1] : [dayCount, legs];
  return (index) => (index === 0 ? 0 : Math.floor(((index - 1) * days) / parts));
}
