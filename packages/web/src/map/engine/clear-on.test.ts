import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clearOn, contrast, rgbOf } from './clear-on.ts';

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const days = [...tokens.matchAll(/--day-\d+: (#\w{6});/g)].map(([, hex = '']) => rgb(hex));
const [light, dark] = (/--surface: light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens) ?? [])
  .slice(1)
  .map(rgb);

function between(one: string, other = ''): number {
  const [first, second] = [rgbOf(one), rgbOf(other)];
  return first && second ? contrast(first, second) : 0;
}

describe('the line of a day', () => {
  it('is in the colour of its day in the light theme', () => {
    expect(days).toHaveLength(10);
    expect(days.map((day) => clearOn(day, light ?? ''))).toEqual(days);
  });

  it.each(days)('of the day %s stands out in both themes', (day) => {
    expect(between(clearOn(day, light ?? ''), light)).toBeGreaterThan(3);
    expect(between(day, dark)).toBeLessThan(3);
    expect(between(clearOn(day, dark ?? ''), dark)).toBeGreaterThan(3);
  });
});

it('counts contrast from 1 to 21', () => {
  expect(between('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(between('rgb(9, 8, 7)', 'rgb(9, 8, 7)')).toBe(1);
});

it('leaves colours alone that are written otherwise', () => {
  expect(clearOn('teal', 'rgb(0, 0, 0)')).toBe('teal');
});
