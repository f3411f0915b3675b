import { describe, expect, it } from 'vitest';
import { readCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { placeOf } from '../testing/places.ts';
import { tripOf } from '../testing/trip-of.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { newStop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { distanceMeters } from '../geo/distance.ts';
import { estimateLeg } from './estimate-leg.ts';
import { scheduleTrip } from '../schedule/schedule-trip.ts';
import { legMeasure, routeLegsOf, totalsOf } from './route-legs.ts';

function dateOf(text: string): CalendarDate {
  const date = readCalendarDate(text);
  if (!date) throw new Error(text);
  return date;
}

const ways = (trip: Trip): readonly string[] =>
  routeLegsOf(trip).map((leg) => `${leg.fromCityId} → ${leg.cityId}`);

describe('the legs of a trip', () => {
  it('lead from stop to stop, over nights and empty days', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [], 'Tag 3': ['Koblenz'] });
    expect(ways(trip)).toEqual(['koeln → bonn', 'bonn → koblenz']);
  });

  it('pass optional stops by', () => {
    expect(ways(tripOf({ 'Tag 1': ['Köln?', 'Bonn', 'Koblenz?', 'Mainz'] }))).toEqual([
      'bonn → mainz',
    ]);
  });

  it('pass by what has no coordinates', () => {
    const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'] });
    const nowhere = newStop({ id: 'x', location: { ...EMPTY_LOCATION, label: 'Irgendwo' } });
    const [first, second] = trip.days;
    if (!first || !second) throw new Error('two days');
    const days = [{ ...first, cityList: [...first.cityList, nowhere] }, second];
    expect(ways({ ...trip, days })).toEqual(['koeln → bonn']);
  });

  it('are travelled in the month of the day that they lead to', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });
    const [first, second] = trip.days;
    if (!first || !second) throw new Error('two days');
    const days = [
      { ...first, date: dateOf('2027-01-31') },
      { ...second, date: dateOf('2027-02-01') },
    ];
    expect(routeLegsOf({ days }).map(({ month }) => month)).toEqual([1, 2]);
  });

  it('stay the same, with what was measured of them, where an edit changes others', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz', 'Mainz', 'Heidelberg'] });
    const [first, second] = trip.days;
    if (!first || !second) throw new Error('two days');
    const cityList = second.cityList.filter(({ id }) => id !== 'mainz');
    const before = routeLegsOf(trip);
    const after = routeLegsOf({ days: [first, { ...second, cityList }] });
    expect(after.map((leg) => before.includes(leg))).toEqual([true, true, false]);
    for (const leg of after) expect(legMeasure(leg, undefined)).toBe(legMeasure(leg, undefined));
    const answer = { meters: 1000, seconds: 60 };
    expect(after.map((leg) => legMeasure(leg, answer).meters)).toEqual([1000, 1000, 1000]);
  });

  it('are none for a single stop', () => {
    expect(ways(tripOf({ 'Tag 1': ['Köln'] }))).toEqual([]);
  });
});

describe('a direct leg', () => {
  it('has a length and no time, in the totals as in the schedule', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });
    const days = trip.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) => ({ ...stop, routeProfile: 'direct' as const })),
    }));
    const { totalDistance, totalDuration } = totalsOf(routeLegsOf({ days }));
    expect(totalDistance).toBeGreaterThan(20_000);
    expect(totalDuration).toBe(0);
    const [day] = scheduleTrip({ days }, () => ({ meters: 24_000, seconds: 900 }));
    expect(day).toMatchObject({ meters: 24_000, seconds: 0, drivingSeconds: 0 });
  });
});

describe('the totals of a trip', () => {
  const legs = routeLegsOf(tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }));

  it('are estimated', () => {
    const first = estimateLeg(placeOf('Köln'), placeOf('Bonn'), 'driving');
    const second = estimateLeg(placeOf('Bonn'), placeOf('Mainz'), 'driving');
    expect(totalsOf(legs)).toEqual({
      totalDistance: first.meters + second.meters,
      totalDuration: first.seconds + second.seconds,
      totalsAreMeasured: false,
    });
  });

  it('take what was measured where it was', () => {
    const second = estimateLeg(placeOf('Bonn'), placeOf('Mainz'), 'driving');
    const measured = totalsOf(legs, (leg) =>
      leg.cityId === 'bonn' ? { meters: 30_000, seconds: 1800 } : undefined,
    );
    expect(measured).toEqual({
      totalDistance: 30_000 + second.meters,
      totalDuration: 1800 + second.seconds,
      totalsAreMeasured: false,
    });
  });

  it('are measured where a routing service has answered for every leg', () => {
    const answer = { meters: 30_000, seconds: 1800 };
    expect(totalsOf(legs, () => answer).totalsAreMeasured).toBe(true);
    expect(totalsOf(legs, () => ({ ...answer, isEstimate: true })).totalsAreMeasured).toBe(false);
  });
});

describe('the estimate of a leg', () => {
  it.each([
    ['Köln', 'Berlin', 575, 6],
    ['München', 'Verona', 425, 4.75],
    ['Köln', 'Bonn', 30, 0.55],
    ['Paris', 'Lyon', 465, 4.75],
  ])('for driving from %s to %s is near %i km and %d h', (from, to, km, hours) => {
    const { meters, seconds } = estimateLeg(placeOf(from), placeOf(to), 'driving');
    expect(meters / 1000 / km).toBeGreaterThan(0.8);
    expect(meters / 1000 / km).toBeLessThan(1.25);
    expect(seconds / 3600 / hours).toBeGreaterThan(0.75);
    expect(seconds / 3600 / hours).toBeLessThan(1.35);
  });

  it('is the straight line for a direct leg', () => {
    const [from, to] = [placeOf('Köln'), placeOf('Bonn')];
    expect(estimateLeg(from, to, 'direct').meters).toBe(Math.round(distanceMeters(from, to)));
  });

  it('takes longer by bicycle and longest on foot', () => {
    const [from, to] = [placeOf('Köln'), placeOf('Bonn')];
    const hours = (['driving', 'cycling', 'walking'] as const).map(
      (profile) => estimateLeg(from, to, profile).seconds / 3600,
    );
    expect(hours[0]).toBeLessThan(1);
    expect(hours[1]).toBeGreaterThan(1.5);
    expect(hours[2]).toBeGreaterThan(6);
  });

  it('is nothing for staying where one is', () => {
    expect(estimateLeg(placeOf('Köln'), placeOf('Köln'), 'driving')).toEqual({
      meters: 0,
      seconds: 0,
    });
  });
});
