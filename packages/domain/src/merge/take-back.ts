import { addHotel } from '../operations/add-hotel.ts';
import { moveDay } from '../operations/move-day.ts';
import { moveStop } from '../operations/move-stop.ts';
import type { Refusal } from '../operations/refusal.ts';
import { removeDay } from '../operations/remove-day.ts';
import { removeEntry } from '../operations/remove-entry.ts';
import { removeHotel } from '../operations/remove-hotel.ts';
import { removePoi } from '../operations/remove-poi.ts';
import { removeStop } from '../operations/remove-stop.ts';
import { shiftDates } from '../operations/shift-dates.ts';
import { refuse, type Result } from '../result.ts';
import { isCalendarDate } from '../text/calendar-date.ts';
import { findDay, findEntry, findHotel, findStop } from '../trip/find.ts';
import { readTrip } from '../trip/read/read-trip.ts';
import { isSameData } from '../trip/same-data.ts';
import type { Trip } from '../trip/trip.ts';
import type { Conflict } from './conflict.ts';
import { withLostFields, withLostThing } from './with-lost.ts';

/** Why a conflict cannot be decided the other way any more; `conflict-outdated` when the trip has gone on since. */
export type TakeBackRefusal = Refusal | 'conflict-outdated';

type TakenBack = Result<Trip, TakeBackRefusal>;

/** Decides a conflict the other way: what was lost comes into the trip, in the place of what was kept. */
export function takeBack(trip: Trip, conflict: Conflict): TakenBack {
  const { subject, id, field, lost } = conflict;
  if (field === 'start' && subject === 'trip')
    return typeof lost === 'string' && isCalendarDate(lost)
      ? shiftDates(trip, { start: lost })
      : refuse('conflict-outdated');
  if (field === 'place' && subject === 'stop') return takeBackPlace(trip, conflict);
  if (field === 'place' && subject === 'day')
    return typeof lost === 'number'
      ? moveDay(trip, { dayId: id, index: lost })
      : refuse('conflict-outdated');
  if (field !== null) {
    const refusal = refusalIfGone(trip, conflict);
    return refusal ? refuse(refusal) : readAgain(withLostFields(trip, conflict), conflict);
  }
  if (subject === 'leg') return readAgain({ ...trip, [id]: lost }, conflict);
  return lost === null ? removeThing(trip, conflict) : restoreThing(trip, conflict);
}

function takeBackPlace(trip: Trip, { id, lost }: Conflict): TakenBack {
  const toDayId: unknown = typeof lost === 'object' && lost ? Reflect.get(lost, 'dayId') : null;
  const index: unknown = typeof lost === 'object' && lost ? Reflect.get(lost, 'index') : null;
  return typeof toDayId === 'string' && typeof index === 'number'
    ? moveStop(trip, { stopId: id, toDayId, index })
    : refuse('conflict-outdated');
}

function refusalIfGone(trip: Trip, conflict: Conflict): Refusal | null {
  const { subject, id, stopId, field, lost } = conflict;
  if (subject === 'day') {
    if (!findDay(trip, id)) return 'day-gone';
    const isHotelGone = typeof lost === 'string' && !findHotel(trip, lost);
    return field === 'hotelId' && isHotelGone ? 'hotel-gone' : null;
  }
  if (subject === 'hotel') return findHotel(trip, id) ? null : 'hotel-gone';
  if (subject === 'stop') return findStop(trip, id) ? null : 'stop-gone';
  if (subject === 'entry') return findEntry(trip, id)?.stop.id === stopId ? null : 'entry-gone';
  if (subject !== 'poi') return null;
  const stop = findStop(trip, stopId ?? '')?.stop;
  return stop?.pois.some((poi) => poi.osmId === id) ? null : 'poi-gone';
}

function removeThing(trip: Trip, { subject, id, stopId }: Conflict): TakenBack {
  if (subject === 'day') return removeDay(trip, { dayId: id });
  if (subject === 'stop') return removeStop(trip, { stopId: id });
  if (subject === 'hotel') return removeHotel(trip, { hotelId: id });
  if (subject === 'entry') return removeEntry(trip, { entryId: id });
  return subject === 'poi'
    ? removePoi(trip, { stopId: stopId ?? '', osmId: id })
    : refuse('conflict-outdated');
}

function restoreThing(trip: Trip, conflict: Conflict): TakenBack {
  const { subject, id, stopId, place } = conflict;
  if (subject === 'stop') {
    if (findStop(trip, id)) return refuse('id-taken');
    if (!findDay(trip, place?.dayId ?? '')) return refuse('day-gone');
  }
  if (subject === 'hotel' && findHotel(trip, id)) return refuse('id-taken');
  if (subject === 'entry') {
    if (!findStop(trip, stopId ?? '')) return refuse('stop-gone');
    const found = findEntry(trip, id);
    if (found && found.stop.id !== stopId) return refuse('id-taken');
  }
  const restored = withLostThing(trip, conflict);
  return restored ? readAgain(restored, conflict) : refuse('conflict-outdated');
}

/** What was lost is read like all that comes from outside; a hotel takes the nights of its dates. */
function readAgain(document: object, { subject, id, field }: Conflict): TakenBack {
  const read = readTrip(document);
  // Whatever reading had to repair was not what the person has been shown.
  if (!read.ok || !isSameData(read.value, document)) return refuse('conflict-outdated');
  const hotel = subject === 'hotel' ? findHotel(read.value, id) : undefined;
  const hasOtherDates = field === null || field === 'dates';
  return hotel && hasOtherDates ? addHotel(read.value, { hotel }) : read;
}
