import { describe, expect, it } from 'vitest';
import type { LngLat, MapLeg } from '../map-data.ts';
import { frameOf, type Frame } from './frame.ts';
import { createLegLines, legNear } from './leg-lines.ts';

/** 400 × 300 pixels around 0/0 at zoom 2: a degree of longitude is a little more than five pixels. */
const frame: Frame = frameOf({
  width: 400,
  height: 300,
  zoom: 2,
  place: [0, 0],
  spot: { x: 200, y: 150 },
});

const leg = (cityId: string, geometry: readonly LngLat[], isEstimate = true): MapLeg => ({
  cityId,
  dayIndex: 0,
  geometry,
  isEstimate,
  profile: 'driving',
  label: '',
});

const legLines = (legs: readonly MapLeg[], at: Frame) => createLegLines()(legs, at);

const across = leg('b', [
  [-10, 0],
  [0, 0],
  [10, 0],
]);

describe('the lines of dashed legs', () => {
  it('run through all places of a leg that is in the picture', () => {
    const [line] = legLines([across], frame);
    expect(line?.spots.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [143, 150],
      [200, 150],
      [257, 150],
    ]);
    expect(line?.before).toBe(0);
  });

  it('leave what was measured to the map, and nothing without a length', () => {
    expect(legLines([leg('b', across.geometry, false), leg('c', [[0, 0]])], frame)).toEqual([]);
  });

  it('are there for what may be or not, measured or guessed', () => {
    const maybe = { ...leg('b', across.geometry, false), isOptional: true };
    expect(legLines([maybe], frame)).toHaveLength(1);
  });

  it('are cut at the edge and know how much lies before, so that dashes stay where they are', () => {
    const [line] = legLines(
      [
        leg('b', [
          [-80, 0],
          [0, 0],
        ]),
      ],
      frame,
    );
    const [start, end] = line?.spots ?? [];
    expect(start?.x).toBe(-12);
    expect(end?.x).toBe(200);
    expect((line?.before ?? 0) + 212).toBeCloseTo(80 * (frame.worldWidth / 360), 6);
  });

  it('come back as another piece after they have left the picture', () => {
    const detour = leg('b', [
      [0, 0],
      [0, 60],
      [5, 60],
      [5, 0],
    ]);
    expect(legLines([detour], frame)).toHaveLength(2);
  });

  it('are not there for legs far away', () => {
    expect(
      legLines(
        [
          leg('b', [
            [100, 0],
            [120, 0],
          ]),
        ],
        frame,
      ),
    ).toEqual([]);
    expect(
      legLines(
        [
          leg('b', [
            [0, 70],
            [10, 70],
          ]),
        ],
        frame,
      ),
    ).toEqual([]);
  });

  it('show on every copy of the world that is in sight', () => {
    const far = frameOf({
      width: 1300,
      height: 300,
      zoom: 0,
      place: [0, 0],
      spot: { x: 650, y: 150 },
    });
    expect(legLines([across], far)).toHaveLength(3);
  });
});

describe('lines that are asked for again', () => {
  const straight = () =>
    leg('c', [
      [0, -10],
      [0, 10],
    ]);

  it('are the very same for legs that look the same, made anew or not', () => {
    const lines = createLegLines();
    const before = lines([across, straight()], frame);
    const now = lines([{ ...across, label: '90 km' }, straight()], { ...frame });
    expect(now).toHaveLength(2);
    expect(now.map((line, index) => line === before[index])).toEqual([true, true]);
  });

  it.each([
    ['has another day', { ...across, dayIndex: 1 }, frame],
    ['becomes uncertain', { ...across, isOptional: true }, frame],
    ['goes elsewhere', leg('b', [...across.geometry, [20, 5]]), frame],
    ['is seen from elsewhere', across, { ...frame, origin: { x: frame.origin.x + 1, y: 0 } }],
  ])('are those of a new question when the leg %s', (_, next, at) => {
    const lines = createLegLines();
    const before = lines([across], frame);
    expect(lines([next], at)).toEqual(legLines([next], at));
    expect(lines([next], at)).not.toEqual(before);
  });
});

describe('a leg under the pointer', () => {
  const lines = legLines(
    [
      across,
      leg('c', [
        [0, -10],
        [0, 10],
      ]),
    ],
    frame,
  );

  it.each([
    ['near the line', { x: 160, y: 156 }, 'b'],
    ['where two cross: the upper one', { x: 201, y: 151 }, 'c'],
    ['beyond its end', { x: 270, y: 150 }, null],
    ['beside it', { x: 160, y: 170 }, null],
  ])('is found %s', (_, point, cityId) => {
    expect(legNear(lines, point, 10)).toBe(cityId);
  });
});
