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
  ['number', { number: '2' }],
  ['day', { dayIndex: 4 }],
  ['ring', { isOptional: true, number: '' }],
])('changes around the markers that have another %s', (_, wish) => {
  const now = [marker(50), marker(100, wish), marker(200, wish)];
  expect(changedMarkers(BEFORE, now)).toEqual({ left: 86, top: 86, right: 214, bottom: 114 });
});

it.each([
  ['comes', [...BEFORE, marker(300)]],
  ['goes', BEFORE.slice(1)],
  ['moves', [marker(51), marker(100), marker(200)]],
  ['has another name', [marker(50, { label: 'Rom' }), marker(100), marker(200)]],
])('changes everywhere when a stop %s, because names make room for each other', (_, now) => {
  expect(changedMarkers(BEFORE, now)).toBe('all');
});
