import type { Trip } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { ideasFor } from './dialogue/ideas.ts';
import { EMPTY, sketch } from './evaluate/sketch.ts';
import { knownPorts } from './evaluate/known-ports.ts';
import { say } from './testing/say.ts';

const ask = (trip: Trip, readOnly = false, language: 'de' | 'en' = 'de') =>
  ideasFor({ trip, language, readOnly, measured: () => undefined }, knownPorts());
/** The second day is the longest, with Linz halfway. */
const DANUBE = sketch([['München'], ['Wien'], [], ['Graz']]);

it('names what is long, open or missing in this very trip', async () => {
  const labels = (await ask(DANUBE)).map(({ label }) => label);
  expect(labels).toEqual([
    'Tag 2 ist am längsten: Halt in Linz?',
    '3 Nächte ohne Unterkunft',
    'Was liegt auf dem Weg?',
    'Wie weit ist es insgesamt?',
  ]);
});

it('proposes no halt that is a stop already', async () => {
  const labels = (await ask(sketch([['München'], ['Wien'], ['Linz']]))).map(({ label }) => label);
  expect(labels.join()).not.toContain('Halt in Linz');
});

it.each([
  ['a trip', DANUBE, false],
  ['a trip, for readers', DANUBE, true],
  ['an empty trip', EMPTY, false],
])('is understood in every language, and removes nothing: %s', async (_, trip, readOnly) => {
  for (const language of ['de', 'en'] as const)
    for (const idea of await ask(trip, readOnly, language)) {
      const answer = await say(idea.say, { trip, readOnly });
      expect(answer.understood, idea.say).toBe(true);
      expect(answer.isRefusal ?? false, idea.say).toBe(false);
      expect(answer.operations.map(({ op }) => op)).not.toContain('removeStops');
    }
});

it('offers whole trips where there is nothing yet', async () => {
  expect((await ask(EMPTY)).map(({ label }) => label)).toContain(
    'Eine Woche von München nach Venedig und zurück',
  );
});
