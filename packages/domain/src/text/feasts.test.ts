import { expect, it } from 'vitest';
import { feastIn } from './feasts.ts';

it.each([
  ['ostern', '2027-03-28'],
  ['karfreitag', '2027-03-26'],
  ['pfingstmontag', '2027-05-17'],
  ['tag der deutschen einheit', '2027-10-03'],
  ['1. advent', '2027-11-28'],
  ['muttertag', '2027-05-09'],
])('%s is on %s', (name, date) => {
  expect(feastIn(name, 2027)).toBe(date);
});

it.each(['constructor', 'toString', '__proto__', 'kirmes', ''])('%j is no feast', (name) => {
  expect(feastIn(name, 2027)).toBeNull();
});
