import {
  checkTrip,
  isFirm,
  nightsOf,
  routeLegsOf,
  totalsOf,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import { dateOf } from '@fahrtwind/domain/testing';
import { describe, expect, it } from 'vitest';
import { demoStart } from './demo-start.ts';
import { de } from './demo-texts.de.ts';
import { en } from './demo-texts.en.ts';
import { demoTripFor } from './demo-trip.ts';

const args = {
  id: 'demo-gast1',
  userId: 'gast1',
  start: dateOf('2027-07-03'),
  now: '2026-11-15T10:00:00.000Z',
};

function demo(texts = de): Trip {
  const made = demoTripFor(args, texts);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

describe('the demo trip', () => {
  it.each([
    ['German', de],
    ['English', en],
  ])('is a sound trip of nine days through the Alps in %s [DT-1]', (_, texts) => {
    const trip = demo(texts);
    expect(checkTrip(trip)).toEqual([]);
    expect(trip).toMatchObject({ id: 'demo-gast1', userId: 'gast1', title: texts.title });
    expect([trip.days.at(0)?.date, trip.days.at(8)?.date]).toEqual(['2027-07-03', '2027-07-11']);
    expect(stopsOf(trip).every((stop) => stop.location.label.includes(','))).toBe(true);
  });

  it('has all that a plan can have: nights, activities, restaurants, notes, optional stops, toll, legs', () => {
    const trip = demo();
    const stops = stopsOf(trip);
    const kinds = new Set(stops.flatMap((stop) => stop.entries.map((entry) => entry.entryType)));
    expect([...kinds].toSorted()).toEqual(['activity', 'note', 'restaurant']);
    expect(stops.filter((stop) => !isFirm(stop)).length).toBeGreaterThan(2);
    expect(stops.filter((stop) => stop.note !== null).length).toBeGreaterThan(8);
    expect(new Set(stops.map((stop) => stop.toll))).toEqual(new Set([true, false]));
    expect(new Set(stops.map((stop) => stop.routeProfile))).toEqual(
      new Set(['driving', 'walking', 'direct']),
    );
    expect([trip.arrivalEntry?.type, trip.duringTripEntry?.type]).toEqual(['train', 'car']);
    expect(trip.hotels.reduce((sum, hotel) => sum + nightsOf(hotel), 0)).toBe(8);
    expect(trip.days.slice(0, -1).every((day) => day.hotelId !== null)).toBe(true);
  });

  it('claims no booking: no price, no link, nothing booked', () => {
    const { hotels, arrivalEntry, departureEntry, duringTripEntry } = demo();
    for (const thing of [...hotels, arrivalEntry, departureEntry, duringTripEntry]) {
      expect(thing).toMatchObject({ booked: false, price: '', url: '' });
    }
  });

  it('drives only ways that a day allows, between places that lie in the Alps', () => {
    const trip = demo();
    const { totalDistance } = totalsOf(routeLegsOf(trip));
    expect(totalDistance).toBeGreaterThan(900_000);
    expect(totalDistance).toBeLessThan(1_700_000);
    for (const { from, to } of routeLegsOf(trip)) {
      expect(Math.hypot(from.lat - to.lat, from.lng - to.lng)).toBeLessThan(2.1);
    }
  });

  it('is the same trip from two tabs, down to every id', () => {
    expect(demo()).toEqual(demo());
    expect(stopsOf(demo()).every((stop) => stop.id.startsWith('demo-gast1-'))).toBe(true);
  });
});

describe('the start of the demo trip', () => {
  it.each([
    ['2026-07-08', '2026-07-11', 'the next Saturday in summer'],
    ['2026-07-11', '2026-07-18', 'a week later on a Saturday'],
    ['2026-11-15', '2027-07-03', 'in July when the passes are closed'],
    ['2026-02-01', '2026-07-04', 'in July of the same year'],
    ['2026-09-18', '2026-09-19', 'still in September'],
    ['2026-09-20', '2027-07-03', 'next year when the week would end in snow'],
    ['2023-01-01', '2023-07-01', 'on the first of July itself'],
  ])('from %s on is %s: %s', (today, start) => {
    expect(demoStart(dateOf(today))).toBe(start);
  });
});
