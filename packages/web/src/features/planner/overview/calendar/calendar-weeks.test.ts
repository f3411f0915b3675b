import { dateOf, hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { describe, expect, it } from 'vitest';
import { calendarWeeks, weekdayOf, weekNumber } from './calendar-weeks.ts';

describe('the weeks of a calendar', () => {
  it('begin on Monday and hold the whole trip', () => {
    const trip = tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] }, { start: '2026-07-11' });
    const weeks = calendarWeeks(trip);
    expect(weeks.map(({ number, cells }) => [number, cells[0]?.date, cells[6]?.date])).toEqual([
      [28, '2026-07-06', '2026-07-12'],
      [29, '2026-07-13', '2026-07-19'],
    ]);
    const numbers = weeks.flatMap(({ cells }) => cells.map(({ planned }) => planned?.number ?? 0));
    expect(numbers).toEqual([0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0]);
  });

  it('name the month on its first day and at the beginning', () => {
    const trip = tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [] }, { start: '2026-07-31' });
    const named = calendarWeeks(trip).flatMap(({ cells }) =>
      cells.filter(({ startsMonth }) => startsMonth).map(({ date }) => date),
    );
    expect(named).toEqual(['2026-07-27', '2026-08-01']);
  });

  it('are none without days', () => {
    expect(calendarWeeks({ days: [] })).toEqual([]);
  });

  it.each([
    ['2026-07-06', 28],
    ['2020-12-28', 53],
    ['2021-01-04', 1],
    ['2024-12-30', 1],
    ['2026-12-28', 53],
  ])('of %s are counted as calendar week %i', (monday, number) => {
    expect(weekNumber(dateOf(monday))).toBe(number);
  });

  it.each([
    ['2026-07-13', 0],
    ['2026-07-19', 6],
    ['2023-12-31', 6],
    ['1999-12-31', 4],
  ])('have %s as weekday %i', (date, weekday) => {
    expect(weekdayOf(dateOf(date))).toBe(weekday);
  });
});

it('draws nights at one place as one bar, names it again on Monday, and leaves out the evening at home', () => {
  const hotels = [hotelOf('Bonn', '2026-07-10', 4), hotelOf('Mainz', '2026-07-14', 1)];
  const days = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`Tag ${number}`, []]));
  const weeks = calendarWeeks(tripOf(days, { start: '2026-07-10', hotels }));
  const pieces = weeks.flatMap(({ cells }) =>
    cells.flatMap(({ planned }) => (planned ? [planned.night] : [])),
  );
  const [bonn, mainz] = ['hotel-bonn', 'hotel-mainz'];
  expect(pieces).toEqual([
    { hotelId: bonn, isFirst: true, isLast: false, span: 3 },
    { hotelId: bonn, isFirst: false, isLast: false, span: 0 },
    { hotelId: bonn, isFirst: false, isLast: false, span: 0 },
    { hotelId: bonn, isFirst: false, isLast: true, span: 1 },
    { hotelId: mainz, isFirst: true, isLast: true, span: 1 },
    { hotelId: null, isFirst: true, isLast: false, span: 2 },
    { hotelId: null, isFirst: false, isLast: true, span: 0 },
    null,
  ]);
});
