import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyDate } from '../testing/any-basics.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { countingIds, dateOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { isCopy } from '../trip/publication.ts';
import { INITIAL_RUNTIME_STATE, openTrip } from '../trip/runtime-state.ts';
import type { Trip } from '../trip/trip.ts';
import { endDemo, makeDemoTrip } from './demo-trip.ts';
import { duplicateTrip, type DuplicateTrip } from './duplicate-trip.ts';

const NOW = '2026-06-01T08:00:00.000Z';
const TRIP = tripOf(
  { 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'] },
  { hotels: [hotelOf('Köln', '2026-07-12', 1, { booked: true })], published: true, tripPrints: 4 },
);

const args = (more: Partial<DuplicateTrip> = {}): DuplicateTrip => ({
  id: 't2',
  userId: 'ben',
  now: NOW,
  makeId: countingIds(),
  ...more,
});

const titleOf = (more: Partial<DuplicateTrip>): string =>
  accepted(duplicateTrip(TRIP, args(more))).title;

const allIds = (trip: Trip): readonly string[] => [
  ...trip.days.map((day) => day.id),
  ...trip.days.flatMap((day) =>
    day.cityList.flatMap((stop) => [
      stop.id,
      ...stop.entries.map((entry) => entry.id),
      ...(stop.note ? [stop.note.id] : []),
    ]),
  ),
  ...trip.hotels.map((hotel) => hotel.id),
];

describe('a duplicate', () => {
  it('belongs to the person who made it, unpublished, never exported and nothing booked', () => {
    expect(accepted(duplicateTrip(TRIP, args()))).toMatchObject({
      id: 't2',
      userId: 'ben',
      createdAt: NOW,
      lastOpened: NOW,
      published: false,
      tripPrints: 0,
      hotels: [{ id: 'neu-1', booked: false, name: 'Hotel Köln' }],
      days: [{ hotelId: 'neu-1' }, { hotelId: null }],
    });
  });

  it('has the number of a booking only where the booking is kept', () => {
    const booked = hotelOf('Köln', '2026-07-12', 1, { booked: true, bookingNumber: 'AB-12' });
    const trip = { ...TRIP, hotels: [booked] };
    const [dropped] = accepted(duplicateTrip(trip, args())).hotels;
    expect(dropped && Object.hasOwn(dropped, 'bookingNumber')).toBe(false);
    const [kept] = accepted(duplicateTrip(trip, args({ bookings: 'keep' }))).hotels;
    expect(kept?.bookingNumber).toBe('AB-12');
  });

  it('is called as wished, and what is too long is cut', () => {
    expect(titleOf({})).toBe('Mein Roadtrip');
    expect(titleOf({ title: 'Mein Roadtrip (Kopie)' })).toBe('Mein Roadtrip (Kopie)');
    expect(titleOf({ title: `${'R'.repeat(500)} (Kopie)` })).toBe(`${'R'.repeat(499)}…`);
  });

  it('begins on another date, hotels too', () => {
    const found = accepted(duplicateTrip(TRIP, args({ start: dateOf('2027-02-28') })));
    expect(found.days.map((day) => day.date)).toEqual(['2027-02-28', '2027-03-01']);
    expect(found.hotels[0]).toMatchObject({
      checkInDate: '2027-02-28',
      checkOutDate: '2027-03-01',
    });
    expect(found.movedCities).toEqual([]);
  });

  it.each([
    [{ id: '' }, 'id-missing'],
    [{ id: 't2-copy' }, 'copy-id'],
    [{ id: 'reise' }, 'id-taken'],
    [{ start: dateOf('2200-01-01') }, 'date-out-of-range'],
  ])('with %j is refused: %s', (more, error) => {
    expect(duplicateTrip(TRIP, args(more))).toEqual({ ok: false, error });
  });

  it('is a good trip, shares no id with the original and looks the same', () => {
    fc.assert(
      fc.property(anyTrip(), anyDate, (trip, start) => {
        const found = accepted(duplicateTrip(trip, args({ start })));
        expect(checkTrip(found)).toEqual([]);
        const before = new Set(allIds(trip));
        expect(allIds(found).filter((id) => before.has(id))).toEqual([]);
        expect(Object.values(sketchOf(found))).toEqual(Object.values(sketchOf(trip)));
        expect(found.days[0]?.date).toBe(start);
      }),
    );
  });
});

it('makes an own trip of a shared copy', () => {
  expect(isCopy(accepted(duplicateTrip({ ...TRIP, id: 'abc-copy' }, args())))).toBe(false);
});

describe('a demo trip', () => {
  const state = { ...INITIAL_RUNTIME_STATE, scheduleTab: 'costs' as const };
  const demo = accepted(makeDemoTrip(TRIP, state, args({ start: dateOf('2026-08-01') })));

  it('is created, made current and flagged [DT-1]', () => {
    expect(demo.trip).toMatchObject({
      id: 't2',
      userId: 'ben',
      days: [{ date: '2026-08-01' }, {}],
    });
    expect(demo.state).toMatchObject({ currentTripId: 't2', isDemoTrip: true });
  });

  it('is a demo no longer when its guest has signed up, and stays current', () => {
    expect(endDemo(demo.state)).toEqual({ ...demo.state, isDemoTrip: false });
    expect(endDemo(state)).toBe(state);
  });

  it('is refused like any duplicate', () => {
    expect(makeDemoTrip(TRIP, state, args({ id: '' }))).toEqual({ ok: false, error: 'id-missing' });
  });
});

describe('the trip that is open', () => {
  it('can be another one, shown by the same tab', () => {
    const open = { ...INITIAL_RUNTIME_STATE, currentTripId: 't1', scheduleTab: 'costs' as const };
    expect(openTrip(open, 't2')).toEqual({ ...open, currentTripId: 't2' });
    expect(openTrip(open, 't1')).toBe(open);
  });
});
