import { describe, expect, it } from 'vitest';
import { storableText } from './storable.ts';

describe('the text of a trip', () => {
  // Written anew, it would have no spaces.
  it.each([
    ['an id that looks like a number', '{ "id": "932e1234-5e123-4E999" }'],
    ['a date and a price', '{ "date": "2026-07-12", "price": "89,90", "lat": 50.93 }'],
    ['small exponents', '{ "near": [1e-7, 2.5E+12, 3e99] }'],
  ])('is stored as it was sent with %s', (_, json) => {
    expect(storableText(json)).toBe(json);
  });

  it.each([
    ['{ "x": 1e999999 }', '{"x":null}'],
    ['{ "x": -12.5E+1234 }', '{"x":null}'],
    ['[ 1e-999999 ]', '[0]'],
    ['{ "x":[1,2e400] }', '{"x":[1,null]}'],
    ['1e999', 'null'],
    [`{ "x": ${'1'.repeat(500)}e999 }`, '{"x":null}'],
    [String.raw`{ "x": "a\u0000b" }`, '{"x":"ab"}'],
  ])('is written anew where PostgreSQL could not read it: %.30s', (json, stored) => {
    expect(storableText(json)).toBe(stored);
  });
});
