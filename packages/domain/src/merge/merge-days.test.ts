import { addDayAfter, addDayBefore } from '../operations/add-day.ts';
import { setDates } from '../operations/set-dates.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { countingIds, dateOf, datesOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { MAX_DAYS, stopsOf } from '../trip/trip.ts';
import { describe, expect, it } from 'vitest';
import {
  type Do,
  meet,
  base,
  add,
  move,
  moveDayTo,
  dropDay,
  shift,
  idsByDay,
} from './testing/meet.ts';

const long =
  (count: number, who: string): Do =>
  (trip) => {
    const start = dateOf('2026-07-12');
    const end = dateOf(count === 300 ? '2027-05-07' : '2027-05-08');
    return setDates(trip, { start, end, makeId: countingIds(who) });
  };

describe('days', () => {
  it('keeps the days that both added and numbers the dates through', () => {
    const { trip, conflicts } = meet(
      base,
      [(one) => addDayBefore(one, { dayId: 'tag-1', newDayId: 'neu-a' })],
      [(one) => addDayAfter(one, { dayId: 'tag-3', newDayId: 'neu-b' }), shift('2026-08-01')],
    );
    expect(sketchOf(trip)).toEqual({
      'neu-a': [],
      'tag-1': ['Köln', 'Bonn'],
      'tag-2': ['Mainz'],
      'tag-3': ['Basel'],
      'neu-b': [],
    });
    expect(datesOf(trip)).toEqual([
      '2026-08-01',
      '2026-08-02',
      '2026-08-03',
      '2026-08-04',
      '2026-08-05',
    ]);
    expect(conflicts).toEqual([]);
  });

  it('puts a stop whose day is gone elsewhere at the beginning of the next day, marks and reports it', () => {
    const { trip, conflicts } = meet(base, [add('neu', 'tag-2')], [dropDay('tag-2')]);
    expect(idsByDay(trip)).toEqual({
      'tag-1': ['koeln', 'bonn'],
      'tag-3': ['mainz', 'neu', 'basel'],
    });
    expect(trip.movedCities).toContain('neu');
    expect(conflicts).toMatchObject([
      {
        id: 'neu',
        field: 'place',
        kept: { dayId: 'tag-3', index: 1 },
        lost: { dayId: 'tag-2', index: 1 },
        keptFrom: 'theirs',
      },
    ]);
  });

  it('puts it at the end of the day before where there is no next one', () => {
    const { trip } = meet(base, [dropDay('tag-3')], [move('koeln', 'tag-3', 0)]);
    expect(idsByDay(trip)).toEqual({ 'tag-1': ['bonn'], 'tag-2': ['mainz', 'koeln', 'basel'] });
  });

  it('lets a stop go where one version moved it, out of a day that the other removed', () => {
    const { trip, conflicts } = meet(base, [move('mainz', 'tag-1', 0)], [dropDay('tag-2')]);
    expect(idsByDay(trip)).toEqual({ 'tag-1': ['mainz', 'koeln', 'bonn'], 'tag-3': ['basel'] });
    expect(conflicts).toEqual([]);
  });

  it('keeps the days of the later one when together they have removed all', () => {
    const { trip, conflicts } = meet(
      base,
      [dropDay('tag-1'), dropDay('tag-2')],
      [dropDay('tag-3')],
    );
    expect(idsByDay(trip)).toEqual({ 'tag-1': ['koeln', 'bonn'], 'tag-2': ['mainz', 'basel'] });
    expect(conflicts).toMatchObject([
      { subject: 'day', id: 'tag-1', field: null, lost: null },
      { subject: 'day', id: 'tag-2', field: null, lost: null },
    ]);
  });

  it('reports what one version changed in a day that the other removed', () => {
    const { trip, conflicts } = meet(
      base,
      [(one) => setDayStart(one, { dayId: 'tag-2', startMinutes: 480 })],
      [dropDay('tag-2')],
    );
    expect(trip.days).toHaveLength(2);
    expect(conflicts).toMatchObject([
      { subject: 'day', id: 'tag-2', field: 'startMinutes', lost: 480 },
    ]);
  });

  it('keeps the later of two new starts and reports the other', () => {
    const { trip, conflicts } = meet(base, [shift('2026-09-01')], [shift('2026-08-01')]);
    expect(datesOf(trip)[0]).toBe('2026-08-01');
    expect(conflicts).toMatchObject([{ subject: 'trip', field: 'start', lost: '2026-09-01' }]);
  });

  it('goes back with the start where the days of both would leave the calendar', () => {
    const { trip, conflicts } = meet(
      base,
      [(one) => addDayAfter(one, { dayId: 'tag-3', newDayId: 'neu' })],
      [shift('2199-12-29')],
    );
    expect(datesOf(trip)).toEqual(['2199-12-28', '2199-12-29', '2199-12-30', '2199-12-31']);
    expect(conflicts).toMatchObject([{ field: 'start', kept: '2199-12-28', lost: '2199-12-29' }]);
  });

  it('drops days of the earlier edit that the limit has no room for, and keeps their stops', () => {
    const { trip, conflicts } = meet(base, [long(300, 'm'), add('neu', 'm-297')], [long(301, 'd')]);
    expect(trip.days).toHaveLength(MAX_DAYS);
    expect(conflicts.filter(({ subject }) => subject === 'day')).toHaveLength(
      297 + 298 + 3 - MAX_DAYS,
    );
    expect(stopsOf(trip).map((stop) => stop.id)).toContain('neu');
  });
});

const orderOf = ({ trip }: ReturnType<typeof meet>) => trip.days.map((day) => day.id);

describe('the order of days', () => {
  it('leaves a day that both moved where the later one put it, and reports the other place', () => {
    const met = meet(base, [moveDayTo('tag-1', 2)], [moveDayTo('tag-1', 1)]);
    expect(orderOf(met)).toEqual(['tag-2', 'tag-1', 'tag-3']);
    expect(met.conflicts).toEqual([
      {
        subject: 'day',
        id: 'tag-1',
        stopId: null,
        field: 'place',
        kept: 1,
        lost: 2,
        keptFrom: 'theirs',
      },
    ]);
    const [mine, theirs] = [[moveDayTo('tag-1', 1)], [moveDayTo('tag-1', 2)]];
    const other = meet(base, mine, theirs);
    expect(orderOf(other)).toEqual(['tag-2', 'tag-3', 'tag-1']);
    expect(other.conflicts).toMatchObject([{ id: 'tag-1', field: 'place', kept: 2, lost: 1 }]);
  });

  it('keeps the later of a move forward and a move back, and reports the other', () => {
    const met = meet(base, [moveDayTo('tag-2', 2)], [moveDayTo('tag-2', 0)]);
    expect(orderOf(met)).toEqual(['tag-2', 'tag-1', 'tag-3']);
    expect(met.conflicts).toMatchObject([{ subject: 'day', id: 'tag-2', kept: 0, lost: 2 }]);
  });

  it.each([
    { moves: [moveDayTo('e', 0), moveDayTo('b', 3)], days: ['e', 'a', 'c', 'd', 'b'] },
    { moves: [moveDayTo('d', 0), moveDayTo('e', 0)], days: ['e', 'd', 'a', 'b', 'c'] },
    { moves: [moveDayTo('a', 4), moveDayTo('b', 4)], days: ['c', 'd', 'e', 'b', 'a'] },
  ])('keeps moves of different days without a word: $days', ({ moves: [one, other], days }) => {
    const five = tripOf({ A: [], B: [], C: [], D: [], E: [] });
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const met = meet(five, first ? [first] : [], second ? [second] : []);
      expect(orderOf(met)).toEqual(days);
      expect(met.conflicts).toEqual([]);
    }
  });

  it('reports the move of a day that the other one removed', () => {
    const met = meet(base, [dropDay('tag-3')], [moveDayTo('tag-3', 0)]);
    expect(orderOf(met)).toEqual(['tag-1', 'tag-2']);
    expect(met.conflicts).toMatchObject([
      { subject: 'day', id: 'tag-3', field: 'place', kept: null, lost: 0, keptFrom: 'mine' },
    ]);
  });
});
