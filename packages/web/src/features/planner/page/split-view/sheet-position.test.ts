import { expect, it } from 'vitest';
import { coveredPixels, nextPosition, restingPosition, sheetPixels } from './sheet-position.ts';

it('goes one step and ends at the ends', () => {
  expect(nextPosition('peek', 1)).toBe('half');
  expect(nextPosition('half', 1)).toBe('full');
  expect(nextPosition('full', 1)).toBe('full');
  expect(nextPosition('half', -1)).toBe('peek');
  expect(nextPosition('peek', -1)).toBe('peek');
});

it.each([
  ['comes to rest where it is nearest', 150, 0, 'peek'],
  ['does so in the middle, too', 380, 0, 'half'],
  ['and at the top', 640, 0, 'full'],
  ['goes up with a flick, however short the way', 420, 2000, 'full'],
  ['goes down with a flick', 300, -2000, 'peek'],
] as const)('%s', (_, height, speed, expected) => {
  expect(restingPosition(height, 700, speed)).toBe(expected);
});

it('leaves the same at its lowest as the style sheet', () => {
  expect(sheetPixels('peek', 700)).toBe(104);
  expect(sheetPixels('full', 700)).toBe(648);
  expect([sheetPixels('half', 700), sheetPixels('half', 400)]).toEqual([413, 280]);
});

it('covers more of the map at half than at its lowest, and leaves the map framed when it is full', () => {
  const covered = (['peek', 'half', 'full'] as const).map((position) =>
    coveredPixels(position, 700),
  );
  expect(covered).toEqual([12, 321, 321]);
});
