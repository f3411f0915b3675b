import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FindMeasure } from '../schedule/schedule-trip.ts';
import { scheduleTrip } from '../schedule/schedule-trip.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { countingIds, datesOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { hotelsThatDoNotFit } from '../trip/hotel-fit.ts';
import { newLegTransport } from '../trip/leg-transport.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { spreadStops, type Spread, type SpreadStops } from './spread-stops.ts';

/** The hours of the ways to the stops, by their ids. */
const hoursTo =
  (hours: Readonly<Record<string, number>>): FindMeasure =>
  ({ cityId }) => {
    const [name = ''] = cityId.split('-');
    return { meters: 100_000, seconds: (hours[cityId] ?? hours[name] ?? 2) * 3600 };
  };

function spread(trip: Trip, options: Partial<SpreadStops> = {}): Spread {
  const result = spreadStops(trip, { makeId: countingIds(), limitMinutes: 300, ...options });
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe('stops spread over days', () => {
  it('use the empty days behind them, evenly', () => {
    const trip = tripOf({
      'Tag 1': ['Köln', 'Bonn', 'Mainz', 'Stuttgart', 'München'],
      'Tag 2': [],
    });
    const { trip: after, addedDays } = spread(trip, { dayCount: 2, measured: hoursTo({}) });
    expect(addedDays).toBe(0);
    expect(sketchOf(after)).toEqual({
      'tag-1': ['Köln', 'Bonn', 'Mainz'],
      'tag-2': ['Stuttgart', 'München'],
    });
  });

  it('get days behind the last one where the limit needs them', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz', 'Stuttgart'] });
    const { trip: after, addedDays } = spread(trip, {
      measured: hoursTo({ bonn: 4, mainz: 4, stuttgart: 4 }),
    });
    expect(addedDays).toBe(2);
    expect(sketchOf(after)).toEqual({
      'tag-1': ['Köln', 'Bonn'],
      'neu-1': ['Mainz'],
      'neu-2': ['Stuttgart'],
    });
    expect(datesOf(after)).toEqual(['2026-07-12', '2026-07-13', '2026-07-14']);
  });

  it('have a day of its own for a leg beyond the limit, which is named', () => {
    const trip = tripOf({
      'Tag 1': ['Köln', 'Bonn', 'Berlin', 'Dresden'],
      'Tag 2': [],
      'Tag 3': [],
    });
    const { trip: after, longLegs } = spread(trip, {
      measured: hoursTo({ bonn: 1, berlin: 6, dresden: 2 }),
    });
    expect(sketchOf(after)).toEqual({
      'tag-1': ['Köln', 'Bonn'],
      'tag-2': ['Berlin'],
      'tag-3': ['Dresden'],
    });
    expect(longLegs).toMatchObject([
      { fromStopId: 'bonn', stopId: 'berlin', drivingSeconds: 6 * 3600 },
    ]);
  });

  it('do not count the time on a ferry as driving', () => {
    const trip = tripOf({ 'Tag 1': ['Hamburg', 'Kopenhagen', 'Oslo'] });
    const crossings = [{ name: 'Frederikshavn–Oslo', kind: 'ferry' as const, minutes: 500 }];
    const measured: FindMeasure = ({ cityId }) =>
      cityId === 'oslo'
        ? { meters: 600_000, seconds: 600 * 60, crossings }
        : { meters: 1, seconds: 3 * 3600 };
    const { trip: after, longLegs } = spread(trip, { measured });
    expect(sketchOf(after)).toEqual({ 'tag-1': ['Hamburg', 'Kopenhagen', 'Oslo'] });
    expect(longLegs).toEqual([]);
  });

  const rest = tripOf({
    'Tag 1': ['Köln', 'Bonn'],
    'Tag 2': [],
    'Tag 3': ['Mainz', 'Stuttgart', 'München'],
  });

  it('keep the nights at a place', () => {
    const { trip: after } = spread(rest, { measured: hoursTo({}) });
    expect(sketchOf(after)).toEqual({
      'tag-1': ['Köln', 'Bonn'],
      'tag-2': [],
      'tag-3': ['Mainz', 'Stuttgart'],
      'neu-1': ['München'],
    });
  });

  it('divide only days that are too long where every night is kept', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Stuttgart', 'München'] });
    const { trip: after } = spread(trip, { keepNights: 'every', measured: hoursTo({ bonn: 1 }) });
    expect(after.days.map(({ cityList }) => cityList.map(({ id }) => id))).toEqual([
      ['koeln', 'bonn'],
      ['mainz', 'stuttgart'],
      ['muenchen'],
    ]);
  });

  it('use free days in the middle if these are not to be kept', () => {
    const { trip: after } = spread(rest, { keepNights: 'hotels', measured: hoursTo({}) });
    expect(sketchOf(after)).toEqual({
      'tag-1': ['Köln', 'Bonn', 'Mainz'],
      'tag-2': ['Stuttgart', 'München'],
      'tag-3': [],
    });
  });

  it('reach a booked hotel on its date, and wait for it where they are early', () => {
    const hotels = [hotelOf('Stuttgart', '2026-07-15', 2, { booked: true })];
    const trip = tripOf(
      {
        'Tag 1': ['Köln', 'Bonn', 'Mainz', 'Stuttgart', 'München'],
        'Tag 2': [],
        'Tag 3': [],
        'Tag 4': [],
        'Tag 5': [],
        'Tag 6': [],
      },
      { hotels },
    );
    const { trip: after } = spread(trip, { measured: hoursTo({}) });
    expect(after.days.map(({ cityList }) => cityList.map(({ id }) => id))).toEqual([
      ['koeln', 'bonn'],
      ['mainz'],
      [],
      ['stuttgart'],
      [],
      ['muenchen'],
    ]);
    expect(hotelsThatDoNotFit(after)).toEqual([]);
    expect(spread(after, { measured: hoursTo({}) }).trip).toBe(after);
  });

  it('keep a booked ferry on its day', () => {
    const trip = tripOf({
      'Tag 1': ['Hamburg', 'Kopenhagen'],
      'Tag 2': [],
      'Tag 3': ['Oslo'],
      'Tag 4': [],
    });
    const booked = withTicket(trip, 'oslo');
    const { trip: after } = spread(booked, {
      keepNights: 'hotels',
      measured: hoursTo({ kopenhagen: 2 }),
    });
    expect(after.days.map(({ cityList }) => cityList.map(({ id }) => id))).toEqual([
      ['hamburg', 'kopenhagen'],
      [],
      ['oslo'],
      [],
    ]);
  });

  it('leave a booked night elsewhere on its date, also where they bring another hotel', () => {
    const hotels = [
      hotelOf('Köln', '2026-07-12', 1, { id: 'gebucht', booked: true }),
      hotelOf('Köln', '2026-07-13', 1, { id: 'offen' }),
    ];
    const plain = tripOf({ 'Tag 1': ['Paris'], 'Tag 2': ['Köln'] });
    const days = plain.days.map((day, at) => ({ ...day, hotelId: hotels[at]?.id ?? null }));
    const { trip: after } = spread(
      { ...plain, hotels, days },
      { keepNights: 'hotels', measured: hoursTo({}) },
    );
    expect(nightsIn(after, 'gebucht')).toEqual(['2026-07-12']);
    expect(checkTrip(after)).toEqual([]);
  });

  it('stay as they are without stops, and are refused where there would be too many days', () => {
    const empty = tripOf({ 'Tag 1': [] });
    expect(spread(empty).trip).toBe(empty);
    const options = { makeId: countingIds(), dayCount: 401 };
    expect(spreadStops(empty, options)).toEqual({ ok: false, error: 'too-many-days' });
    expect(spreadStops(empty, { ...options, dayCount: 1, limitMinutes: 0 })).toEqual({
      ok: false,
      error: 'time-invalid',
    });
  });

  const wishes = fc.record({
    limitMinutes: fc.integer({ min: 30, max: 600 }),
    dayCount: fc.integer({ min: 1, max: 12 }),
    keepNights: fc.constantFrom('every' as const, 'several' as const, 'hotels' as const),
  });

  it('are neither lost nor reordered and stay on booked dates', () => {
    fc.assert(
      fc.property(anyTrip(), wishes, (trip, wanted) => {
        const once = spread(trip, wanted);
        expect(checkTrip(once.trip)).toEqual([]);
        expect(stopsOf(once.trip)).toEqual(stopsOf(trip));
        expect(once.trip.days.map(({ id, date }) => [id, date])).toEqual(
          expect.arrayContaining(trip.days.map(({ id, date }) => [id, date])),
        );
        for (const hotel of trip.hotels.filter(({ booked }) => booked))
          expect(nightsIn(once.trip, hotel.id)).toEqual(nightsIn(trip, hotel.id));
      }),
      { numRuns: 300 },
    );
  });

  it('stay where they are when they are spread again', () => {
    fc.assert(
      fc.property(anyTrip(), wishes, (drawn, wanted) => {
        const days = drawn.days.map((day) => ({ ...day, hotelId: null }));
        const { trip } = spread({ ...drawn, days, hotels: [] }, wanted);
        expect(spread(trip, wanted).trip).toBe(trip);
      }),
      { numRuns: 300 },
    );
  });

  it('drive no day beyond the limit but those with a single long leg', () => {
    const names = fc.array(
      fc.constantFrom('Köln', 'Bonn', 'Mainz', 'Wien', 'Rom', 'Paris', 'Hamburg', 'Oslo'),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(names, wishes, (stops, wanted) => {
        const trip = tripOf({ 'Tag 1': stops, 'Tag 2': [], 'Tag 3': [] });
        const { trip: after } = spread(trip, wanted);
        for (const { stops: times, drivingSeconds } of scheduleTrip(after)) {
          const ways = times.filter(({ leg }) => (leg?.seconds ?? 0) > 0);
          expect(ways.length <= 1 || drivingSeconds <= wanted.limitMinutes * 60).toBe(true);
        }
        const lastUsed = after.days.findLastIndex(({ cityList }) => cityList.length > 0);
        expect(after.days.slice(0, lastUsed).every(({ cityList }) => cityList.length > 0)).toBe(
          true,
        );
      }),
    );
  });
});

function nightsIn(trip: Trip, hotelId: string): readonly string[] {
  return trip.days.filter((day) => day.hotelId === hotelId).map(({ date }) => date);
}

function withTicket(trip: Trip, stopId: string): Trip {
  const transport = newLegTransport({ kind: 'ferry', booked: true });
  return {
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) =>
        stop.id === stopId ? { ...stop, routeProfile: 'direct' as const, transport } : stop,
      ),
    })),
  };
}
