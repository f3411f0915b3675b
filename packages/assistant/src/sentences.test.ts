import { describe, expect, it } from 'vitest';
import { EAST, EMPTY, ROUND } from './evaluate/sketch.ts';
import { brief, say } from './testing/say.ts';
import { ADD_SENTENCES } from './testing/sentences/add.ts';
import { ASKED_SENTENCES } from './testing/sentences/asked.ts';
import { DATES_SENTENCES } from './testing/sentences/dates.ts';
import { ENTRIES_SENTENCES } from './testing/sentences/entries.ts';
import { MOVE_SENTENCES } from './testing/sentences/move.ts';
import { QUESTIONS_SENTENCES } from './testing/sentences/questions.ts';
import { REMOVE_SENTENCES } from './testing/sentences/remove.ts';
import { SPOKEN_SENTENCES } from './testing/sentences/spoken.ts';
import { WAYS_SENTENCES } from './testing/sentences/ways.ts';

const TRIPS = { east: EAST, round: ROUND, empty: EMPTY };

const TABLES = {
  ASKED_SENTENCES,
  ADD_SENTENCES,
  REMOVE_SENTENCES,
  MOVE_SENTENCES,
  DATES_SENTENCES,
  WAYS_SENTENCES,
  ENTRIES_SENTENCES,
  QUESTIONS_SENTENCES,
  SPOKEN_SENTENCES,
};

describe.each(Object.entries(TABLES))('%s', (_, sentences) => {
  it.each(sentences)('%s (%s)', async (message, name, expected) => {
    const trip = TRIPS[name];
    const answer = await say(message, { trip });
    const short = brief(answer, trip);
    const isWords = short === answer.kind && short !== 'not-understood';
    const said = isWords ? `${short}: ${answer.reply.replaceAll('\n', ' ')}` : short;
    expect(said.slice(0, isWords ? expected.length : undefined)).toBe(expected);
    if (short === 'not-understood') expect(answer.suggestions).toHaveLength(3);
  });
});

it('has at least 300 sentences, each once', () => {
  const sentences = Object.values(TABLES)
    .flat()
    .map(([message, trip]) => `${trip}: ${message}`);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.length).toBeGreaterThanOrEqual(300);
});
