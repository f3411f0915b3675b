import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Mara', 'M'],
  ['Mara Klein', 'MK'],
  ['  jonas von der  heide ', 'JH'],
  ['Ömer', 'Ö'],
  ['🚐 Bus', '🚐B'],
  ['', '?'],
  ['   ', '?'],
])('makes initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
