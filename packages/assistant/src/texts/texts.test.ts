import { readCalendarDate } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { EVALUATION_DAY, knownPorts } from '../evaluate/known-ports.ts';
import { EAST } from '../evaluate/sketch.ts';
import type { AssistantAction } from '../action.ts';
import { performActions } from '../perform/perform-actions.ts';
import { textsIn } from './texts.ts';

const DAY = readCalendarDate('2027-05-03');

it('writes numbers, times and dates as the language does', () => {
  const [de, en] = [textsIn('de'), textsIn('en')];
  if (!DAY) throw new Error('no date');
  expect([de.date(DAY), en.date(DAY)]).toEqual(['Mo, 03.05.2027', 'Mon 3 May 2027']);
  expect([de.clock(570), en.clock(570)]).toEqual(['9:30 Uhr', '9:30']);
  expect([de.duration(8100), en.duration(8100)]).toEqual(['2 Std. 15 Min.', '2 h 15 min']);
  expect([de.kilometers(1_234_000), en.kilometers(1_234_000)]).toEqual(['1.234 km', '1,234 km']);
  expect([de.kilometers(4260), en.kilometers(4260)]).toEqual(['4,3 km', '4.3 km']);
  expect([de.euros(123_450), en.euros(123_450)]).toEqual(['1.234,50 €', '€1,234.50']);
  expect([de.list(['A', 'B', 'C']), en.list(['A', 'B', 'C'])]).toEqual([
    'A, B und C',
    'A, B and C',
  ]);
});

it.each([
  [{ kind: 'removeStop', stop: 's3' }, 'Brünn is taken out.'],
  [{ kind: 'moveStop', stop: 's3', day: 'd5' }, 'Brünn moves to day 5.'],
  [{ kind: 'setProfile', profile: 'train', stop: 's2' }, 'The way to Prag: by train.'],
  [{ kind: 'openNights' }, 'Without accommodation: Day 1 (Mon 12 Jul 2027)'],
  [{ kind: 'removeStop', stop: 's99' }, 'There is no such stop.'],
] satisfies readonly (readonly [AssistantAction, string])[])(
  'answers %j in English on the English site',
  async (action, expected) => {
    if (!EVALUATION_DAY) throw new Error('no date');
    const context = { trip: EAST, today: EVALUATION_DAY, readOnly: false, places: [] };
    const outcome = await performActions([action], { ...context, language: 'en' }, knownPorts());
    expect(outcome.text).toContain(expected);
  },
);
