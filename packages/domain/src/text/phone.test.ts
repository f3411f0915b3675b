import { expect, it } from 'vitest';
import { phoneLink } from './phone.ts';

it.each([
  ['+43 512 58 76 30', 'tel:+43512587630'],
  ['+49 (0) 89 / 12 34-56', 'tel:+4989123456'],
  ['0512 587630', 'tel:0512587630'],
  ['(089) 123.456', 'tel:089123456'],
  ['', null],
  ['1234', null],
  ['+49 89 1234567890123', null],
  ['0512 587630 (Anna)', null],
  ['javascript:alert(1)', null],
  ['12345;ext=1', null],
  ['+', null],
])('makes of %j the address %j', (text, link) => {
  expect(phoneLink(text)).toBe(link);
});
