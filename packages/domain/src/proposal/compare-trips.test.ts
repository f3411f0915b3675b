import { describe, expect, it } from 'vitest';
import { hotelOf, tripOf } from '../testing/trip-of.ts';
import { placeOf } from '../testing/places.ts';
import { compareTrips } from './compare-trips.ts';
import type { TripOperation } from './operation.ts';
import { replayOperations } from './replay-operations.ts';

const trip = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Heidelberg'] },
  { hotels: [hotelOf('Bonn', '2026-07-12', 1, { price: '80 €' })] },
);

const after = (...operations: readonly TripOperation[]) =>
  compareTrips(trip, replayOperations(trip, operations).trip);

describe('compareTrips', () => {
  it('finds nothing where nothing changed', () => {
    expect(after()).toMatchObject({
      isSame: true,
      stops: [],
      hotels: [],
      title: null,
      dates: null,
    });
  });

  it('tells added, removed, moved and changed stops apart, and moves only the one that was moved', () => {
    const { stops } = after(
      { op: 'addStop', dayId: 'tag-2', stop: { id: 'neu', location: placeOf('Frankfurt') } },
      { op: 'removeStops', stopIds: ['bonn'] },
      { op: 'moveStop', stopId: 'koeln', dayId: 'tag-3' },
      { op: 'setToll', stopId: 'mainz', toll: false },
    );
    expect(
      stops.map(({ kind, name, dayBefore, dayAfter }) => [kind, name, dayBefore, dayAfter]),
    ).toEqual([
      ['changed', 'Mainz', 2, 2],
      ['added', 'Frankfurt', null, 2],
      ['moved', 'Köln', 1, 3],
      ['removed', 'Bonn', 1, null],
    ]);
    expect(stops[0]?.fields).toEqual(['toll']);
  });

  it('counts stops, days, way, time and costs before and after', () => {
    const {
      before,
      after: now,
      hotels,
      title,
      dates,
    } = after(
      { op: 'removeStops', stopIds: ['heidelberg'] },
      { op: 'removeDay', dayId: 'tag-3' },
      { op: 'removeHotel', hotelId: 'hotel-bonn' },
      { op: 'renameTrip', title: 'Kurz' },
    );
    expect([before.stops, before.days, before.cents]).toEqual([4, 3, 8000]);
    expect([now.stops, now.days, now.cents]).toEqual([3, 2, 0]);
    expect(now.meters).toBeLessThan(before.meters);
    expect(now.seconds).toBeLessThan(before.seconds);
    expect(hotels).toMatchObject([{ kind: 'removed', name: 'Hotel Bonn' }]);
    expect(title).toEqual({ before: 'Mein Roadtrip', after: 'Kurz' });
    expect(dates?.after.end).toBe('2026-07-13');
  });
});
