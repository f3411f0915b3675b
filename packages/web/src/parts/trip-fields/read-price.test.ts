import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['89,90', '89,90 €'],
  ['89', '89,00 €'],
  ['1.234,5 €', '1.234,50 €'],
  ['89.90', '89,90 €'],
  ['  ', ''],
  ['ab 12', null],
  ['12 CHF', null],
  ['-5', null],
  ['9'.repeat(30), null],
])('reads %j as %j', (text, price) => {
  expect(readPrice(text)).toBe(price);
});
