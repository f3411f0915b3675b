import { addDays, type CalendarDate } from '../text/calendar-date.ts';
import type { Entry, NoteEntry } from '../trip/entry.ts';
import type { Hotel } from '../trip/hotel.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { newTransportLeg, TRANSPORT_TYPES, type TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import { dateOf, hotelOf } from './trip-of.ts';

/** Chooses the arguments of an edit. */
export interface Draw {
  readonly number: (below: number) => number;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  readonly makeId: () => string;
}

export function startOf(trip: Trip): CalendarDate {
  return trip.days[0]?.date ?? dateOf('2026-07-12');
}

export function drawNote(draw: Draw, id: string): NoteEntry {
  return {
    id,
    entryType: 'note',
    name: 'Notiz',
    location: EMPTY_LOCATION,
    content: `Zeile ${draw.number(99)}`,
  };
}

export function drawEntry(draw: Draw, id: string): Entry {
  const base = { id, name: `Eintrag ${draw.number(99)}`, location: EMPTY_LOCATION };
  const entries: readonly Entry[] = [
    { ...base, entryType: 'activity', url: '', content: '' },
    { ...base, entryType: 'restaurant' },
    { ...base, entryType: 'restaurant', time: `${10 + draw.number(13)}:30` },
    drawNote(draw, id),
  ];
  return draw.pick(entries) ?? drawNote(draw, id);
}

export function drawHotel(trip: Trip, draw: Draw, id: string): Hotel {
  const checkIn = addDays(startOf(trip), draw.number(trip.days.length + 1));
  const place = draw.pick(['Köln', 'Bonn', 'Mainz']) ?? 'Köln';
  return hotelOf(place, checkIn, 1 + draw.number(3), { id, booked: draw.number(2) === 0 });
}

/** Other nights in a hotel, a day earlier or later or as long as before. */
export function drawNights(
  { checkInDate, checkOutDate }: Hotel,
  draw: Draw,
): Pick<Hotel, 'checkInDate' | 'checkOutDate'> {
  const [earlier, later] = [addDays(checkInDate, draw.number(3) - 1), addDays(checkOutDate, 1)];
  return {
    checkInDate: earlier < checkOutDate ? earlier : checkInDate,
    checkOutDate: draw.number(2) === 0 ? later : checkOutDate,
  };
}

export function drawLeg(trip: Trip, draw: Draw, id: string): TransportLeg {
  return newTransportLeg({
    id,
    booked: draw.number(2) === 0,
    type: draw.pick(TRANSPORT_TYPES) ?? 'car',
    departureDateTime: `${addDays(startOf(trip), draw.number(3))}T08:15`,
    arrivalDateTime: draw.number(2) === 0 ? '' : `${addDays(startOf(trip), 3)}T19:45`,
  });
}
