import { describe, expect, it } from 'vitest';
import { dateOf, tripOf } from '../testing/trip-of.ts';
import { currentDayIndex, nextStopOf } from './current-day.ts';
import { scheduleTrip } from './schedule-trip.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Basel'] });

describe('the current day', () => {
  it.each([
    ['2026-07-13', 1, 'is that of the date'],
    ['2026-01-01', 0, 'is the first one before the trip'],
    ['2026-12-31', 2, 'is the last one after the trip'],
  ])('on %s (%i) %s', (date, index) => {
    expect(currentDayIndex(TRIP, dateOf(date))).toBe(index);
  });

  it('is the next one where the trip has a gap', () => {
    const [first, , third] = TRIP.days;
    const days = [first, third].flatMap((day) => (day ? [day] : []));
    expect(currentDayIndex({ days }, dateOf('2026-07-13'))).toBe(1);
  });
});

describe('the next stop', () => {
  const [first] = scheduleTrip(TRIP, () => ({ meters: 30_000, seconds: 3600 }));
  if (!first) throw new Error('a day');
  const [, bonn] = first.stops;

  it('is the first one to which a way leads', () => {
    expect(nextStopOf(first, null)).toBe(bonn);
  });

  it('is the one that is not reached yet by the clock', () => {
    const arrival = bonn?.arrivalMinutes ?? 0;
    expect(nextStopOf(first, arrival - 1)).toBe(bonn);
    expect(nextStopOf(first, arrival)).toBeNull();
  });
});
