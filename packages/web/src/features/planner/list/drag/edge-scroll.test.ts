import { expect, it } from 'vitest';
import { edgeSpeed } from './edge-scroll.ts';

it.each([
  ['in the middle', 300, 0],
  ['just inside the upper edge', 155, -1],
  ['at the upper edge', 100, -14],
  ['far above', 0, -14],
  ['just inside the lower edge', 745, 1],
  ['at the lower edge', 800, 14],
  ['far below', 1000, 14],
])(
  'a list from 100 to 800 px scrolls, with the pointer %s, as fast as it should',
  (_, y, speed) => {
    expect(edgeSpeed(y, 100, 800)).toBe(speed);
  },
);
