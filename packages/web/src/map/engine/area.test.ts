import { expect, it } from 'vitest';
import { areaOf, wholeArea } from './area.ts';

const FRAME = { width: 401, height: 300, worldWidth: 512, origin: { x: 0, y: 0 } };

it.each([
  ['inside', { left: 10, top: 20, right: 30, bottom: 40 }, 1, [10, 20, 20, 20]],
  ['between pixels', { left: 10.4, top: 20.6, right: 30.4, bottom: 40.6 }, 1, [10, 20, 21, 21]],
  ['on a finer screen', { left: 10, top: 20, right: 31, bottom: 41 }, 1.25, [12, 25, 27, 27]],
  ['across the edges', { left: -9, top: -9, right: 900, bottom: 900 }, 2, [0, 0, 802, 600]],
])('is whole pixels around a part %s', (_, part, scale, [x, y, width, height]) => {
  expect(areaOf(part, FRAME, scale)).toEqual({ x, y, width, height, scale });
});

it('is nowhere for a part outside of the picture', () => {
  expect(areaOf({ left: 402, top: 0, right: 410, bottom: 9 }, FRAME, 1)).toBeNull();
  expect(areaOf({ left: 0, top: -20, right: 9, bottom: -11 }, FRAME, 2)).toBeNull();
});

it('is as large as the canvas for all of it', () => {
  expect(wholeArea(FRAME, 1.25)).toEqual({ x: 0, y: 0, width: 501, height: 375, scale: 1.25 });
});
