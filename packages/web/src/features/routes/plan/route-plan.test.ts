import { serialiseLocation, type Location } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import {
  EMPTY_PLAN,
  moveSlot,
  reversed,
  stopsOfPlan,
  withSlot,
  withVia,
  type RoutePlan,
} from './route-plan.ts';

const place = (label: string): Location =>
  serialiseLocation({ lat: label.length, lng: 11, label: `${label}, Land` });

const [MUNICH, INNSBRUCK, BOLZANO, VENICE] = [
  place('München'),
  place('Innsbruck'),
  place('Bozen'),
  place('Venedig'),
];

const PLAN: RoutePlan = { ...EMPTY_PLAN, from: MUNICH, vias: [INNSBRUCK, BOLZANO], to: VENICE };

const names = (plan: RoutePlan) => stopsOfPlan(plan).map(({ label }) => label.split(',')[0]);

it('has its places in the order in which they are reached', () => {
  expect(names(PLAN)).toEqual(['München', 'Innsbruck', 'Bozen', 'Venedig']);
  expect(names(EMPTY_PLAN)).toEqual([]);
  expect(names(withVia(PLAN, place('Verona')))).toEqual([
    ...names(PLAN).slice(0, 3),
    'Verona',
    'Venedig',
  ]);
});

it.each([
  [1, 1, ['München', 'Bozen', 'Innsbruck', 'Venedig']],
  [1, -1, ['Innsbruck', 'München', 'Bozen', 'Venedig']],
  [3, -1, ['München', 'Innsbruck', 'Venedig', 'Bozen']],
  [0, -1, ['München', 'Innsbruck', 'Bozen', 'Venedig']],
  [3, 1, ['München', 'Innsbruck', 'Bozen', 'Venedig']],
] as const)('moves place %i by %i', (index, step, expected) => {
  expect(names(moveSlot(PLAN, index, step))).toEqual(expected);
});

it('lets a via become the start while there is none, without leaving a gap', () => {
  const plan = moveSlot({ ...PLAN, from: null }, 1, -1);
  expect([plan.from, plan.vias, plan.to]).toEqual([INNSBRUCK, [BOLZANO], VENICE]);
});

it('empties the start, and lets a via go', () => {
  expect(withSlot(PLAN, 0, null)).toEqual({ ...PLAN, from: null });
  expect(withSlot(PLAN, 1, null)).toEqual({ ...PLAN, vias: [BOLZANO] });
});

it('goes back the same way, keeping what is empty', () => {
  expect(names(reversed(PLAN))).toEqual(['Venedig', 'Bozen', 'Innsbruck', 'München']);
  expect(reversed({ ...PLAN, to: null })).toMatchObject({ from: null, to: MUNICH });
});
