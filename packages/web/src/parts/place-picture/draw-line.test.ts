import { expect, it } from 'vitest';
import { drawLine } from './draw-line.ts';
import { projectAround } from './picture-frame.ts';

const INNSBRUCK = { lat: 47.2692, lng: 11.4041 };
const project = projectAround(INNSBRUCK);

it('puts the place into the middle, the north up and the east to the right', () => {
  expect(project([INNSBRUCK.lng, INNSBRUCK.lat])).toEqual([210, 74]);
  const [x, y] = project([11.5, 47.4]);
  expect(x).toBeGreaterThan(210);
  expect(y).toBeLessThan(74);
});

it('draws what of a line is in the picture, also where it only passes through', () => {
  expect(
    drawLine(
      [
        [11.4041, 47.2692],
        [11.5, 47.2692],
      ],
      project,
    ),
  ).toBe('M210 74L244.9 74');
  expect(
    drawLine(
      [
        [5, 47.2692],
        [20, 47.2692],
      ],
      project,
    ),
  ).toMatch(/^M-\d/);
  expect(
    drawLine(
      [
        [11, 50],
        [12, 51],
        [13, 52],
      ],
      project,
    ),
  ).toBe('');
});

it('leaves out the parts between two visits', () => {
  const there = [11.4, 47.2692] as const;
  const away = [11.4, 55] as const;
  const further = [30, 56] as const;
  const path = drawLine([there, [11.41, 47.27], away, further, away, there], project);
  expect(path.match(/M/g)).toHaveLength(2);
});
