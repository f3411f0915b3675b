import { expect, it } from 'vitest';
import { readRange } from './read-range.ts';

it.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=5000-6000', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%s of 1000 bytes is %o', (header, expected) => {
  expect(readRange(header, 1000)).toEqual(expected);
});

it.each([
  undefined,
  '',
  'bytes=-',
  'bytes=9-3',
  'bytes=0-1,5-6',
  'items=0-5',
  'bytes=a-b',
  'bytes',
])('%s asks for everything', (header) => {
  expect(readRange(header, 1000)).toBeNull();
});
