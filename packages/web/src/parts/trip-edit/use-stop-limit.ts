import { MAX_STOPS, stopsOf, type Trip } from '@fahrtwind/domain';
import { useRefusalTexts } from '../refusals/texts.ts';
import { useTrips } from '../../store/trips/view/use-trips.ts';

/** Why so many stops cannot be added to the current trip; undefined where they can. */
export function useStopLimit(added = 1): string | undefined {
  const refusals = useRefusalTexts();
  const isFull = useTrips(({ current }) => current !== null && count(current) + added > MAX_STOPS);
  return isFull ? refusals['too-many-stops'] : undefined;
}

/** Every day asks for the number of stops, so it is counted once for each version of the trip. */
const counts = new WeakMap<Trip['days'], number>();

function count(trip: Trip): number {
  const known = counts.get(trip.days) ?? stopsOf(trip).length;
  counts.set(trip.days, known);
  return known;
}
