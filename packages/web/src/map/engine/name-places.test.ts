import { expect, it } from 'vitest';
import type { MapStop } from '../map-data.ts';
import type { MarkerPlace } from './marker-places.ts';
import { namePlaces } from './name-places.ts';

const stop = (label: string): MapStop => ({
  id: label,
  number: '1',
  dayIndex: 0,
  lat: 0,
  lng: 0,
  label,
  isOptional: false,
  isSelected: false,
  isHighlighted: false,
});
const at = (x: number, y: number, label: string): MarkerPlace => ({
  x,
  y,
  stop: stop(label),
});
const sizeOf = (label: string) => ({ lines: [label], width: 60, height: 15 });
/** As markers come: the first stop last, because it lies on top. */
const named = (...inOrder: readonly MarkerPlace[]) =>
  namePlaces(inOrder.toReversed(), sizeOf).map(({ lines: [name] }) => name);

it('puts names below their markers', () => {
  expect(namePlaces([at(100, 100, 'Rom')], sizeOf)).toEqual([{ x: 100, y: 116, lines: ['Rom'] }]);
});

it('gives room to the first stop where two names would lie on each other', () => {
  expect(named(at(100, 100, 'Rom'), at(140, 100, 'Ostia'))).toEqual(['Rom']);
  expect(named(at(100, 100, 'Rom'), at(161, 100, 'Ostia'))).toEqual(['Rom', 'Ostia']);
});

it('puts no name below the marker of another stop, however late that one comes', () => {
  expect(named(at(100, 100, 'Rom'), at(110, 125, 'Ostia'))).toEqual(['Ostia']);
});
