import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '../text/calendar-date.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { Stop } from '../trip/stop.ts';
import { ACCOMMODATION_TYPES, stopsOf, type Day, type Trip } from '../trip/trip.ts';
import { anyDate, anyUnknown } from './any-basics.ts';
import { anyDrawnHotel, nameHotel, type DrawnHotel } from './any-hotel.ts';
import { anyLeg } from './any-leg.ts';
import { anyStopWithoutId, nameStop } from './any-stop.ts';

export interface TripSize {
  readonly maxDays?: number;
  readonly maxStopsPerDay?: number;
}

/** Trips that pass `checkTrip`, with everything that a trip can hold. */
export function anyTrip({ maxDays = 6, maxStopsPerDay = 3 }: TripSize = {}): fc.Arbitrary<Trip> {
  const anyDay = fc.record({
    unknown: anyUnknown,
    cityList: fc.array(anyStopWithoutId, { maxLength: maxStopsPerDay }),
    startsAt: fc.constantFrom({}, { startMinutes: 0 }, { startMinutes: 8 * 60 + 30 }),
  });
  return fc
    .record({
      unknown: anyUnknown,
      start: anyDate,
      title: fc.constantFrom('Mein Roadtrip', 'Alpen', 'Einmal ans Meer'),
      days: fc.array(anyDay, { minLength: 1, maxLength: maxDays }),
      hotels: fc.array(anyDrawnHotel, { maxLength: 3 }),
      totalDuration: fc.nat(),
      totalDistance: fc.nat(),
      published: fc.boolean(),
      tripPrints: fc.nat({ max: 9 }),
      akkomodationType: fc.constantFrom(...ACCOMMODATION_TYPES),
      arrivalEntry: fc.option(anyLeg('arrival')),
      departureEntry: fc.option(anyLeg('departure')),
      duringTripEntry: fc.option(anyLeg('during-trip')),
      hasMoved: fc.boolean(),
    })
    .map(complete);
}

interface DrawnDay {
  readonly unknown: object;
  readonly cityList: readonly Stop[];
  readonly startsAt: object;
}

type DrawnTrip = Omit<
  Trip,
  'id' | 'userId' | 'lastOpened' | 'createdAt' | 'movedCities' | 'days' | 'hotels'
> & {
  readonly unknown: object;
  readonly start: CalendarDate;
  readonly days: readonly DrawnDay[];
  readonly hotels: readonly DrawnHotel[];
  readonly hasMoved: boolean;
};

function complete({ unknown, start, hasMoved, days: drawn, ...trip }: DrawnTrip): Trip {
  const hotels = trip.hotels.map((hotel, index) => nameHotel(hotel, `h${index}`, start));
  const days = drawn.map((day, index) =>
    completeDay(day, `d${index}`, addDays(start, index), hotels),
  );
  return {
    ...unknown,
    ...trip,
    id: 'reise',
    userId: 'anna',
    lastOpened: '2026-05-02T08:00:00.000Z',
    createdAt: '2026-05-01T08:00:00.000Z',
    hotels,
    days,
    movedCities: hasMoved ? stopsOf({ days }).map((stop) => stop.id) : [],
  };
}

function completeDay(
  { unknown, startsAt, cityList }: DrawnDay,
  id: string,
  date: CalendarDate,
  hotels: readonly Hotel[],
): Day {
  const hotel = hotels.findLast((one) => one.checkInDate <= date && date < one.checkOutDate);
  return {
    ...unknown,
    ...startsAt,
    id,
    date,
    hotelId: hotel?.id ?? null,
    cityList: cityList.map((stop, index) => nameStop(stop, `${id}-s${index}`)),
  };
}
