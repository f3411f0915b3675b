import { expect, it } from 'vitest';
import type { MapStop } from '../map-data.ts';
import { changedMarkers } from './changed-markers.ts';
import type { MarkerPlace } from './marker-places.ts';
import { BONN } from './testing/bonn-on-map.ts';

function marker(x: number, wish: Partial<MapStop> = {}): MarkerPlace {
  return { x, y: 100, stop: { ...BONN, id: `stop ${x}`, ...wish } };
}

const BEFORE = [marker(50), marker(100), marker(200)];

it.each([
  ['other objects', [marker(50), marker(100), marker(200)]],
  [
    'what is pointed at, which others paint',
    [marker(50), marker(100, { isSelected: true }), marker(200)],
  ],
])('sees no change in %s', (_, now) => {
  expect(changedMarkers(BEFORE, now)).toBe('same');
});

it.each([
  ['has another number', [marker(50), marker(100, { number: '2' }), marker(200)]],
  ['is on another day', [marker(50), marker(100, { dayIndex: 4 }), marker(200)]],
  ['is optional now', [marker(50), marker(100, { isOptional: true }), marker(200)]],
  ['comes', [...BEFORE, marker(300)]],
  ['goes', BEFORE.slice(1)],
  ['moves', [marker(51), marker(100), marker(200)]],
  ['has another name', [marker(50, { label: 'Rom' }), marker(100), marker(200)]],
])('sees when a stop %s', (_, now) => {
  expect(changedMarkers(BEFORE, now)).toBe('all');
});
