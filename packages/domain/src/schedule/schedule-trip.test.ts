import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateLeg } from '../legs/estimate-leg.ts';
import { routeLegsOf, totalsOf } from '../legs/route-legs.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { setRouteProfile } from '../operations/set-route-profile.ts';
import { setStay } from '../operations/set-stay.ts';
import { accepted } from '../testing/accepted.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { placeOf } from '../testing/places.ts';
import { tripOf } from '../testing/trip-of.ts';
import type { Trip } from '../trip/trip.ts';
import { scheduleTrip, type FindMeasure } from './schedule-trip.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz'], 'Tag 2': ['Frankfurt', 'Basel'] });
const HOUR: FindMeasure = () => ({ meters: 50_000, seconds: 3600 });

/** `Köln 09:00–09:00` for every stop, with a dash for what has no time. */
function timesOf(trip: Trip, measured: FindMeasure = HOUR): readonly string[] {
  return scheduleTrip(trip, measured).flatMap((day) =>
    day.stops.map(
      ({ stopId, arrivalMinutes, departureMinutes }) =>
        `${stopId} ${clock(arrivalMinutes)} ${clock(departureMinutes)}`,
    ),
  );
}

const clock = (minutes: number | null): string =>
  minutes === null ? '-' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

describe('the times of a trip', () => {
  it('flow from nine o’clock over every leg and an hour at every stop to the last one of the day', () => {
    expect(timesOf(TRIP)).toEqual([
      'koeln 9:00 9:00',
      'bonn 10:00 11:00',
      'mainz 12:00 -',
      'frankfurt 10:00 11:00',
      'basel 12:00 -',
    ]);
  });

  it('begin when the day begins, and count the stays that were set', () => {
    const early = accepted(setDayStart(TRIP, { dayId: 'tag-1', startMinutes: 7 * 60 }));
    const stayed = accepted(setStay(early, { stopId: 'bonn', stayMinutes: 150 }));
    const first = accepted(setStay(stayed, { stopId: 'koeln', stayMinutes: 30 }));
    const last = accepted(setStay(first, { stopId: 'mainz', stayMinutes: 45 }));
    expect(timesOf(last).slice(0, 3)).toEqual([
      'koeln 7:00 7:30',
      'bonn 8:30 11:00',
      'mainz 12:00 12:45',
    ]);
    expect(scheduleTrip(last, HOUR)[0]).toMatchObject({ startMinutes: 420, endMinutes: 765 });
  });

  it('pass optional stops and those without coordinates by', () => {
    const trip = tripOf({ 'Tag 1': ['Köln?', 'Bonn', 'Koblenz?', 'Mainz', 'Frankfurt?'] });
    expect(timesOf(trip)).toEqual([
      'koeln - -',
      'bonn 9:00 9:00',
      'koblenz - -',
      'mainz 10:00 -',
      'frankfurt - -',
    ]);
  });

  it('do not linger where the day only begins again', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Bonn', 'Mainz', 'Basel'] });
    const found = timesOf(trip, (leg) =>
      leg.cityId === 'bonn-2' ? { meters: 0, seconds: 0 } : HOUR(leg),
    );
    expect(found.slice(2)).toEqual(['bonn-2 9:00 9:00', 'mainz 10:00 11:00', 'basel 12:00 -']);
  });

  it('go on past midnight', () => {
    const late = accepted(setDayStart(TRIP, { dayId: 'tag-2', startMinutes: 23 * 60 + 30 }));
    expect(timesOf(late).at(-1)).toBe('basel 26:30 -');
  });

  it('are those of a day on its own where it has one stop or none', () => {
    expect(timesOf(tripOf({ 'Tag 1': ['Köln'], 'Tag 2': [] }))).toEqual(['koeln 9:00 -']);
  });
});

describe('the legs of a schedule', () => {
  it('are those that were measured, and estimated where there is no answer', () => {
    const [day] = scheduleTrip(TRIP, (leg) => (leg.cityId === 'bonn' ? HOUR(leg) : undefined));
    expect(day?.stops.map(({ leg }) => leg)).toEqual([
      null,
      {
        fromCityId: 'koeln',
        routeProfile: 'driving',
        meters: 50_000,
        seconds: 3600,
        isEstimate: false,
      },
      {
        fromCityId: 'bonn',
        routeProfile: 'driving',
        ...estimateLeg(placeOf('Bonn'), placeOf('Mainz'), 'driving'),
        isEstimate: true,
      },
    ]);
    expect(day?.isEstimate).toBe(true);
  });

  it('say when the one who answered could only estimate', () => {
    const [day] = scheduleTrip(TRIP, () => ({ meters: 1, seconds: 1, isEstimate: true }));
    expect(day?.isEstimate).toBe(true);
    expect(scheduleTrip(TRIP, HOUR)[0]?.isEstimate).toBe(false);
  });

  it('count as driving only where they are driven', () => {
    const cycled = accepted(setRouteProfile(TRIP, { stopId: 'bonn', routeProfile: 'cycling' }));
    expect(scheduleTrip(cycled, HOUR)[0]).toMatchObject({
      meters: 100_000,
      seconds: 7200,
      drivingSeconds: 3600,
    });
  });

  it('add up to the totals of the trip, and time never runs backwards', () => {
    fc.assert(
      fc.property(anyTrip(), (trip) => {
        const days = scheduleTrip(trip);
        expect(days.map(({ dayId, date }) => [dayId, date])).toEqual(
          trip.days.map(({ id, date }) => [id, date]),
        );
        expect({
          totalDistance: days.reduce((sum, { meters }) => sum + meters, 0),
          totalDuration: days.reduce((sum, { seconds }) => sum + seconds, 0),
          totalsAreMeasured: !days.some(({ isEstimate }) => isEstimate),
        }).toEqual(totalsOf(routeLegsOf(trip)));
        for (const { startMinutes, endMinutes, stops } of days) {
          const times = stops.flatMap(({ arrivalMinutes, departureMinutes }) =>
            [arrivalMinutes, departureMinutes].filter((time) => time !== null),
          );
          const flow = [startMinutes, ...times, endMinutes];
          expect(flow).toEqual(flow.toSorted((one, other) => one - other));
        }
      }),
    );
  });
});
