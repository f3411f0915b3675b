import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { countingIds, dateOf, datesOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { stopsOf } from '../trip/trip.ts';
import { tripOfRoute, type RoutedStop, type TripOfRoute } from './trip-of-route.ts';

const stop = (name: string, dayIndex: number, more: Partial<RoutedStop> = {}): RoutedStop => ({
  location: placeOf(name),
  dayIndex,
  routeProfile: 'driving',
  toll: true,
  ...more,
});

const args = (stops: readonly RoutedStop[], more: Partial<TripOfRoute> = {}): TripOfRoute => ({
  id: 't1',
  userId: 'anna',
  now: '2026-05-01T08:00:00.000Z',
  start: dateOf('2026-07-01'),
  dayCount: 3,
  makeId: countingIds(),
  stops,
  ...more,
});

describe('a trip made of a route', () => {
  it('has every stop on its day, with the way that leads to it, and days of rest', () => {
    const cycling = { routeProfile: 'cycling', toll: false } as const;
    const trip = accepted(
      tripOfRoute(args([stop('Köln', 0), stop('Bonn', 0, cycling), stop('Mainz', 2)])),
    );
    expect(datesOf(trip)).toEqual(['2026-07-01', '2026-07-02', '2026-07-03']);
    expect(trip.days.map(({ cityList }) => cityList.map(({ location }) => location))).toEqual([
      [placeOf('Köln'), placeOf('Bonn')],
      [],
      [placeOf('Mainz')],
    ]);
    expect(stopsOf(trip)[1]).toMatchObject(cycling);
    expect(new Set(stopsOf(trip).map(({ id }) => id)).size).toBe(3);
    expect(checkTrip(trip)).toEqual([]);
  });

  it('is called after the route, as far as that fits', () => {
    const titleOf = (title: string) => accepted(tripOfRoute(args([], { title }))).title;
    expect(titleOf('Köln – Mainz')).toBe('Köln – Mainz');
    expect(titleOf('R'.repeat(501))).toBe(`${'R'.repeat(499)}…`);
    expect(accepted(tripOfRoute(args([]))).title).toBe('Mein Roadtrip');
  });

  it.each([
    [[stop('Köln', 3)], {}, 'days-do-not-fit'],
    [[stop('Köln', -1)], {}, 'days-do-not-fit'],
    [[stop('Köln', 0.5)], {}, 'days-do-not-fit'],
    [[stop('Köln', 0, { location: EMPTY_LOCATION })], {}, 'location-invalid'],
    [[stop('Köln', 0)], { id: 'x-copy' }, 'copy-id'],
    [[stop('Köln', 0)], { dayCount: 401 }, 'too-many-days'],
    [Array.from({ length: 2001 }, () => stop('Köln', 0)), {}, 'too-many-stops'],
  ])('%# is refused with %2$s', (stops, more, error) => {
    expect(tripOfRoute(args(stops, more))).toEqual({ ok: false, error });
  });
});
