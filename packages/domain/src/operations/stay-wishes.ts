import { distanceMeters } from '../geo/distance.ts';
import { findHotel, lastOnRoute } from '../trip/find.ts';
import type { Hotel } from '../trip/hotel.ts';
import { ticketOf } from '../trip/leg-transport.ts';
import { isValidLocation, type Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { staysOf, type Stay } from './stays.ts';

/**
 * Which nights stay where they are: every one, so that only days that are too long are divided; those of places with
 * several nights; or only those in hotels, so that all other days can be driven on.
 */
export type KeptNights = 'every' | 'several' | 'hotels';

/** A stay with the nights that it has to keep; none where it may be passed on the same day. */
export interface StayWish extends Stay {
  /** Where something is booked, the day of the arrival, from 0. */
  readonly fixedDay?: number;
}

export interface StayWishes {
  readonly stays: readonly StayWish[];
  /** Hotels far from all stops, which stay on their days. */
  readonly hotelsOnDays: ReadonlyMap<number, string>;
}

/** Further away than this, a night is not spent at the stop. */
const NEAR_METERS = 50_000;

/** A hotel for days on which the travellers are elsewhere: the stops have not been spread yet. */
interface Displaced {
  readonly hotel: Hotel;
  /** The days of its nights, from 0. */
  readonly days: readonly number[];
}

/**
 * What the stays of a trip need when they are spread over days. The days behind the last stop are no nights of it, unless
 * in a hotel: they are free.
 */
export function wishesOf(
  trip: Trip,
  keepNights: KeptNights,
  displacedHotels: 'to-places' | 'on-days',
): StayWishes {
  const displaced = displacedIn(trip);
  const elsewhere = new Set(displaced.flatMap(({ days }) => days));
  const stays = staysOf({
    ...trip,
    days: trip.days.map((day, at) => (elsewhere.has(at) ? { ...day, hotelId: null } : day)),
  });
  let arrival = trip.days.findIndex(({ cityList }) => cityList.length > 0);
  const wishes = stays.map((stay, index): StayWish => {
    const day = arrival;
    arrival += stay.nights.length;
    const nights = wantedNights(stay, index < stays.length - 1 ? keepNights : 'hotels');
    const isBooked =
      nights.some((hotelId) => hotelId !== null && findHotel(trip, hotelId)?.booked) ||
      stay.stops.some(({ stop }) => ticketOf(stop)?.booked);
    return { ...stay, nights, ...(isBooked && index > 0 && { fixedDay: day }) };
  });
  const hotelsOnDays = new Map<number, string>();
  for (const one of displaced) {
    const at = displacedHotels === 'to-places' ? nearestTo(wishes, one.hotel.location) : -1;
    const wish = wishes[at];
    if (wish) wishes[at] = withNights(wish, one);
    else for (const day of one.days) hotelsOnDays.set(day, one.hotel.id);
  }
  return { stays: wishes, hotelsOnDays };
}

/** The nights in a row in one hotel that is far from where the travellers are on all of these days. */
function displacedIn(trip: Trip): readonly Displaced[] {
  const runs: { hotel: Hotel; days: number[]; isFar: boolean }[] = [];
  let last: Stop | undefined;
  for (const [index, day] of trip.days.entries()) {
    last = lastOnRoute(day) ?? last;
    const hotel = day.hotelId === null ? undefined : findHotel(trip, day.hotelId);
    if (!hotel) continue;
    const isFar =
      last !== undefined &&
      isValidLocation(hotel.location) &&
      distanceMeters(last.location, hotel.location) > NEAR_METERS;
    const run = runs.at(-1);
    if (run?.hotel === hotel && run.days.at(-1) === index - 1) {
      run.days.push(index);
      run.isFar &&= isFar;
    } else runs.push({ hotel, days: [index], isFar });
  }
  return runs.filter((run) => run.isFar);
}

function wantedNights({ stops, nights }: Stay, keepNights: KeptNights): Stay['nights'] {
  const lastOffset = Math.max(0, ...stops.map(({ dayOffset }) => dayOffset));
  const lastHotel = nights.findLastIndex((hotelId) => hotelId !== null) + 1;
  const fewest = { every: 1, several: 2, hotels: Number.POSITIVE_INFINITY }[keepNights];
  const kept = nights.length >= fewest ? nights.length : lastHotel;
  return Array.from({ length: Math.max(kept, lastOffset) }, (_, night) => nights[night] ?? null);
}

/** The index of the nearest stay that has no hotel yet; -1 where all are too far away. */
function nearestTo(wishes: readonly StayWish[], location: Location): number {
  const [nearest] = wishes
    .map((wish, index) => ({ index, wish, meters: metersTo(wish, location) }))
    .filter(({ wish, meters }) => meters <= NEAR_METERS && wish.nights.every((id) => id === null))
    .toSorted((one, other) => one.meters - other.meters);
  return nearest?.index ?? -1;
}

function metersTo({ place }: Stay, location: Location): number {
  return isValidLocation(place) ? distanceMeters(place, location) : Number.POSITIVE_INFINITY;
}

function withNights(wish: StayWish, { hotel, days: [first = 0, ...more] }: Displaced): StayWish {
  return {
    ...wish,
    nights: [...wish.nights, hotel.id, ...more.map(() => hotel.id)],
    ...(hotel.booked && { fixedDay: first - wish.nights.length }),
  };
}
