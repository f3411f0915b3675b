import { expect, it } from 'vitest';
import { readShared } from './read-shared.ts';

it.each([
  ['', []],
  ['url=https://maps.example/@50.9,7.0', ['https://maps.example/@50.9,7.0']],
  [
    'titel=Dom&text=Kölner Dom%0Ahttps://maps.app.goo.gl/x',
    ['https://maps.app.goo.gl/x', 'Kölner Dom', 'Dom'],
  ],
  ['text=Bonn', ['Bonn']],
  [`text=${'a'.repeat(3000)}`, ['a'.repeat(1000)]],
])('reads what another app shares: %s', (query, wanted) => {
  expect(readShared(new URLSearchParams(query))).toEqual(wanted);
});
