import type { Entry } from '../trip/entry.ts';
import { entriesOf, findStop } from '../trip/find.ts';
import type { Stop } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';

type IdRefusal = 'id-missing' | 'id-taken';

/** Why a stop cannot come into the trip with the ids that it has; null when it can. */
export function refusalOfStopIds(trip: Trip, stop: Stop): IdRefusal | null {
  if (stop.id === '') return 'id-missing';
  if (findStop(trip, stop.id)) return 'id-taken';
  const osmIds = new Set(stop.pois.map((poi) => poi.osmId));
  if (osmIds.has('')) return 'id-missing';
  if (osmIds.size < stop.pois.length) return 'id-taken';
  return refusalOfEntryIds(trip, entriesOf(stop));
}

/** Why entries cannot come into the trip with the ids that they have; null when they can. */
export function refusalOfEntryIds(trip: Trip, entries: readonly Entry[]): IdRefusal | null {
  if (entries.length === 0) return null;
  const taken = new Set(stopsOf(trip).flatMap((stop) => entriesOf(stop).map((entry) => entry.id)));
  for (const { id } of entries) {
    if (id === '') return 'id-missing';
    if (taken.has(id)) return 'id-taken';
    taken.add(id);
  }
  return null;
}
