import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideDays, type DayUnit, type DivideDays } from './divide-days.ts';

const HOUR = 3600;

/** Units by the hours that the way to each takes; `[hours, nights]` for one with nights. */
const unitsOf = (...list: readonly (number | readonly [number, number])[]): readonly DayUnit[] =>
  list.map((one) => {
    const [hours, nights] = typeof one === 'number' ? [one, 0] : one;
    return { drivingSeconds: hours * HOUR, travelSeconds: hours * HOUR, nights };
  });

const divided = (units: readonly DayUnit[], options: Partial<DivideDays> = {}) =>
  divideDays(units, { start: 0, limitSeconds: 5 * HOUR, lastDay: 0, maxDays: 400, ...options });

const fixed = (units: readonly DayUnit[], at: number, fixedDay: number): readonly DayUnit[] =>
  units.map((unit, index) => (index === at ? { ...unit, fixedDay } : unit));

describe('units divided into days', () => {
  it.each<[string, readonly DayUnit[], Partial<DivideDays>, readonly number[]]>([
    ['are all on one day where the limit allows', unitsOf(0, 2, 2), {}, [0, 0, 0]],
    ['take as few days as the limit allows', unitsOf(0, 2, 3, 3, 2), {}, [0, 0, 0, 1, 1]],
    ['are even among these days', unitsOf(0, 3, 1, 1, 1), {}, [0, 0, 1, 1, 1]],
    [
      'are spread over the days that are given',
      unitsOf(0, 1, 1, 1, 1),
      { lastDay: 1 },
      [0, 0, 0, 1, 1],
    ],
    [
      'take a day each, and no more, where there are many',
      unitsOf(0, 1, 1),
      { lastDay: 9 },
      [0, 0, 1],
    ],
    [
      'take more than the given days for the limit',
      unitsOf(0, 4, 4, 4),
      { lastDay: 1 },
      [0, 0, 1, 2],
    ],
    ['have a day of its own for a long way', unitsOf(0, 1, 9, 1), {}, [0, 0, 1, 2]],
    ['begin where the trip begins', unitsOf(0, 4, 4), { start: 3 }, [3, 3, 4]],
    ['keep nights', unitsOf(0, [1, 3], 1), {}, [0, 0, 3]],
    ['wait for a fixed day', fixed(unitsOf(0, 4, 4, 1), 2, 4), {}, [0, 0, 4, 4]],
    ['drive longer for a fixed day', fixed(unitsOf(0, 4, 4, 4, 4), 3, 1), {}, [0, 0, 0, 1, 2]],
    [
      'do not drive after a long ferry',
      [...unitsOf(0), { drivingSeconds: 0, travelSeconds: 13 * HOUR, nights: 0 }, ...unitsOf(2)],
      {},
      [0, 0, 1],
    ],
    [
      'arrive before midnight, with the time at the places between',
      unitsOf(0, 1, 1, 1, 1).map((unit) => ({ ...unit, staySeconds: 4 * HOUR })),
      {},
      [0, 0, 0, 1, 1],
    ],
    [
      'drive after a short ferry',
      [...unitsOf(0, 3), { drivingSeconds: 0, travelSeconds: 3 * HOUR, nights: 0 }, ...unitsOf(2)],
      {},
      [0, 0, 0, 0],
    ],
  ])('%s', (_, units, options, days) => {
    expect(divided(units, options)).toEqual(days);
  });

  it('need more days than there can be', () => {
    expect(divided(unitsOf(0, 4, 4, 4), { maxDays: 2 })).toBeNull();
  });

  it('find no way where fixed days contradict each other', () => {
    expect(divided(fixed(fixed(unitsOf(0, 1, 1), 1, 5), 2, 3))).toBeNull();
  });

  const units = array(
    record({ hours: integer({ min: 0, max: 9 }), nights: integer({ min: 0, max: 2 }) }),
    { minLength: 1, maxLength: 14 },
  );

  it('keep the limit and the nights, leave no day out and have the smallest longest day', () => {
    assert(
      property(units, integer({ min: 0, max: 9 }), (drawn, lastDay) => {
        const list = unitsOf(0, ...drawn.map(({ hours, nights }) => [hours, nights] as const));
        const days = divided(list, { lastDay }) ?? [];
        expect(days).toHaveLength(list.length);
        for (const [index, unit] of list.entries()) {
          const step = (days[index + 1] ?? 0) - (days[index] ?? 0);
          if (index === list.length - 1) continue;
          expect(unit.nights > 0 ? [unit.nights] : [0, 1]).toContain(step);
        }
        const longest = longestDay(list, days);
        const count = (days.at(-1) ?? 0) + 1;
        // No other way to cut the list into as many days has a shorter longest day.
        const best = Math.min(...cuts(list, count).map((cut) => longestDay(list, cut)));
        expect(longest).toBe(best);
      }),
      { numRuns: 60 },
    );
  });
});

/** Infinite where a day with several ways is beyond the limit; ways beyond it are left out. */
function longestDay(units: readonly DayUnit[], days: readonly number[]): number {
  const ways = new Map<number, number[]>();
  for (const [index, { drivingSeconds }] of units.entries()) {
    if (drivingSeconds > 0)
      ways.set(days[index] ?? 0, [...(ways.get(days[index] ?? 0) ?? []), drivingSeconds]);
  }
  return Math.max(
    0,
    ...[...ways.values()].map((list) => {
      const sum = list.reduce((total, way) => total + way, 0);
      if (sum <= 5 * HOUR) return sum;
      return list.length === 1 ? 0 : Number.POSITIVE_INFINITY;
    }),
  );
}

/** All ways to put units on that many days. */
function cuts(units: readonly DayUnit[], count: number): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[0]];
  for (const { nights } of units.slice(0, -1)) {
    found = found.flatMap((days) => {
      const day = days.at(-1) ?? 0;
      return (nights > 0 ? [day + nights] : [day, day + 1])
        .filter((next) => next < count)
        .map((next) => [...days, next]);
    });
  }
  return found.filter((days) => days.at(-1) === count - 1);
}
