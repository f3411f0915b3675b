import {
  addDays,
  type CalendarDate,
  DEFAULT_TITLE,
  stopsOf,
  type TripOperation,
} from '@fahrtwind/domain';
import type { Turn } from './turn.ts';

interface Frame {
  readonly title: string;
  readonly dayCount: number;
  readonly start: CalendarDate;
}

/** The open trip without stops and open lodgings, with as many days as the plan has, and the ids of these. */
export function emptyTrip(
  { trip, ports: { makeId } }: Turn,
  { title, dayCount, start }: Frame,
): { readonly operations: readonly TripOperation[]; readonly dayIds: readonly string[] } {
  const old = stopsOf(trip).map(({ id }) => id);
  const open = trip.hotels.filter(({ booked }) => !booked);
  const newDayIds = Array.from({ length: Math.max(0, dayCount - trip.days.length) }, makeId);
  const keepsTitle = trip.title !== DEFAULT_TITLE && old.length === 0;
  return {
    dayIds: [...trip.days.map(({ id }) => id), ...newDayIds],
    operations: [
      ...(old.length > 0 ? [{ op: 'removeStops', stopIds: old } as const] : []),
      ...open.map(({ id }) => ({ op: 'removeHotel', hotelId: id }) as const),
      { op: 'setDates', start, end: addDays(start, dayCount - 1), newDayIds },
      ...(keepsTitle ? [] : [{ op: 'renameTrip', title } as const]),
    ],
  };
}

/** A trip that lies ahead keeps its first date. */
export function startOf({ trip, context: { today } }: Turn): CalendarDate {
  const first = trip.days.at(0)?.date;
  return first && first >= today ? first : today;
}
