import { expect, it } from 'vitest';
import { setLegKind } from '../operations/set-leg-kind.ts';
import { setOptional } from '../operations/set-optional.ts';
import { accepted } from '../testing/accepted.ts';
import { tripOf } from '../testing/trip-of.ts';
import type { LegKind } from './leg-kind.ts';
import { usualLegKind } from './usual-leg-kind.ts';

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Basel'] });

const by = (kinds: Readonly<Record<string, LegKind>>) =>
  Object.entries(kinds).reduce(
    (changed, [stopId, kind]) => accepted(setLegKind(changed, { stopId, kind })),
    trip,
  );

it.each([
  ['by car, where nothing else is said', {}, 'car'],
  ['as most legs are', { bonn: 'camper', mainz: 'camper' }, 'camper'],
  ['by car, where that is as frequent', { bonn: 'train', mainz: 'bus' }, 'car'],
  ['as the first of equal ones', { bonn: 'train', mainz: 'bus', basel: 'foot' }, 'train'],
] as const)('a trip is travelled %s', (_, kinds, usual) => {
  expect(usualLegKind(by(kinds))).toBe(usual);
});

it('does not count stops that are only an option', () => {
  const some = by({ bonn: 'train', mainz: 'train', basel: 'camper' });
  const without = ['bonn', 'mainz'].reduce(
    (changed, stopId) => accepted(setOptional(changed, { stopId, optional: true })),
    some,
  );
  expect(usualLegKind(without)).toBe('camper');
});

it('is by car without any leg', () => {
  expect(usualLegKind(tripOf({ 'Tag 1': ['Köln'] }))).toBe('car');
  expect(usualLegKind(tripOf({}))).toBe('car');
});
