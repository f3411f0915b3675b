import { expect, it } from 'vitest';
import { formatKm, kmOf } from './distance.ts';

it.each([
  [0, 0],
  [949, 0.9],
  [950, 1],
  [9_949, 9.9],
  [9_999, 10],
  [10_000, 10],
  [180_600, 181],
])('%d meters are said as %d kilometers', (meters, km) => {
  expect(kmOf(meters)).toBe(km);
});

it('writes kilometers as people do, never broken before the unit', () => {
  expect(formatKm(1234.5, 'de')).toBe('1.234,5\u00A0km');
  expect(formatKm(1234.5, 'en')).toBe('1,234.5\u00A0km');
});
