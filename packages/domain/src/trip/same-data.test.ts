import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameData } from './same-data.ts';

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [{}, [], false],
  [null, {}, false],
  ['1', 1, false],
  [Number.NaN, Number.NaN, true],
])('%j and %j hold the same data: %s', (one, other, same) => {
  expect(isSameData(one, other)).toBe(same);
});

it('sees a copy as the same and any difference in JSON as one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSameData(one, structuredCopy(one))).toBe(true);
      if (JSON.stringify(one) === JSON.stringify(other)) expect(isSameData(one, other)).toBe(true);
      if (isSameData(one, other)) expect(one).toEqual(other);
    }),
  );
});

function structuredCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, structuredCopy(inner)]),
  );
}
