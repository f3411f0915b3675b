import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setDayStart } from '../operations/set-day-start.ts';
import { setVia } from '../operations/set-via.ts';
import { updateHotel } from '../operations/update-hotel.ts';
import { anyEdit, applyEdit } from '../testing/any-edit.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { countingIds, hotelOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { mergeTrips, type MergedTrip } from './merge-trips.ts';
import { takeBack } from './take-back.ts';
import {
  add,
  base,
  dropDay,
  dropStop,
  icon,
  idsByDay,
  meet,
  move,
  moveDayTo,
  rename,
  shift,
} from './testing/meet.ts';

/** The trip after the first of its conflicts has been decided the other way. */
function otherWay({ trip, conflicts }: MergedTrip): Trip {
  const [conflict] = conflicts;
  if (!conflict) throw new Error('no conflict');
  const result = takeBack(trip, conflict);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const at = (startMinutes: number) => (trip: Trip) =>
  setDayStart(trip, { dayId: 'tag-1', startMinutes });

const noted = (note: string) => (trip: Trip) =>
  updateHotel(trip, { hotelId: 'hotel-bonn', change: { note } });

/** The way to Bonn over points at these longitudes. */
const over =
  (...longitudes: readonly number[]) =>
  (trip: Trip) =>
    setVia(trip, { stopId: 'bonn', points: longitudes.map((lng) => ({ lat: 50.8, lng })) });

describe('taking back', () => {
  it('sets a lost title, date, icon and time', () => {
    expect(otherWay(meet(base, [rename('Rhein')], [rename('Main')])).title).toBe('Rhein');
    const shifted = otherWay(meet(base, [shift('2026-09-01')], [shift('2026-08-01')]));
    expect(shifted.days.at(-1)?.date).toBe('2026-09-03');
    const iconed = otherWay(meet(base, [icon('bonn', 'fuel')], [icon('bonn', 'camera')]));
    expect(stopsOf(iconed)[1]?.icon).toBe('fuel');
    expect(otherWay(meet(base, [at(60)], [at(90)])).days[0]?.startMinutes).toBe(60);
  });

  it('removes a detail of a hotel that one side had not written', () => {
    const known = { ...base, hotels: [hotelOf('Bonn', '2026-07-12', 1, { note: 'alt' })] };
    const merged = meet(known, [noted('früh')], [noted('spät')]);
    const notes = [merged.trip, otherWay(merged)].map((trip) => trip.hotels[0]?.note);
    expect(notes).toEqual(['spät', 'früh']);
    const unwritten = merged.conflicts.map((conflict) => ({ ...conflict, lost: null }));
    const [hotel = {}] = otherWay({ ...merged, conflicts: unwritten }).hotels;
    expect(Object.hasOwn(hotel, 'note')).toBe(false);
  });

  it('leads a leg over no point again, where one side had taken its points away', () => {
    const known = over(7.2)(base);
    if (!known.ok) throw new Error(known.error);
    const merged = meet(known.value, [over()], [over(7.4)]);
    expect(stopsOf(merged.trip)[1]?.via?.points).toHaveLength(1);
    expect(Object.hasOwn(stopsOf(otherWay(merged))[1] ?? {}, 'via')).toBe(false);
  });

  it('moves a stop to the lost place', () => {
    const trip = otherWay(meet(base, [move('bonn', 'tag-2')], [move('bonn', 'tag-3')]));
    expect(idsByDay(trip)['tag-2']).toEqual(['bonn', 'mainz']);
  });

  it('moves a day to the lost place', () => {
    const trip = otherWay(meet(base, [moveDayTo('tag-1', 2)], [moveDayTo('tag-1', 1)]));
    expect(Object.keys(idsByDay(trip))).toEqual(['tag-2', 'tag-3', 'tag-1']);
  });

  it('removes what stayed because it was edited', () => {
    const trip = otherWay(meet(base, [icon('bonn', 'fuel')], [dropStop('bonn')]));
    expect(idsByDay(trip)['tag-1']).toEqual(['koeln']);
  });

  it('brings a removed stop back to where it had been moved', () => {
    const trip = otherWay(meet(base, [move('bonn', 'tag-3', 1)], [dropStop('bonn')]));
    expect(idsByDay(trip)['tag-3']).toEqual(['basel', 'bonn']);
  });

  it('refuses what has nowhere to go', () => {
    const { trip, conflicts } = meet(base, [add('neu', 'tag-2')], [dropDay('tag-2')]);
    expect(conflicts.map((conflict) => takeBack(trip, conflict))).toEqual([
      { ok: false, error: 'day-gone' },
    ]);
  });

  it('makes a good trip of every conflict, unless its day or hotel is gone or the day is the last one', () => {
    let taken = 0;
    const edits = fc.array(anyEdit(), { minLength: 8, maxLength: 14 });
    fc.assert(
      fc.property(anyTrip({ maxDays: 4 }), edits, edits, (start, first, then) => {
        const after = (list: typeof first, who: string): Trip => {
          const makeId = countingIds(who);
          return list.reduce((trip, edit) => {
            const result = applyEdit(trip, edit, makeId);
            return result.ok ? result.value : trip;
          }, start);
        };
        const sides = { mine: after(first, 'ich'), theirs: after(then, 'du') };
        const { trip, conflicts } = mergeTrips({ base: start, ...sides, mineAt: 1, theirsAt: 2 });
        for (const conflict of conflicts) {
          const result = takeBack(trip, conflict);
          if (!result.ok) {
            expect(['day-gone', 'hotel-gone', 'last-day']).toContain(result.error);
            continue;
          }
          taken += 1;
          expect(checkTrip(result.value)).toEqual([]);
          // A lost place can be where the stop has come to stand anyway.
          if (conflict.field !== 'place') expect(result.value).not.toEqual(trip);
        }
      }),
      { numRuns: 200 },
    );
    expect(taken).toBeGreaterThan(100);
  }, 60_000);
});
