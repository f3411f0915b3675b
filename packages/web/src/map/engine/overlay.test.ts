// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MapContent, MapLeg } from '../map-data.ts';
import { createOverlay } from './overlay.ts';
import { BONN } from './testing/bonn-on-map.ts';
import { createFakeMap, givePens } from './testing/fake-map.ts';

const LEG: MapLeg = {
  cityId: 'rom',
  dayIndex: 0,
  geometry: [
    [-2, 2],
    [2, 2],
  ],
  isEstimate: true,
  profile: 'driving',
  label: '',
};
const CONTENT: MapContent = { stops: [BONN], legs: [LEG], points: [], pending: null, here: null };

/** Where the marker stands while the map looks at it, and a point of the leg above it. */
const [MIDDLE, ABOVE] = [
  { x: 200, y: 150 },
  { x: 200, y: 104.5 },
];

beforeEach(givePens);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('finds stops and legs where they were painted last, which is where people see them', () => {
  const { map, look, render } = createFakeMap();
  const overlay = createOverlay(map, CONTENT, { paint: () => null });
  const found = () => [overlay.stopAt(MIDDLE, 5), overlay.legAt(ABOVE, 5)];
  expect(found()).toEqual([null, null]);
  render();
  expect(found()).toEqual(['bonn', 'rom']);
  look(90);
  expect(found()).toEqual(['bonn', 'rom']);
  render();
  expect(found()).toEqual([null, null]);
  overlay.remove();
});
