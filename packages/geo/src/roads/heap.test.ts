import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHeap } from './heap.ts';

it('gives numbers back by priority, whenever they were put in', () => {
  const step = fc.oneof(
    fc.record({ push: fc.integer({ min: 0, max: 1e6 }), priority: fc.double({ noNaN: true }) }),
    fc.constant('pop' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 3000 }), (steps) => {
      const heap = createHeap();
      const known: number[] = [];
      for (const one of steps) {
        if (one === 'pop') {
          const least = known.toSorted((a, b) => a - b)[0] ?? Infinity;
          expect(heap.lowest()).toBe(least);
          expect(heap.pop() === -1).toBe(known.length === 0);
          if (known.length > 0) known.splice(known.indexOf(least), 1);
        } else {
          heap.push(one.push, one.priority);
          known.push(one.priority);
        }
        expect(heap.size()).toBe(known.length);
      }
    }),
    { numRuns: 40 },
  );
});

it('has room for many, and none after it was cleared', () => {
  const heap = createHeap();
  for (let item = 0; item < 5000; item += 1) heap.push(item, (item * 7919) % 5003);
  expect(heap.size()).toBe(5000);
  expect(heap.pop()).toBe(0);
  heap.clear();
  expect(heap.pop()).toBe(-1);
  expect(heap.lowest()).toBe(Infinity);
});
