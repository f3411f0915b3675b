import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderDays } from './order-days.ts';
import { lostMoves } from './settle-order.ts';

const IDS = 'abcdefg'.split('');
const anyOrder = fc.shuffledSubarray(IDS, { minLength: IDS.length });
const anyList = fc
  .tuple(fc.shuffledSubarray(IDS, { minLength: 3 }), fc.nat(7), fc.constantFrom('x', 'y'))
  .map(([list, place, added]) => list.toSpliced(place, 0, added));
const settled = (early: readonly string[], late: readonly string[]) => {
  const lists = { base: IDS, early, late };
  return { lists, ...orderDays(lists) };
};

it('gives both sides all that they turned around, unless they moved the same', () => {
  let free = 0;
  fc.assert(
    fc.property(anyOrder, anyOrder, (early, late) => {
      const { lists, order, contested } = settled(early, late);
      fc.pre(contested.length === 0);
      free += 1;
      expect(lostMoves(lists, 'early', order)).toEqual([]);
      expect(lostMoves(lists, 'late', order)).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(free).toBe(300);
});

it('gives the later one all that it turned around, and loses and doubles nothing', () => {
  fc.assert(
    fc.property(anyList, anyList, (early, late) => {
      const { lists, order } = settled(early, late);
      expect(lostMoves(lists, 'late', order)).toEqual([]);
      expect(order.toSorted()).toEqual([...new Set([...IDS, ...early, ...late])].toSorted());
    }),
    { numRuns: 1000 },
  );
});

it('leaves what is new behind what it was put behind', () => {
  const { order } = settled('dxabcefg'.split(''), 'eabcdfg'.split(''));
  expect(order.join('')).toBe('edxabcfg');
});
