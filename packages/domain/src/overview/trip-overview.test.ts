import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleTrip } from '../schedule/schedule-trip.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { hotelOf, tripOf } from '../testing/trip-of.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import type { TransportLeg } from '../trip/transport-leg.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { bookingChecklist } from './booking-checklist.ts';
import { costsOf } from './budget.ts';
import { countriesOf } from './countries-of.ts';
import { overviewOf, type TripOverview } from './trip-overview.ts';

const TRIP = tripOf(
  {
    'Tag 1': ['München', 'Innsbruck'],
    'Tag 2': ['Bozen', 'Rom?'],
    'Tag 3': ['Verona'],
    'Tag 4': ['Innsbruck', 'München'],
  },
  { hotels: [hotelOf('Bozen', '2026-07-13', 1)] },
);

const overview = (trip: Trip): TripOverview => overviewOf(trip, scheduleTrip(trip));

function named(stop: Stop, label: string): Stop {
  return { ...stop, location: { ...stop.location, label, longLabel: '' } };
}

describe('the countries of a trip', () => {
  it('come in the order in which they are first reached, with their stops and nights', () => {
    expect(countriesOf(TRIP)).toEqual([
      { country: 'Deutschland', stops: 2, nights: 0 },
      { country: 'Österreich', stops: 2, nights: 1 },
      { country: 'Italien', stops: 2, nights: 2 },
    ]);
  });

  it('also are those that the route only leads through, as the route planner says', () => {
    const trip = tripOf({ 'Tag 1': ['Freiburg', 'Mailand'] });
    const crossed = ['Deutschland', 'Schweiz', '', 'Italien'];
    expect(countriesOf(trip, () => crossed)).toEqual([
      { country: 'Deutschland', stops: 1, nights: 0 },
      { country: 'Schweiz', stops: 0, nights: 0 },
      { country: 'Italien', stops: 1, nights: 0 },
    ]);
  });

  it('are those of the coordinates for a stop from a link, not that of the stop before', () => {
    const [day] = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }).days;
    const [podgorica, mostar] = day?.cityList ?? [];
    if (!day || !podgorica || !mostar) throw new Error('two stops');
    const cityList = [named(podgorica, 'Podgorica, Montenegro'), named(mostar, 'Mostar')];
    const crossed = ['Montenegro', 'Bosnien und Herzegowina'];
    expect(countriesOf({ days: [{ ...day, cityList }] }, () => crossed)).toEqual([
      { country: 'Montenegro', stops: 1, nights: 0 },
      { country: 'Bosnien und Herzegowina', stops: 1, nights: 0 },
    ]);
    expect(countriesOf({ days: [{ ...day, cityList }] })).toEqual([
      { country: 'Montenegro', stops: 1, nights: 0 },
    ]);
  });

  it('are not made up where no label names one', () => {
    const [day] = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }).days;
    const nameless = (day?.cityList ?? []).map((stop) => ({
      ...stop,
      location: { ...stop.location, label: 'Irgendwo' },
    }));
    expect(countriesOf({ days: day ? [{ ...day, cityList: nameless }] : [] })).toEqual([]);
  });
});

describe('the checklist of bookings', () => {
  const home: TransportLeg = {
    id: 'heim',
    url: '',
    booked: true,
    type: 'car',
    from: EMPTY_LOCATION,
    to: EMPTY_LOCATION,
    departureDateTime: '',
    arrivalDateTime: '',
    price: '',
    provider: '',
  };

  it('lists what is booked and what is open in the order of the trip, nights in a row as one', () => {
    const trip = {
      ...tripOf(
        { 'Tag 1': [], 'Tag 2': [], 'Tag 3': [], 'Tag 4': [], 'Tag 5': [] },
        { hotels: [hotelOf('Bonn', '2026-07-14', 1, { booked: true })] },
      ),
      departureEntry: home,
    };
    expect(
      bookingChecklist(trip, costsOf(trip)).map((item) =>
        item.kind === 'nights' ? item.dayIds : [item.cost.id, item.isDone],
      ),
    ).toEqual([['tag-1', 'tag-2'], ['hotel-bonn', true], ['tag-4'], ['heim', true]]);
  });

  it('has every cost once and every open night once', () => {
    fc.assert(
      fc.property(anyTrip(), (trip) => {
        const { checklist, costs, openNights } = overview(trip);
        const listed = checklist.flatMap((item) => (item.kind === 'cost' ? [item.cost] : []));
        expect(new Set(listed)).toEqual(new Set(costs));
        expect(listed).toHaveLength(costs.length);
        expect(
          checklist.flatMap((item) => (item.kind === 'nights' ? item.dayIds : [])),
        ).toHaveLength(openNights);
      }),
    );
  });
});

describe('the overview of a trip', () => {
  it('sums its days up and finds the longest', () => {
    const schedule = scheduleTrip(TRIP, ({ cityId }) => ({
      meters: cityId === 'verona' ? 300 : 100,
      seconds: 60,
    }));
    expect(overviewOf(TRIP, schedule)).toMatchObject({
      meters: 700,
      seconds: 300,
      isEstimate: false,
      days: schedule,
      longestDay: { dayId: 'tag-3' },
      nights: 3,
      openNights: 2,
    });
  });

  it('has no longest day without a journey', () => {
    expect(overview(tripOf({ 'Tag 1': ['Köln'] })).longestDay).toBeNull();
  });
});
