import { MAX_VIA_POINTS } from '../leg-via.ts';
import { MAX_DAYS, MAX_ENTRIES, MAX_HOTELS, MAX_POIS, MAX_STOPS } from '../trip.ts';
import { isStored, readList } from './fields.ts';

export type TripCountRefusal =
  | 'too-many-days'
  | 'too-many-stops'
  | 'too-many-hotels'
  | 'too-many-entries'
  | 'too-many-pois'
  | 'too-many-via';

/**
 * Counts the parts of a sent trip before any of them is read, and says of which there are too many. Goes through lists
 * only as far as their limits reach.
 */
export function refusalOfCount(sent: unknown): TripCountRefusal | null {
  if (!isStored(sent)) return null;
  if (lengthOf(sent['hotels']) > MAX_HOTELS) return 'too-many-hotels';
  if (lengthOf(sent['days']) > MAX_DAYS) return 'too-many-days';
  let [stops, entries, pois] = [0, 0, 0];
  for (const { cityList } of readList(sent['days'])) {
    stops += lengthOf(cityList);
    if (stops > MAX_STOPS) return 'too-many-stops';
    for (const stop of readList(cityList)) {
      entries += lengthOf(stop['entries']) + lengthOf(stop['comments']) + (stop['note'] ? 1 : 0);
      pois += lengthOf(stop['pois']);
      if (viaCount(stop['via']) > MAX_VIA_POINTS) return 'too-many-via';
    }
    if (entries > MAX_ENTRIES) return 'too-many-entries';
    if (pois > MAX_POIS) return 'too-many-pois';
  }
  return null;
}

function viaCount(via: unknown): number {
  return isStored(via) ? lengthOf(via['points']) : 0;
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
