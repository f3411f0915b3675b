import { budgetOf, costsOf, replayOperations, shortLabel, type Trip } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import type { AssistantAction } from '../action.ts';
import { knownPlace } from '../evaluate/known-places.ts';
import { EVALUATION_DAY, knownPorts } from '../evaluate/known-ports.ts';
import { EAST } from '../evaluate/sketch.ts';
import { performActions } from './perform-actions.ts';

const LINZ = knownPlace('Linz');

async function after(...actions: readonly AssistantAction[]): Promise<Trip> {
  if (!EVALUATION_DAY) throw new Error('no date');
  const base = { trip: EAST, today: EVALUATION_DAY, language: 'de', readOnly: false } as const;
  const outcome = await performActions(actions, { ...base, places: [LINZ] }, knownPorts());
  if (outcome.kind !== 'done') throw new Error(outcome.text);
  return replayOperations(EAST, outcome.operations).trip;
}

const names = ({ days }: Trip) =>
  days.map(({ cityList }) => cityList.map(({ location }) => shortLabel(location)));

const add = { kind: 'addStop', place: LINZ.handle, after: 's4' } as const;

it.each([
  [2, [['Wien'], [], ['Linz'], [], ['Salzburg', 'München']]],
  [1, [['Wien'], [], ['Linz'], ['Salzburg', 'München']]],
  [0, [['Wien', 'Linz'], [], ['Salzburg', 'München']]],
])('gives a new stop %i nights, and takes none from the stop before', async (nights, days) => {
  expect(names(await after({ ...add, nights })).slice(3)).toEqual(days);
});

it('gives a new stop nights before the stop that follows it on its day', async () => {
  const trip = await after({ kind: 'addStop', place: LINZ.handle, before: 's5', nights: 1 });
  expect(names(trip).slice(5)).toEqual([['Linz'], ['Salzburg', 'München']]);
});

it('gives nights to a stop that the same answer has added', async () => {
  const halt = { kind: 'addStop', place: LINZ.handle, before: 's5' } as const;
  const trip = await after(halt, { kind: 'setNights', stop: LINZ.handle, nights: 2 });
  expect(names(trip)).toEqual(names(await after({ ...halt, nights: 2 })));
});

it('lets one day begin at its own time, and all at the same', async () => {
  const one = await after({ kind: 'setDayStart', day: 'd2', minutes: 450 });
  expect(one.days.map(({ startMinutes }) => startMinutes)).toEqual([
    undefined,
    450,
    ...Array.from({ length: 4 }),
  ]);
  const all = await after({ kind: 'setDayStart', minutes: 450 });
  expect(new Set(all.days.map(({ startMinutes }) => startMinutes))).toEqual(new Set([450]));
});

it('swaps stops, also one that the same answer has added, and days', async () => {
  expect(names(await after({ kind: 'swapStops', stop: 's2', other: 's3' })).slice(1, 3)).toEqual([
    ['Brünn'],
    ['Prag'],
  ]);
  const fresh = await after(add, { kind: 'swapStops', stop: LINZ.handle, other: 's2' });
  expect(names(fresh)[1]).toEqual(['Linz']);
  const days = await after({ kind: 'swapDays', day: 'd2', otherDay: 'd4' });
  expect([names(days)[1], names(days)[3]]).toEqual([['Wien'], ['Prag']]);
});

it('counts a price with its cents', async () => {
  const trip = await after({ kind: 'addHotel', stop: 's2', name: 'Post', price: '89,50 €' });
  expect(budgetOf(trip, costsOf(trip)).total.openCents).toBe(8950);
});
