import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntry } from '../operations/add-entry.ts';
import { accepted } from '../testing/accepted.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { hotelOf, tripOf } from '../testing/trip-of.ts';
import type { ActivityEntry } from '../trip/entry.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import type { TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import { budgetOf, costsOf, type CostSum } from './budget.ts';

const leg = (id: string, price: string, booked: boolean): TransportLeg => ({
  id,
  url: '',
  booked,
  type: 'car',
  from: EMPTY_LOCATION,
  to: EMPTY_LOCATION,
  departureDateTime: '',
  arrivalDateTime: '',
  price,
  provider: '',
});

const PLAIN = tripOf(
  { 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': ['Mainz'] },
  {
    hotels: [
      hotelOf('Bonn', '2026-07-12', 2, { price: '1.189,90 €', booked: true }),
      hotelOf('Mainz', '2026-07-14', 1, { price: '80 CHF' }),
      hotelOf('Basel', '2026-08-01', 1, { price: '70 €' }),
    ],
    arrivalEntry: leg('hin', '59,99 €', true),
    departureEntry: leg('heim', '', false),
    duringTripEntry: leg('wagen', '200 €', false),
  },
);

type Costs = Pick<ActivityEntry, 'price' | 'booked'>;

function withActivity(trip: Trip, name: string, costs: Costs): Trip {
  const entry = { id: name, name, entryType: 'activity', url: '', content: '' } as const;
  return accepted(
    addEntry(trip, { stopId: 'bonn', entry: { ...entry, location: EMPTY_LOCATION, ...costs } }),
  );
}

const ACTIVITIES: readonly (readonly [string, Costs])[] = [
  ['Museum', { price: '12,50 €' }],
  ['Konzert', { price: '40 €', booked: true }],
  ['Führung', { booked: true }],
  ['Spaziergang', {}],
];
const TRIP = ACTIVITIES.reduce((trip, [name, costs]) => withActivity(trip, name, costs), PLAIN);

const sum = (bookedCents: number, openCents: number, unknown: number, count: number): CostSum => ({
  bookedCents,
  openCents,
  unknown,
  count,
});

describe('what a trip costs', () => {
  it('are hotels, legs, and activities with a price or a booking, each with its day', () => {
    const costs = costsOf(TRIP);
    expect(
      costs.map(({ kind, id, cents, booked, dayId }) => [kind, id, cents, booked, dayId]),
    ).toEqual([
      ['leg', 'hin', 5999, true, 'tag-1'],
      ['leg', 'heim', null, false, 'tag-3'],
      ['leg', 'wagen', 20_000, false, 'tag-1'],
      ['hotel', 'hotel-bonn', 118_990, true, 'tag-1'],
      ['hotel', 'hotel-mainz', null, false, 'tag-3'],
      ['hotel', 'hotel-basel', 7000, false, null],
      ['activity', 'Museum', 1250, false, 'tag-2'],
      ['activity', 'Konzert', 4000, true, 'tag-2'],
      ['activity', 'Führung', null, true, 'tag-2'],
    ]);
  });

  it('is summed up in cents by kind and by day, apart what is booked and what is open', () => {
    const { total, byKind, byDay, besides } = budgetOf(TRIP, costsOf(TRIP));
    expect(byKind).toEqual({
      hotel: sum(118_990, 7000, 1, 3),
      leg: sum(5999, 20_000, 1, 3),
      activity: sum(4000, 1250, 1, 3),
    });
    expect(total).toEqual(sum(128_989, 28_250, 3, 9));
    expect(byDay).toEqual([
      { dayId: 'tag-1', ...sum(124_989, 20_000, 0, 3) },
      { dayId: 'tag-2', ...sum(4000, 1250, 1, 3) },
      { dayId: 'tag-3', ...sum(0, 0, 2, 2) },
    ]);
    expect(besides).toEqual(sum(0, 7000, 0, 1));
  });

  it('counts a price per night for every night, and a price of the stay once', () => {
    const hotels = [
      hotelOf('Bonn', '2026-07-12', 3, { price: '89,90 €', priceUnit: 'night' }),
      hotelOf('Mainz', '2026-07-12', 3, { price: '89,90 €', priceUnit: 'stay' }),
      hotelOf('Basel', '2026-07-12', 3, { price: '80 CHF', priceUnit: 'night' }),
    ];
    const costs = costsOf(tripOf({ 'Tag 1': ['Bonn'] }, { hotels }));
    expect(costs).toMatchObject([
      { cents: 26_970, pricedNights: 3 },
      { cents: 8990, pricedNights: null },
      { cents: null, pricedNights: 3 },
    ]);
  });

  it('is the same however it is added up', () => {
    fc.assert(
      fc.property(anyTrip(), (trip) => {
        const { total, byKind, byDay, besides } = budgetOf(trip, costsOf(trip));
        expect(addUp(Object.values(byKind))).toEqual(total);
        expect(addUp([...byDay, besides])).toEqual(total);
      }),
    );
  });
});

const addUp = (sums: readonly CostSum[]): CostSum =>
  sums.reduce(
    (all, one) =>
      sum(
        all.bookedCents + one.bookedCents,
        all.openCents + one.openCents,
        all.unknown + one.unknown,
        all.count + one.count,
      ),
    sum(0, 0, 0, 0),
  );
