import { addEntry } from '../operations/add-entry.ts';
import { changeStop } from '../operations/change-stop.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { tripOf } from '../testing/trip-of.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { newStop } from '../trip/stop.ts';
import { MAX_STOPS, stopsOf } from '../trip/trip.ts';
import { mergeTrips } from './merge-trips.ts';
import { describe, expect, it } from 'vitest';
import {
  type Do,
  meet,
  base,
  add,
  move,
  dropStop,
  icon,
  rename,
  idsByDay,
} from './testing/meet.ts';

const print: Do = (trip) => ({ ok: true, value: { ...trip, tripPrints: trip.tripPrints + 1 } });

const withField = (name: string): Do[] => [
  (trip) => ({ ok: true, value: { ...trip, [name]: 1 } }),
  (trip) => changeStop(trip, 'koeln', (stop) => ({ ...stop, [name]: [2] })),
  (trip) => ({
    ok: true,
    value: { ...trip, days: trip.days.map((day) => ({ ...day, [name]: 3 })) },
  }),
];

describe('fields', () => {
  it('takes both edits where they are to different things', () => {
    const { trip, conflicts } = meet(
      base,
      [rename('Rhein'), icon('koeln', 'camera')],
      [icon('bonn', 'fuel'), (one) => setDayStart(one, { dayId: 'tag-1', startMinutes: 480 })],
    );
    expect(conflicts).toEqual([]);
    expect(trip.title).toBe('Rhein');
    expect(stopsOf(trip).map((stop) => stop.icon)).toEqual(['camera', 'fuel', '', '']);
    expect(trip.days[0]?.startMinutes).toBe(480);
  });

  it('keeps the later edit of one field and reports the other', () => {
    const { trip, conflicts } = meet(base, [rename('Rhein')], [rename('Main')]);
    expect(trip.title).toBe('Main');
    expect(conflicts).toEqual([
      {
        subject: 'trip',
        id: 'reise',
        stopId: null,
        field: 'title',
        kept: 'Main',
        lost: 'Rhein',
        keptFrom: 'theirs',
      },
    ]);
  });

  it.each([
    ['mine, when it is later', 2, 1, 'Rhein'],
    ['theirs, when it is later', 1, 2, 'Main'],
    ['theirs, when neither is later', 1, 1, 'Main'],
  ])('keeps %s', (_, mineAt, theirsAt, title) => {
    const [mine, theirs] = [accepted(rename('Rhein')(base)), accepted(rename('Main')(base))];
    const merged = mergeTrips({ base, mine, theirs, mineAt, theirsAt });
    expect(merged.trip.title).toBe(title);
    expect(merged.conflicts[0]?.keptFrom).toBe(title === 'Rhein' ? 'mine' : 'theirs');
  });

  it('merges unknown fields on every level like all others', () => {
    const { trip, conflicts } = meet(base, withField('morgen'), withField('danach'));
    expect(conflicts).toEqual([]);
    expect(trip).toMatchObject({ morgen: 1, danach: 1 });
    expect(trip.days[0]).toMatchObject({ morgen: 3, danach: 3 });
    expect(trip.days[0]?.cityList[0]).toMatchObject({ morgen: [2], danach: [2] });
  });

  it('counts the exports of both', () => {
    expect(meet(base, [print], [print, print]).trip.tripPrints).toBe(3);
  });
});

describe('stops', () => {
  it('moves a stop that one moved and the other edited, and does not double it', () => {
    const { trip, conflicts } = meet(base, [move('bonn', 'tag-3')], [icon('bonn', 'fuel')]);
    expect(idsByDay(trip)).toEqual({
      'tag-1': ['koeln'],
      'tag-2': ['mainz'],
      'tag-3': ['bonn', 'basel'],
    });
    expect(trip.days[2]?.cityList[0]?.icon).toBe('fuel');
    expect(conflicts).toEqual([]);
  });

  it('leaves a stop that both moved where the later one put it, and reports the other place', () => {
    const { trip, conflicts } = meet(base, [move('bonn', 'tag-2')], [move('bonn', 'tag-3', 1)]);
    expect(idsByDay(trip)).toEqual({
      'tag-1': ['koeln'],
      'tag-2': ['mainz'],
      'tag-3': ['basel', 'bonn'],
    });
    expect(conflicts).toMatchObject([
      {
        subject: 'stop',
        id: 'bonn',
        field: 'place',
        kept: { dayId: 'tag-3', index: 1 },
        lost: { dayId: 'tag-2', index: 0 },
      },
    ]);
  });

  it('keeps both moves of different stops within one day', () => {
    const day = tripOf({ Tag: ['Köln', 'Bonn', 'Mainz', 'Basel'] });
    const { trip, conflicts } = meet(day, [move('basel', 'tag', 0)], [move('koeln', 'tag', 3)]);
    expect(idsByDay(trip)).toEqual({ tag: ['basel', 'bonn', 'mainz', 'koeln'] });
    expect(conflicts).toEqual([]);
  });

  it('reports a place in a day that both have chosen differently', () => {
    const day = tripOf({ Tag: ['Köln', 'Bonn', 'Mainz', 'Basel'] });
    const { trip, conflicts } = meet(day, [move('basel', 'tag', 0)], [move('basel', 'tag', 1)]);
    expect(idsByDay(trip)).toEqual({ tag: ['koeln', 'basel', 'bonn', 'mainz'] });
    expect(conflicts).toMatchObject([{ id: 'basel', field: 'place', lost: { index: 0 } }]);
  });

  it('keeps the stops of both in one gap, those of each together', () => {
    const { trip } = meet(
      base,
      [add('m1', 'tag-1', 1), add('m2', 'tag-1', 2)],
      [add('d1', 'tag-1', 1), add('d2', 'tag-1', 2)],
    );
    expect(idsByDay(trip)['tag-1']).toEqual(['koeln', 'd1', 'd2', 'm1', 'm2', 'bonn']);
  });

  it('lets an edited stop stay although the other one removed it, and reports that', () => {
    const { trip, conflicts } = meet(base, [icon('bonn', 'fuel')], [dropStop('bonn')]);
    expect(idsByDay(trip)['tag-1']).toEqual(['koeln', 'bonn']);
    expect(conflicts).toMatchObject([
      {
        subject: 'stop',
        id: 'bonn',
        field: null,
        kept: { icon: 'fuel' },
        lost: null,
        keptFrom: 'mine',
      },
    ]);
  });

  it('keeps a stop for an entry that was added to it', () => {
    const entry = {
      id: 'e',
      entryType: 'restaurant',
      name: 'Em Höttche',
      location: EMPTY_LOCATION,
    } as const;
    const { trip } = meet(
      base,
      [dropStop('bonn')],
      [(one) => addEntry(one, { stopId: 'bonn', entry })],
    );
    expect(trip.days[0]?.cityList[1]?.entries).toEqual([entry]);
  });

  it('removes a stop that the other one only moved, and reports it with its place', () => {
    const { trip, conflicts } = meet(base, [move('bonn', 'tag-3')], [dropStop('bonn')]);
    expect(idsByDay(trip)).toEqual({ 'tag-1': ['koeln'], 'tag-2': ['mainz'], 'tag-3': ['basel'] });
    expect(conflicts).toMatchObject([
      {
        id: 'bonn',
        field: null,
        kept: null,
        lost: { id: 'bonn' },
        place: { dayId: 'tag-3', index: 0 },
      },
    ]);
  });

  it('drops stops of the earlier edit that the limit has no room for, and reports them', () => {
    const many = {
      ...base,
      days: base.days.map((day, index) => ({
        ...day,
        cityList:
          index > 0
            ? []
            : Array.from({ length: MAX_STOPS - 1 }, (_, stop) =>
                newStop({ id: `s${stop}`, location: placeOf('Köln') }),
              ),
      })),
    };
    const { trip, conflicts } = meet(many, [add('m', 'tag-2')], [add('d', 'tag-2')]);
    expect(idsByDay(trip)['tag-2']).toEqual(['d']);
    expect(conflicts).toMatchObject([{ id: 'm', field: null, kept: null, lost: { id: 'm' } }]);
  });
});
