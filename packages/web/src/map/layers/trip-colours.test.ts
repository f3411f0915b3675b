import { readFileSync } from 'node:fs';
import { DAY_COLOURS } from '@fahrtwind/domain';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
const classes = readFileSync(
  new URL('../../parts/trip-rows/day-colours.module.css', import.meta.url),
  'utf8',
);
const colour = (name: string, theme: 'light' | 'dark') =>
  new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`)
    .exec(tokens)
    ?.slice(1)
    .filter(Boolean)
    .at(theme === 'light' ? 0 : -1) ?? '';
const days = DAY_COLOURS.map((_, index) => index + 1);

it('has the colours of the domain, which paper has too, and a class for each', () => {
  expect(days.map((day) => colour(`day-${day}`, 'light'))).toEqual(DAY_COLOURS);
  expect(tokens).not.toContain(`--day-${days.length + 1}:`);
  for (const day of days) expect(classes).toContain(`.day${day} {`);
});

it.each(days)('draws the line of day %i in the colour of the day', (day) => {
  expect(colour(`day-line-${day}`, 'light')).toBe(colour(`day-${day}`, 'light'));
});

it.each(days)('lets the line of day %i stand out from the surface in both themes', (day) => {
  for (const theme of ['light', 'dark'] as const)
    // Thin dashes need more than the 3:1 of WCAG 2.2 AA.
    expect(contrast(colour(`day-line-${day}`, theme), colour('surface', theme))).toBeGreaterThan(4);
});

/** From 1, alike, to 21, black on white, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
