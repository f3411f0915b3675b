import { ok, refuse, type Result } from '../../result.ts';
import {
  ACCOMMODATION_TYPES,
  DEFAULT_ACCOMMODATION_TYPE,
  DEFAULT_TITLE,
  fittingTitle,
  MAX_DAYS,
  MAX_STOPS,
  stopsOf,
  type Day,
  type Trip,
} from '../trip.ts';
import type { Hotel } from '../hotel.ts';
import {
  isStored,
  readAmount,
  readFlag,
  readList,
  readOption,
  readText,
  type Stored,
} from './fields.ts';
import { readDays } from './read-days.ts';
import { readHotels } from './read-hotel.ts';
import { readInstant, readStoredDate, readLocalDateTime } from './times.ts';
import { TRANSPORT_TYPES, type TransportLeg } from '../transport-leg.ts';
import { readLocation } from './read-location.ts';
import { readPrice } from './read-price.ts';

/** Reads a stored transport leg, null where there is none; `fallbackId` is for one without an id. */
function readTransportLeg(stored: unknown, fallbackId: string): TransportLeg | null {
  if (!isStored(stored)) return null;
  return {
    ...stored,
    id: readText(stored['id']) || fallbackId,
    url: readText(stored['url']),
    booked: readFlag(stored['booked']),
    type: readOption(stored['type'], TRANSPORT_TYPES, 'car'),
    from: readLocation(stored['from']),
    to: readLocation(stored['to']),
    departureDateTime: readLocalDateTime(stored['departureDateTime']),
    arrivalDateTime: readLocalDateTime(stored['arrivalDateTime']),
    price: readPrice(stored['price']),
    provider: readText(stored['provider']),
  };
}

/**
 * Counts the versions of what `readTrip` gives: a new field with a default or another repair is a new one. Documents that
 * were stored in this shape need not be read again.
 */
export const TRIP_SHAPE = 1;

export type TripReadRefusal =
  | 'trip-not-an-object'
  | 'trip-id-missing'
  | 'trip-days-missing'
  | 'trip-dates-missing'
  | 'too-many-days'
  | 'too-many-stops';

/**
 * Reads a stored trip of any age: unknown fields are kept on every level, missing ones take their defaults,
 * damaged ones are repaired. Refused is only what cannot be a trip. What is read passes `checkTrip`.
 */
export function readTrip(stored: unknown): Result<Trip, TripReadRefusal> {
  if (!isStored(stored)) return refuse('trip-not-an-object');
  const id = readText(stored['id']);
  if (id.trim() === '') return refuse('trip-id-missing');
  const storedDays = readList(stored['days']);
  if (storedDays.length === 0) return refuse('trip-days-missing');
  if (storedDays.length > MAX_DAYS) return refuse('too-many-days');
  const days = readDays(storedDays, readStoredDate(stored['createdAt']));
  const start = days?.[0]?.date;
  if (!days || !start) return refuse('trip-dates-missing');
  if (stopsOf({ days }).length > MAX_STOPS) return refuse('too-many-stops');
  return ok(readRest(stored, id, days, readHotels(readList(stored['hotels']), days, start)));
}

function readRest(
  stored: Stored,
  id: string,
  days: readonly Day[],
  hotels: readonly Hotel[],
): Trip {
  const title = readText(stored['title']);
  return {
    ...stored,
    id,
    userId: readText(stored['userId']),
    title: title.trim() === '' ? DEFAULT_TITLE : fittingTitle(title),
    days: withKnownHotels(days, hotels),
    hotels,
    totalDuration: readAmount(stored['totalDuration']),
    totalDistance: readAmount(stored['totalDistance']),
    lastOpened: readInstant(stored['lastOpened']),
    published: readFlag(stored['published']),
    movedCities: readMovedCities(stored['movedCities'], days),
    createdAt: readInstant(stored['createdAt']),
    tripPrints: Math.floor(readAmount(stored['tripPrints'])),
    akkomodationType: readOption(
      stored['akkomodationType'],
      ACCOMMODATION_TYPES,
      DEFAULT_ACCOMMODATION_TYPE,
    ),
    arrivalEntry: readTransportLeg(stored['arrivalEntry'], 'arrival'),
    departureEntry: readTransportLeg(stored['departureEntry'], 'departure'),
    duringTripEntry: readTransportLeg(stored['duringTripEntry'], 'during-trip'),
  };
}

function withKnownHotels(days: readonly Day[], hotels: readonly Hotel[]): readonly Day[] {
  const known = new Set(hotels.map((hotel) => hotel.id));
  return days.map((day) =>
    day.hotelId === null || known.has(day.hotelId) ? day : { ...day, hotelId: null },
  );
}

function readMovedCities(value: unknown, days: readonly Day[]): readonly string[] {
  const known = new Set(stopsOf({ days }).map((stop) => stop.id));
  const moved = new Set(Array.isArray(value) ? value.map((id) => readText(id)) : []);
  return [...moved].filter((id) => known.has(id));
}
