import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadOverDays } from './spread-over-days.ts';

const hours = (...list: readonly number[]): readonly number[] => list.map((hour) => hour * 3600);

describe('a route spread over days', () => {
  it.each([
    ['fits into one day', hours(2, 2, 2), [0, 0, 0, 0]],
    ['goes on the next day where the limit is reached', hours(4, 3, 2), [0, 0, 1, 1]],
    ['gives a leg beyond the limit a day of its own', hours(1, 9, 1), [0, 0, 1, 2]],
    ['begins with a leg beyond the limit', hours(9, 1), [0, 0, 1]],
    ['has one stop', [], [0]],
    ['stays on the day where there is nothing to drive', hours(6, 0, 0, 1), [0, 0, 0, 0, 1]],
  ])('%s', (_, legs, days) => {
    expect(spreadOverDays(legs)).toEqual(days);
  });

  it('keeps to the limit that was chosen', () => {
    expect(spreadOverDays(hours(2, 2, 2), 4 * 60)).toEqual([0, 0, 0, 1]);
  });

  const legs = array(integer({ min: 0, max: 12 * 3600 }), { maxLength: 60 });
  const limits = integer({ min: 30, max: 12 * 60 });

  it('has all stops in their order, leaves no day out, and drives no day longer than it must', () => {
    assert(
      property(legs, limits, (seconds, limit) => {
        const days = spreadOverDays(seconds, limit);
        expect(days).toHaveLength(seconds.length + 1);
        const perDay: number[][] = [];
        for (const [index, leg] of seconds.entries()) {
          const [before = 0, day = 0] = [days[index], days[index + 1]];
          expect(day - before === 0 || day - before === 1).toBe(true);
          (perDay[day] ??= []).push(leg);
        }
        const sums = perDay.map((list) => list.reduce((sum, leg) => sum + leg, 0));
        for (const [day, list] of perDay.entries()) {
          const sum = sums[day] ?? 0;
          expect(list.length === 1 || sum <= limit * 60).toBe(true);
          const next = perDay[day + 1]?.[0];
          // A day ends only where the next leg would have been too much.
          if (next !== undefined) expect(sum + next).toBeGreaterThan(limit * 60);
        }
      }),
    );
  });
});
