import { describe, expect, it } from 'vitest';
import { addDayAfter, addDayBefore } from '../operations/add-day.ts';
import { addEntry } from '../operations/add-entry.ts';
import { addHotel } from '../operations/add-hotel.ts';
import { addStop } from '../operations/add-stop.ts';
import { changeStop } from '../operations/change-stop.ts';
import { countExport } from '../operations/count-export.ts';
import { moveStop } from '../operations/move-stop.ts';
import type { Refusal } from '../operations/refusal.ts';
import { removeDay } from '../operations/remove-day.ts';
import { removeHotel } from '../operations/remove-hotel.ts';
import { removeStop } from '../operations/remove-stop.ts';
import { renameTrip } from '../operations/rename-trip.ts';
import { setDates } from '../operations/set-dates.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { setIcon } from '../operations/set-icon.ts';
import { setTransportLeg } from '../operations/transport-leg.ts';
import { shiftDates } from '../operations/shift-dates.ts';
import { updateHotel } from '../operations/update-hotel.ts';
import type { Result } from '../result.ts';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { countingIds, dateOf, datesOf, hotelOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { newStop } from '../trip/stop.ts';
import { MAX_DAYS, MAX_STOPS, stopsOf, type Trip } from '../trip/trip.ts';
import { mergeTrips, type MergedTrip } from './merge-trips.ts';

type Do = (trip: Trip) => Result<Trip, Refusal>;

/** Merges what two have made of a trip, the second one later; the result is a good trip in any case. */
function meet(base: Trip, first: readonly Do[], then: readonly Do[]): MergedTrip {
  const after = (deeds: readonly Do[]): Trip =>
    deeds.reduce((trip, deed) => accepted(deed(trip)), base);
  const merged = mergeTrips({
    base,
    mine: after(first),
    theirs: after(then),
    mineAt: 1,
    theirsAt: 2,
  });
  expect(checkTrip(merged.trip)).toEqual([]);
  return merged;
}

const base = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'], 'Tag 3': ['Basel'] });

const add =
  (id: string, dayId: string, index?: number): Do =>
  (trip) =>
    addStop(trip, {
      stop: { id, location: placeOf('Wien') },
      dayId,
      ...(index !== undefined && { index }),
    });
const move =
  (stopId: string, toDayId: string, index = 0): Do =>
  (trip) =>
    moveStop(trip, { stopId, toDayId, index });
const dropStop =
  (stopId: string): Do =>
  (trip) =>
    removeStop(trip, { stopId });
const dropDay =
  (dayId: string): Do =>
  (trip) =>
    removeDay(trip, { dayId });
const icon =
  (stopId: string, name: string): Do =>
  (trip) =>
    setIcon(trip, { stopId, icon: name });
const shift =
  (start: string): Do =>
  (trip) =>
    shiftDates(trip, { start: dateOf(start) });
const rename =
  (title: string): Do =>
  (trip) =>
    renameTrip(trip, { title });

const idsByDay = (trip: Trip) =>
  Object.fromEntries(trip.days.map((day) => [day.id, day.cityList.map((stop) => stop.id)]));

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
    ['theirs, when nobody is later', 1, 1, 'Main'],
  ])('keeps %s', (_, mineAt, theirsAt, title) => {
    const [mine, theirs] = [accepted(rename('Rhein')(base)), accepted(rename('Main')(base))];
    const merged = mergeTrips({ base, mine, theirs, mineAt, theirsAt });
    expect(merged.trip.title).toBe(title);
    expect(merged.conflicts[0]?.keptFrom).toBe(title === 'Rhein' ? 'mine' : 'theirs');
  });

  it('merges unknown fields on every level like all others', () => {
    const withField = (name: string): Do[] => [
      (trip) => ({ ok: true, value: { ...trip, [name]: 1 } }),
      (trip) => changeStop(trip, 'koeln', (stop) => ({ ...stop, [name]: [2] })),
      (trip) => ({
        ok: true,
        value: { ...trip, days: trip.days.map((day) => ({ ...day, [name]: 3 })) },
      }),
    ];
    const { trip, conflicts } = meet(base, withField('morgen'), withField('danach'));
    expect(conflicts).toEqual([]);
    expect(trip).toMatchObject({ morgen: 1, danach: 1 });
    expect(trip.days[0]).toMatchObject({ morgen: 3, danach: 3 });
    expect(trip.days[0]?.cityList[0]).toMatchObject({ morgen: [2], danach: [2] });
  });

  it('counts the exports of both', () => {
    expect(meet(base, [countExport], [countExport, countExport]).trip.tripPrints).toBe(3);
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

  it('keeps a stop for an entry that somebody added to it', () => {
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

  it('lets a stop go where somebody moved it, out of a day that the other one removed', () => {
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

  it('reports what somebody changed in a day that the other one removed', () => {
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
    const long =
      (count: number, who: string): Do =>
      (trip) => {
        const start = dateOf('2026-07-12');
        const end = dateOf(count === 300 ? '2027-05-07' : '2027-05-08');
        return setDates(trip, { start, end, makeId: countingIds(who) });
      };
    const { trip, conflicts } = meet(base, [long(300, 'm'), add('neu', 'm-297')], [long(301, 'd')]);
    expect(trip.days).toHaveLength(MAX_DAYS);
    expect(conflicts.filter(({ subject }) => subject === 'day')).toHaveLength(
      297 + 298 + 3 - MAX_DAYS,
    );
    expect(stopsOf(trip).map((stop) => stop.id)).toContain('neu');
  });
});

describe('hotels and legs', () => {
  const hotel = hotelOf('Köln', '2026-07-13', 2);
  const withHotel = accepted(addHotel(base, { hotel }));

  it('lets a hotel follow the days of both', () => {
    const { trip, conflicts } = meet(
      withHotel,
      [(one) => addDayBefore(one, { dayId: 'tag-1', newDayId: 'neu' })],
      [shift('2026-08-01')],
    );
    expect(trip.hotels).toMatchObject([{ checkInDate: '2026-08-03', checkOutDate: '2026-08-05' }]);
    expect(trip.days.map((day) => day.hotelId)).toEqual([null, null, hotel.id, hotel.id]);
    expect(conflicts).toEqual([]);
  });

  it('holds the dates of a hotel that one booked while the other shifted the trip', () => {
    const book: Do = (trip) => updateHotel(trip, { hotelId: hotel.id, change: { booked: true } });
    const { trip } = meet(withHotel, [book], [shift('2026-08-01')]);
    expect(trip.hotels).toMatchObject([{ booked: true, checkInDate: '2026-07-13' }]);
  });

  it('lets an edited hotel stay with its nights although the other one removed it', () => {
    const price: Do = (trip) => updateHotel(trip, { hotelId: hotel.id, change: { price: '80 €' } });
    const drop: Do = (trip) => removeHotel(trip, { hotelId: hotel.id });
    const { trip, conflicts } = meet(withHotel, [price], [drop]);
    expect(trip.days.map((day) => day.hotelId)).toEqual([null, hotel.id, hotel.id]);
    expect(conflicts).toMatchObject([{ subject: 'hotel', field: null, lost: null }]);
  });

  it('removes a hotel whose dates only followed the days', () => {
    const drop: Do = (trip) => removeHotel(trip, { hotelId: hotel.id });
    const { trip, conflicts } = meet(withHotel, [shift('2026-08-01')], [drop]);
    expect([trip.hotels, conflicts]).toEqual([[], []]);
    expect(trip.days.map((day) => day.hotelId)).toEqual([null, null, null]);
  });

  it('gives a night that both have planned to the later hotel, keeps both and reports the night', () => {
    const book =
      (place: string): Do =>
      (trip) =>
        addHotel(trip, { hotel: hotelOf(place, '2026-07-12', 1) });
    const { trip, conflicts } = meet(base, [book('Bonn')], [book('Mainz')]);
    expect(trip.hotels.map(({ id }) => id).toSorted()).toEqual(['hotel-bonn', 'hotel-mainz']);
    expect(trip.days[0]?.hotelId).toBe('hotel-mainz');
    expect(conflicts).toMatchObject([
      { subject: 'day', id: 'tag-1', field: 'hotelId', kept: 'hotel-mainz', lost: 'hotel-bonn' },
    ]);
  });

  it('keeps the later of two ways home and reports the other as a whole', () => {
    const leg =
      (id: string): Do =>
      (trip) =>
        setTransportLeg(trip, {
          field: 'departureEntry',
          leg: {
            id,
            url: '',
            booked: false,
            type: 'train',
            from: EMPTY_LOCATION,
            to: EMPTY_LOCATION,
            departureDateTime: '',
            arrivalDateTime: '',
            price: '',
            provider: id,
          },
        });
    const { trip, conflicts } = meet(base, [leg('ice')], [leg('nachtzug')]);
    expect(trip.departureEntry?.id).toBe('nachtzug');
    expect(conflicts).toMatchObject([
      {
        subject: 'leg',
        id: 'departureEntry',
        field: null,
        kept: { id: 'nachtzug' },
        lost: { id: 'ice' },
      },
    ]);
  });
});
