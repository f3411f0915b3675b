import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonExcess } from './json-bounds.ts';

const BOUNDS = { values: 100, fields: 10, levels: 5 };

describe('what JSON holds', () => {
  it.each([
    ['99 numbers', JSON.stringify(Array.from({ length: 99 }, () => 1)), null],
    ['101 numbers', JSON.stringify(Array.from({ length: 101 }, () => 1)), 'too-many-values'],
    ['objects without anything', `[${'{},'.repeat(100)}{}]`, 'too-many-values'],
    ['ten fields', `{${'"a":1,'.repeat(9)}"a":1}`, null],
    ['eleven fields', `{${'"a":1,'.repeat(10)}"a":1}`, 'too-many-fields'],
    ['eleven fields after a list', `{"a":[1,2,3],${'"a":1,'.repeat(9)}"a":1}`, 'too-many-fields'],
    ['ten fields around lists', `{${'"a":[1,2,3],'.repeat(9)}"a":[1]}`, null],
    ['five levels', '[[[[[]]]]]', null],
    ['six levels', '[[[{"a":{"b":[]}}]]]', 'too-deep'],
    ['brackets in a text', JSON.stringify('[{,"\\'.repeat(200)), null],
    ['a text without an end', '["[[[[[[[[[[[', null],
    ['more brackets closed than opened', ']]]]}}[1]', null],
  ])('%s', (_, text, expected) => {
    expect(findJsonExcess(text, BOUNDS)).toBe(expected);
  });

  it('is never taken for more than it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const bounds = { values: 1 + sizeOf(value), fields: 1000, levels: 10 };
        expect(findJsonExcess(JSON.stringify(value), bounds)).toBeNull();
      }),
    );
  });
});

/** Counts an empty list as if it had an item, which only its brackets would tell. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return (
    1 +
    Math.max(
      1,
      Object.values(value).reduce((sum: number, item) => sum + sizeOf(item), 0),
    )
  );
}
