import { expect, it } from 'vitest';
import { dataOfTrip, mayBeRendered } from './page-size.ts';

const dataOf = (characters: number) => [{ path: '/api/trips/a', reply: 'a'.repeat(characters) }];

it('puts a trip into the page unless it is so large that the page would wait for it', () => {
  const usual = dataOf(150_000);
  expect(dataOfTrip(usual)).toBe(usual);
  expect(dataOfTrip(dataOf(2_000_000))).toEqual([]);
});

it('leaves it to the browser to render very long pages', () => {
  expect(mayBeRendered(dataOf(400_000))).toBe(true);
  expect(mayBeRendered(dataOf(500_000))).toBe(false);
});
