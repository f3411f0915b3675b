import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyDate } from '../testing/any-basics.ts';
import { anyEdit, applyEdit } from '../testing/any-edit.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { countingIds, dateOf, datesOf, tripOf } from '../testing/trip-of.ts';
import { nightsOf } from '../trip/hotel.ts';
import type { Trip } from '../trip/trip.ts';
import { addDayBefore } from './add-day.ts';
import { setDates } from './set-dates.ts';
import { shiftDates } from './shift-dates.ts';

/** A calendar that knows nothing of ours: whole days of 24 hours in universal time. */
const naiveDate = (start: string, days: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const naiveDays = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

const naiveDates = (trip: Trip): readonly string[] =>
  trip.days.map((_, index) => naiveDate(trip.days[0]?.date ?? '', index));

it('has one day for each date, like a naive count of days, whatever is done to days and dates', () => {
  const edit = anyEdit([
    'addDayAfter',
    'addDayBefore',
    'moveStopsLater',
    'optimiseRoute',
    'removeDay',
    'setDates',
    'shiftDates',
  ]);
  fc.assert(
    fc.property(anyTrip(), fc.array(edit, { maxLength: 10 }), (drawn, edits) => {
      const makeId = countingIds();
      edits.reduce((before, one) => {
        const result = applyEdit(before, one, makeId);
        if (!result.ok) return before;
        expect(datesOf(result.value)).toEqual(naiveDates(result.value));
        return result.value;
      }, drawn);
    }),
  );
}, 30_000);

it('shifts every day and every hotel that is not booked by the same number of days [DY-6]', () => {
  fc.assert(
    fc.property(anyTrip(), anyDate, (trip, start) => {
      const shifted = accepted(shiftDates(trip, { start }));
      const days = naiveDays(trip.days[0]?.date ?? '', start);
      expect(datesOf(shifted)).toEqual(trip.days.map((day) => naiveDate(day.date, days)));
      for (const [index, hotel] of shifted.hotels.entries()) {
        const before = trip.hotels[index];
        if (!before) throw new Error('a hotel has come from nowhere');
        const isOnADay = trip.days.some((day) => day.hotelId === hotel.id);
        const expected = hotel.booked || !isOnADay ? 0 : days;
        expect(hotel.checkInDate).toBe(naiveDate(before.checkInDate, expected));
        expect(nightsOf(hotel)).toBe(nightsOf(before));
      }
    }),
  );
});

describe('treacherous dates', () => {
  const three = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': [], 'Tag 3': ['Bonn'] });

  it.each([
    ['the beginning of summer time', '2026-03-28', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['the end of summer time', '2026-10-24', ['2026-10-24', '2026-10-25', '2026-10-26']],
    ['a leap day', '2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['a year without one', '2027-02-28', ['2027-02-28', '2027-03-01', '2027-03-02']],
    ['a century without one', '2100-02-27', ['2100-02-27', '2100-02-28', '2100-03-01']],
    ['the end of a year', '2026-12-30', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ])('are no trouble at %s [DY-5, DY-6]', (_, first, dates) => {
    const start = dateOf(first);
    expect(datesOf(accepted(shiftDates(three, { start })))).toEqual(dates);
    const end = dateOf(dates[2] ?? '');
    const set = accepted(setDates(three, { start, end, makeId: countingIds() }));
    expect(datesOf(set)).toEqual(dates);
    const longer = accepted(addDayBefore(set, { dayId: 'tag-1', newDayId: 'neu' }));
    expect(datesOf(longer)).toEqual([...dates, naiveDate(dates[2] ?? '', 1)]);
  });

  it.each(['1899-12-31', '2199-12-30', '9999-12-31'])(
    'before 1900 and after 2199 are refused: %s',
    (start) => {
      expect(shiftDates(three, { start: dateOf(start) })).toEqual({
        ok: false,
        error: 'date-out-of-range',
      });
    },
  );

  it('that do not exist are refused, wherever they come from', () => {
    const args = JSON.parse('{ "start": "2026-02-30", "end": "2026-03-01" }');
    const refused = { ok: false, error: 'date-invalid' };
    expect(shiftDates(three, args)).toEqual(refused);
    expect(setDates(three, { ...args, makeId: countingIds() })).toEqual(refused);
  });
});
