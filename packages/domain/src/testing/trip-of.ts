import { addDays, readCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { slug } from '../text/slug.ts';
import { newHotel, type Hotel } from '../trip/hotel.ts';
import { shortLabel } from '../trip/location.ts';
import { newStop } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { placeOf } from './places.ts';

/** Days with their stops: `{ 'Tag 1': ['Köln', 'Bonn?'], 'Tag 2': [] }`; a question mark makes a stop optional. */
export type TripSketch = Readonly<Record<string, readonly string[]>>;

type TripParts = Partial<Omit<Trip, 'days'>> & { readonly start?: string };

/**
 * A trip from a sketch. A day's id is the slug of its name (`tag-1`), a stop's the slug of its place
 * (`koeln`, the second one `koeln-2`). It begins on 12 July 2026 unless said otherwise.
 */
export function tripOf(
  sketch: TripSketch,
  { start = '2026-07-12', ...parts }: TripParts = {},
): Trip {
  const times = new Map<string, number>();
  const first = dateOf(start);
  const days = Object.entries(sketch).map(([name, places], index) => ({
    id: slug(name),
    date: addDays(first, index),
    hotelId: null,
    cityList: places.map((text) => {
      const place = text.replace(/\?$/, '');
      const time = (times.get(place) ?? 0) + 1;
      times.set(place, time);
      const id = time === 1 ? slug(place) : `${slug(place)}-${time}`;
      return newStop({ id, location: placeOf(place), optional: text.endsWith('?') });
    }),
  }));
  const trip = { ...EMPTY_TRIP, ...parts, days };
  return {
    ...trip,
    days: days.map((day) => ({ ...day, hotelId: hotelAt(trip.hotels, day.date) })),
  };
}

/** The sketch of a trip, by which a test says what it expects. */
export function sketchOf(trip: Trip): TripSketch {
  return Object.fromEntries(
    trip.days.map((day) => [
      day.id,
      day.cityList.map((stop) => shortLabel(stop.location) + (stop.optional ? '?' : '')),
    ]),
  );
}

/** The names of all stops in their order. */
export function routeOf(trip: Trip): readonly string[] {
  return stopsOf(trip).map((stop) => shortLabel(stop.location));
}

export function datesOf(trip: Trip): readonly string[] {
  return trip.days.map((day) => day.date);
}

/** A hotel in a place for some nights; its id is the slug of its name. */
export function hotelOf(
  place: string,
  checkIn: string,
  nights: number,
  parts: Partial<Hotel> = {},
): Hotel {
  const checkInDate = dateOf(checkIn);
  return newHotel({
    id: slug(`Hotel ${place}`),
    name: `Hotel ${place}`,
    location: placeOf(place),
    checkInDate,
    checkOutDate: addDays(checkInDate, nights),
    ...parts,
  });
}

/** A date that a test knows to exist. */
export function dateOf(text: string): CalendarDate {
  const date = readCalendarDate(text);
  if (date === null) throw new Error(`${text} is no date`);
  return date;
}

/** An id maker that counts: `neu-1`, `neu-2` … */
export function countingIds(prefix = 'neu'): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

const EMPTY_TRIP: Trip = {
  id: 'reise',
  userId: 'anna',
  title: 'Mein Roadtrip',
  days: [],
  hotels: [],
  totalDuration: 0,
  totalDistance: 0,
  lastOpened: '2026-05-01T08:00:00.000Z',
  published: false,
  movedCities: [],
  createdAt: '2026-05-01T08:00:00.000Z',
  tripPrints: 0,
  akkomodationType: 'hotel',
  arrivalEntry: null,
  departureEntry: null,
  duringTripEntry: null,
};

function hotelAt(hotels: readonly Hotel[], date: CalendarDate): string | null {
  const hotel = hotels.find((one) => one.checkInDate <= date && date < one.checkOutDate);
  return hotel?.id ?? null;
}
