import { randomUUID } from 'node:crypto';
import type { AssistantMessage } from '@fahrtwind/contract';
import { readCalendarDate } from '@fahrtwind/domain';
import { knownPorts } from '@fahrtwind/assistant/evaluate';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joins, makeTrip, remove } from '../../../test/companion-server.ts';
import {
  signUp,
  startTripServer,
  type Traveller,
  type TripServer,
} from '../../../test/trip-server.ts';
import { AppError } from '../../http/app-error.ts';
import { answerTurn } from './answer-turn.ts';
import { sentencesIn } from './sentences.ts';
import { ask } from './testing/ask.ts';

const COMMAND = 'Nenne die Reise „Rheintour“';

const { failed, tooBusy, tooMuch } = sentencesIn('de');

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
  // The grammar and the roads are read with the first question.
  const rita = await server.register();
  await ask(rita.browser, (await makeTrip(rita)).id, COMMAND);
});
afterAll(() => server.close());

interface Conversation {
  readonly messages: readonly AssistantMessage[];
  readonly turns: { readonly left: number; readonly perDay: number };
  readonly mayPropose: boolean;
  readonly answerer: object;
  readonly ideas: readonly { readonly label: string; readonly say: string }[];
}

async function conversation({ browser }: Traveller, id: string): Promise<Conversation> {
  const reply = await browser.get(`/api/trips/${id}/assistant`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Conversation>();
}

const query = (sql: string, values: readonly unknown[] = []) =>
  server.testDatabase.database.pool.query<Record<string, unknown>>(sql, [...values]);

async function storedTrip(who: Traveller, id: string): Promise<unknown> {
  return (await who.on('GET', `/${id}`)).json();
}

it('answers by rules with a proposal for one person, and changes nothing', async () => {
  const [rita, ole] = [await server.registerConfirmed(), await server.registerConfirmed()];
  const trip = await makeTrip(rita);
  await joins(ole, rita, trip.id, 'editor');
  const before = await storedTrip(rita, trip.id);
  const { kinds, said, answer, turns } = await ask(rita.browser, trip.id, COMMAND);
  expect(kinds[0]).toBe('begin');
  expect(kinds.at(-1)).toBe('end');
  expect(said).toBe(answer.text);
  expect(answer).toMatchObject({ author: 'assistant', by: 'rules', isStopped: false });
  expect(answer.proposal).toMatchObject({ revision: 1, state: 'open' });
  expect(answer.proposal?.operations).toEqual([{ op: 'renameTrip', title: 'Rheintour' }]);
  expect(turns).toEqual({ left: 29, perDay: 30 });
  expect(await storedTrip(rita, trip.id)).toEqual(before);
  const own = await conversation(rita, trip.id);
  expect(own.messages.map(({ author, text }) => [author, text])).toEqual([
    ['person', COMMAND],
    ['assistant', answer.text],
  ]);
  expect(own).toMatchObject({ answerer: { kind: 'rules' }, mayPropose: true, turns });
  // A companion's devices learn nothing of it.
  expect((await conversation(ole, trip.id)).messages).toEqual([]);
});

it('takes „rückgängig“ for an undo once a proposal was accepted by its button', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  const { answer } = await ask(rita.browser, trip.id, COMMAND);
  const url = `/api/trips/${trip.id}/assistant/${answer.id}/proposal`;
  await rita.browser.send({ method: 'PUT', url, payload: { state: 'accepted' } });
  const undone = await ask(rita.browser, trip.id, 'rückgängig');
  expect(undone.answer).toMatchObject({ command: 'undo', proposal: null });
});

it('understands what refers to the message before: a question, and its answer', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  await ask(rita.browser, trip.id, COMMAND);
  expect((await ask(rita.browser, trip.id, 'ja')).answer.command).toBe('accept');
  expect((await ask(rita.browser, trip.id, 'Blubb blubber di blubb')).answer.choices).not.toEqual(
    [],
  );
});

it('lets a new proposal take the place of the one that waits, of which it may be a part', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  await ask(rita.browser, trip.id, COMMAND);
  const { answer } = await ask(rita.browser, trip.id, 'und streiche Bonn');
  expect(answer.proposal?.operations.length).toBeGreaterThan(1);
  const { messages } = await conversation(rita, trip.id);
  const states = messages.flatMap(({ proposal }) => proposal?.state ?? []);
  expect(states).toEqual(['replaced', 'open']);
});

it('still knows the proposal that waits after an answer that failed', async () => {
  const trip = tripOf({ 'Tag 1': ['Köln'] });
  const today = readCalendarDate('2026-11-17');
  if (!today) throw new Error('no date');
  const proposal = [{ op: 'renameTrip', title: 'Rheintour' }] as const;
  const dialogue = { pending: null, options: [], proposal, lastStopId: null };
  const answer = await answerTurn(
    {
      portsOf: () => {
        throw new Error('lost');
      },
      endpoint: null,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    },
    {
      text: 'Wie weit ist es?',
      trip,
      today,
      language: 'de',
      isReadOnly: false,
      history: [],
      dialogue,
      signal: new AbortController().signal,
      onText: () => undefined,
      onStep: () => undefined,
    },
  );
  expect(answer).toMatchObject({ text: failed, dialogue });
});

it.each([
  ['takes too long', new AppError('too-much-work'), tooMuch],
  ['is more than a matrix holds', new RangeError('too many points'), tooMuch],
  ['finds no free thread', new AppError('too-busy'), tooBusy],
])('says in a sentence that a wish %s', async (_, refusal, sentence) => {
  const today = readCalendarDate('2026-11-17');
  if (!today) throw new Error('no date');
  const errors: unknown[] = [];
  const refuse = () => Promise.reject(refusal);
  const answer = await answerTurn(
    {
      portsOf: () => knownPorts(),
      thinkerOf: () => ({ answerByRules: refuse, performActions: refuse }),
      endpoint: null,
      log: {
        info: () => undefined,
        warn: () => undefined,
        error: (one: unknown) => errors.push(one),
      },
    },
    {
      text: 'Plane 30 Tage durch Europa',
      trip: tripOf({ 'Tag 1': ['Köln'] }),
      today,
      language: 'de',
      isReadOnly: false,
      history: [],
      dialogue: null,
      signal: new AbortController().signal,
      onText: () => undefined,
      onStep: () => undefined,
    },
  );
  expect(answer).toMatchObject({ text: sentence, operations: [], isStopped: false });
  expect(errors).toEqual([]);
});

it('says what a proposal makes worse by the own limit of driving, and a press mends it', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  const limit = { drivingLimitMinutes: 120 };
  const add = 'Füge Koblenz und Mainz ein';
  const { answer } = await ask(rita.browser, trip.id, add, limit);
  expect(answer.text).toContain('mehr als deine 2 Std.');
  const [chip] = answer.choices;
  const mended = await ask(rita.browser, trip.id, chip?.say ?? '', limit);
  const [before, after] = [answer, mended.answer].map(({ proposal }) => proposal?.operations ?? []);
  expect(after?.length).toBeGreaterThan(before?.length ?? 0);
  expect(mended.answer.text).not.toContain('mehr als deine 2 Std.');
});

it('keeps what became of a proposal', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  const { answer } = await ask(rita.browser, trip.id, COMMAND);
  const url = `/api/trips/${trip.id}/assistant/${answer.id}/proposal`;
  for (const state of ['accepted', 'undone'] as const) {
    await rita.browser.send({ method: 'PUT', url, payload: { state } });
    const { messages } = await conversation(rita, trip.id);
    expect(messages.at(-1)?.proposal?.state).toBe(state);
  }
});

it('gives readers answers, not proposals, and strangers nothing', async () => {
  const [rita, ole, stranger] = [
    await server.registerConfirmed(),
    await server.registerConfirmed(),
    await server.register(),
  ];
  const trip = await makeTrip(rita);
  await joins(ole, rita, trip.id, 'reader');
  const { answer } = await ask(ole.browser, trip.id, COMMAND);
  expect(answer).toMatchObject({ proposal: null, command: null });
  const asked = await ask(ole.browser, trip.id, 'Wie weit ist es insgesamt?');
  expect(asked.answer.text).not.toBe('');
  expect((await conversation(ole, trip.id)).mayPropose).toBe(false);
  const today = '2026-11-17';
  const reply = await stranger.browser.post(`/api/trips/${trip.id}/assistant`, {
    text: 'x',
    today,
  });
  expect(reply.statusCode).toBe(404);
});

it('takes proposals from who may no longer edit', async () => {
  const [rita, ole] = [await server.registerConfirmed(), await server.registerConfirmed()];
  const trip = await makeTrip(rita);
  await joins(ole, rita, trip.id, 'editor');
  await ask(ole.browser, trip.id, COMMAND);
  const url = `/api/trips/${trip.id}/companions/${ole.uid}`;
  await rita.browser.send({ method: 'PATCH', url, payload: { role: 'reader' } });
  expect((await conversation(ole, trip.id)).messages.at(-1)?.proposal).toBeNull();
  await remove(rita, trip.id, ole.uid);
  expect((await ole.browser.get(`/api/trips/${trip.id}/assistant`)).statusCode).toBe(404);
  await ole.browser.send({ method: 'DELETE', url: `/api/trips/${trip.id}/assistant` });
  const { rows } = await query('select id from assistant_message where user_id = $1', [ole.uid]);
  expect(rows).toEqual([]);
});

it('answers about a shared copy without a proposal, until the link ends', async () => {
  const [rita, ole] = [await server.registerConfirmed(), await server.register()];
  const trip = await makeTrip(rita);
  const share = `/api/trips/${trip.id}/share`;
  const { id } = (await rita.browser.send({ method: 'PUT', url: share, payload: {} })).json<{
    readonly id: string;
  }>();
  const { answer } = await ask(ole.browser, id, COMMAND);
  expect(answer).toMatchObject({ proposal: null, command: null });
  expect((await conversation(ole, id)).messages).toHaveLength(2);
  await rita.browser.send({ method: 'DELETE', url: share });
  expect((await ole.browser.get(`/api/trips/${id}/assistant`)).statusCode).toBe(404);
  const { rows } = await query('select id from assistant_message where user_id = $1', [ole.uid]);
  expect(rows).toEqual([]);
});

it('gives 30 turns a day, which deleting the conversation does not give back', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  await ask(rita.browser, trip.id, COMMAND);
  await query('update assistant_usage set turns = 29 where user_id = $1', [rita.uid]);
  expect((await ask(rita.browser, trip.id, COMMAND)).turns.left).toBe(0);
  await rita.browser.send({ method: 'DELETE', url: `/api/trips/${trip.id}/assistant` });
  expect(await conversation(rita, trip.id)).toMatchObject({ messages: [], turns: { left: 0 } });
  const body = { text: COMMAND, today: '2026-11-17' };
  const reply = await rita.browser.post(`/api/trips/${trip.id}/assistant`, body);
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'assistant-turns-used']);
  await query(`update assistant_usage set day = day - 1 where user_id = $1`, [rita.uid]);
  expect((await ask(rita.browser, trip.id, COMMAND)).turns.left).toBe(29);
});

it('counts no message of the day for what it did not understand, or could not do', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  expect((await ask(rita.browser, trip.id, COMMAND)).turns.left).toBe(29);
  const lost = await ask(rita.browser, trip.id, 'Blubb blubber di blubb');
  expect(lost.turns.left).toBe(29);
  await ask(rita.browser, trip.id, 'Entferne Wladiwostok');
  expect((await conversation(rita, trip.id)).turns.left).toBe(29);
});

it('begins with ideas about this trip, in the language of the site, and for readers with questions', async () => {
  const [rita, ole] = [await server.registerConfirmed(), await server.registerConfirmed()];
  const trip = await makeTrip(rita);
  await joins(ole, rita, trip.id, 'reader');
  const { ideas } = await conversation(rita, trip.id);
  expect(ideas.map(({ label }) => label)).toContain('Was liegt auf dem Weg?');
  for (const { say } of (await conversation(ole, trip.id)).ideas)
    expect((await ask(ole.browser, trip.id, say)).answer.text).not.toMatch(/nicht verstanden/);
  expect((await conversation(ole, trip.id)).ideas).toEqual([]);
});

it('answers a person one message at a time, also after a server has crashed', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  await ask(rita.browser, trip.id, COMMAND);
  const run = (until: string) =>
    query(
      `update assistant_usage set running = 'x', running_until = now() + $2::interval
      where user_id = $1`,
      [rita.uid, until],
    );
  await run('1 minute');
  const body = { text: COMMAND, today: '2026-11-17' };
  const reply = await rita.browser.post(`/api/trips/${trip.id}/assistant`, body);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'assistant-busy']);
  await run('-1 second');
  expect((await ask(rita.browser, trip.id, COMMAND)).answer.text).not.toBe('');
});

it('lets the oldest messages go', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  await query(
    `insert into assistant_message (id, user_id, trip_id, author, text, created_at)
     select $1 || n, $2, $3, 'person', 'Nachricht ' || n, now() from generate_series(1, 120) n`,
    [randomUUID(), rita.uid, trip.id],
  );
  await ask(rita.browser, trip.id, COMMAND);
  const { messages } = await conversation(rita, trip.id);
  expect(messages).toHaveLength(101);
  expect(messages[0]?.text).toBe('Nachricht 22');
});

it('is in the download, and goes with the trip and with the account', async () => {
  const rita = await server.register();
  const trip = await makeTrip(rita);
  await ask(rita.browser, trip.id, COMMAND);
  const { assistant } = (await rita.browser.get('/api/account/export')).json();
  expect(assistant).toMatchObject([{ about: trip.id, text: COMMAND }, { author: 'assistant' }]);
  const count = async (): Promise<number> =>
    (await query('select id from assistant_message where user_id = $1', [rita.uid])).rows.length;
  await query('delete from trip where id = $1', [trip.id]);
  expect(await count()).toBe(0);
  const other = await makeTrip(rita);
  await ask(rita.browser, other.id, COMMAND);
  await rita.browser.send({ method: 'DELETE', url: '/api/account', payload: {} });
  expect(await count()).toBe(0);
});

it('goes on under the account that a guest becomes', async () => {
  const guest = await server.openGuest();
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID() });
  expect((await guest.create({ ...trip })).statusCode).toBe(200);
  await ask(guest.browser, trip.id, COMMAND);
  await signUp(guest.browser);
  const { messages, turns } = await conversation(guest, trip.id);
  expect(messages[0]?.text).toBe(COMMAND);
  expect(turns.left).toBe(29);
});
