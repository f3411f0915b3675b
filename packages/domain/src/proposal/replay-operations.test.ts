import { describe, expect, it } from 'vitest';
import { dateOf, hotelOf, routeOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { placeOf } from '../testing/places.ts';
import { previewThorough } from '../operations/optimise-thoroughly.ts';
import { stopsOf } from '../trip/trip.ts';
import type { TripOperation } from './operation.ts';
import { replayOperations } from './replay-operations.ts';

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Heidelberg'], 'Tag 3': [] });

const ADD_FRANKFURT: TripOperation = {
  op: 'addStop',
  dayId: 'tag-2',
  afterStopId: 'mainz',
  stop: { id: 'neu', location: placeOf('Frankfurt') },
};

describe('replayOperations', () => {
  it('does the operations one after the other', () => {
    const replayed = replayOperations(trip, [
      ADD_FRANKFURT,
      { op: 'moveStop', stopId: 'neu', dayId: 'tag-3' },
      { op: 'renameTrip', title: 'Am Rhein' },
    ]);
    expect(sketchOf(replayed.trip)).toEqual({
      'tag-1': ['Köln', 'Bonn'],
      'tag-2': ['Mainz', 'Heidelberg'],
      'tag-3': ['Frankfurt'],
    });
    expect(replayed.trip.title).toBe('Am Rhein');
    expect(replayed.done).toHaveLength(3);
  });

  it('puts a stop behind its neighbour wherever that stands by now', () => {
    const moved = replayOperations(trip, [
      { op: 'moveStop', stopId: 'mainz', dayId: 'tag-3' },
    ]).trip;
    expect(sketchOf(replayOperations(moved, [ADD_FRANKFURT]).trip)['tag-3']).toEqual([
      'Mainz',
      'Frankfurt',
    ]);
  });

  it('names what no longer fits and does the rest', () => {
    const without = replayOperations(trip, [{ op: 'removeStops', stopIds: ['mainz'] }]).trip;
    const rename: TripOperation = { op: 'renameTrip', title: 'Am Main' };
    const replayed = replayOperations(without, [ADD_FRANKFURT, rename]);
    expect(replayed.notFitting).toEqual([{ operation: ADD_FRANKFURT, reason: 'stop-gone' }]);
    expect(replayed.done).toEqual([rename]);
    expect(routeOf(replayed.trip)).toEqual(['Köln', 'Bonn', 'Heidelberg']);
  });

  it.each([
    ['koeln', 'bonn', ['Bonn', 'Köln', 'Mainz', 'Heidelberg']],
    ['heidelberg', 'mainz', ['Köln', 'Bonn', 'Heidelberg', 'Mainz']],
    ['koeln', 'heidelberg', ['Heidelberg', 'Bonn', 'Mainz', 'Köln']],
  ])('lets %s and %s change places', (stopId, otherStopId, route) => {
    const swapped = replayOperations(trip, [{ op: 'swapStops', stopId, otherStopId }]).trip;
    expect(routeOf(swapped)).toEqual(route);
  });

  it('brings stops into the order that an optimisation found, and refuses once they are others', () => {
    const zigzag = tripOf(
      { 'Tag 1': ['Köln'], 'Tag 2': ['Heidelberg'], 'Tag 3': ['Bonn'], 'Tag 4': ['Mainz'] },
      { hotels: [hotelOf('Heidelberg', '2026-07-13', 1)] },
    );
    const best = previewThorough(zigzag, {
      matrix: { stopIds: [], meters: [], seconds: [] },
      by: 'time',
      keepLast: false,
      seed: 1,
      mayGoOn: () => true,
    }).trip;
    const order: TripOperation = { op: 'orderStops', stopIds: stopsOf(best).map(({ id }) => id) };
    expect(replayOperations(zigzag, [order]).trip).toEqual(best);
    const fewer = replayOperations(zigzag, [{ op: 'removeStops', stopIds: ['bonn'] }]).trip;
    expect(replayOperations(fewer, [order]).notFitting).toEqual([
      { operation: order, reason: 'order-outdated' },
    ]);
  });

  it('names the days that the trip gets in addition as the proposal did', () => {
    const longer = replayOperations(trip, [
      {
        op: 'setDates',
        start: dateOf('2026-07-12'),
        end: dateOf('2026-07-15'),
        newDayIds: ['vier'],
      },
    ]).trip;
    expect(longer.days.map(({ id }) => id)).toEqual(['tag-1', 'tag-2', 'tag-3', 'vier']);
  });
});
