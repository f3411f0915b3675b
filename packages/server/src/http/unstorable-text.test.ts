import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

it.each([
  ['a\0b', ''],
  [{ name: '\0' }, 'name'],
  [{ stops: [{ id: 'a' }, { id: '\uD83D' }] }, 'stops.1.id'],
  [{ 'x\uDE00': 1 }, ''],
])('refuses %j, naming the field', (given, field) => {
  expect(() => refuseUnstorableText(given)).toThrow(new AppError('invalid-argument', field));
  try {
    refuseUnstorableText(given);
  } catch (error) {
    expect(error).toMatchObject({ code: 'invalid-argument', field });
  }
});

it.each([['Käthe 🚐'], [''], [null], [undefined], [7], [{ a: ['\t\n', true] }]])(
  'lets %j pass',
  (given) => {
    expect(() => refuseUnstorableText(given)).not.toThrow();
  },
);
