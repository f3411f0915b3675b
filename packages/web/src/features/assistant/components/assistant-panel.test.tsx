// @vitest-environment happy-dom
import type { AssistantMessage } from '@fahrtwind/contract';
import { removeStop, renameTrip, type TripOperation } from '@fahrtwind/domain';
import { routeOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { AssistantPanel } from './assistant-panel.tsx';
import { assistantDrafts } from '../state/drafts.ts';

const TURNS = { left: 29, perDay: 30 };
const BLANK = {
  createdAt: '2026-11-17T20:00:00.000Z',
  by: 'rules',
  isStopped: false,
  command: null,
  proposal: null,
  suggestions: [],
} as const;

let made = 0;
const answer = (parts: Partial<AssistantMessage>): AssistantMessage => ({
  ...BLANK,
  id: `answer-${(made += 1)}`,
  author: 'assistant',
  text: 'Gern.',
  ...parts,
  suggestions: parts.suggestions ?? [],
});
const proposing = (...operations: readonly TripOperation[]): AssistantMessage =>
  answer({
    text: 'So vielleicht?',
    proposal: { revision: 1, state: 'open', operations: operations.map((one) => ({ ...one })) },
  });

interface Server {
  messages: AssistantMessage[];
  answerer: object;
  mayPropose: boolean;
  /** The answers to the next questions; a text breaks off after it. */
  answers: (AssistantMessage | string)[];
  asked: string[];
  /** Lets an answer that broke off wait until it is stopped. */
  hangs: boolean;
  /** What is stored of an answer that broke off; null while nothing is. */
  kept?: AssistantMessage | null;
}
let server: Server;

const event = (kind: string, data: object) => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

function stream(question: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const next = server.answers.shift() ?? answer({});
  const encoder = new TextEncoder();
  const asked = { ...BLANK, id: `question-${(made += 1)}`, author: 'person', by: null } as const;
  const stored: AssistantMessage = { ...asked, text: question, suggestions: [] };
  server.messages.push(stored);
  return new ReadableStream({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      say(event('begin', { question: stored }));
      if (typeof next === 'string') {
        say(event('text', { text: next }));
        const { kept = answer({ text: next, isStopped: true, by: 'model' }) } = server;
        if (kept) server.messages.push(kept);
        signal.addEventListener('abort', () => controller.error(signal.reason));
        if (!server.hangs) controller.close();
        return;
      }
      say(event('text', { text: next.text }));
      server.messages.push(next);
      say(event('end', { answer: next, turns: TURNS }));
      controller.close();
    },
  });
}

beforeEach(() => {
  server = {
    messages: [],
    answerer: { kind: 'rules' },
    mayPropose: true,
    answers: [],
    asked: [],
    hangs: false,
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    if (!path.endsWith('/assistant') && !path.includes('/assistant/'))
      throw new TypeError('offline');
    const sent = typeof body === 'string' ? body : '';
    server.asked.push(`${method} ${path.replace(/.*assistant/, '')} ${sent}`.trim());
    if (method === 'POST') {
      const { text }: { readonly text: string } = JSON.parse(sent);
      return new Response(stream(text, signal ?? new AbortController().signal));
    }
    if (method === 'DELETE') server.messages = [];
    const { messages, answerer, mayPropose } = server;
    return Response.json(method === 'GET' ? { messages, turns: TURNS, answerer, mayPropose } : {});
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  plannerView.reset();
  assistantDrafts.keep(TRIP.id, '');
});

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }, { title: 'Rhein' });
const panel = <AssistantPanel onClose={() => undefined} />;
const field = () => screen.getByRole('textbox', { name: 'Deine Nachricht' });
const press = (name: string) => screen.findByRole('button', { name });

async function open(options: Parameters<typeof openPanel>[2] = {}) {
  const opened = await openPanel(panel, TRIP, options);
  const say = async (text: string) => {
    await opened.person.type(field(), text);
    await opened.person.keyboard('{Enter}');
  };
  return { ...opened, say };
}

const REMOVE = { op: 'removeStops', stopIds: ['bonn'] } as const;
const RENAME = { op: 'renameTrip', title: 'Mosel' } as const;

it('says before the first message that rules answer, or which AI and what it is told', async () => {
  await open();
  expect(await screen.findByText(/ohne Sprachmodell/)).toBeDefined();
  cleanup();
  server.answerer = { kind: 'model', host: 'modell.example', model: 'groß', fields: ['stops'] };
  await open();
  expect(
    await screen.findByText(/eine KI: das Sprachmodell „groß“ bei modell.example/),
  ).toBeDefined();
  expect(screen.getByText(/Namen und Länder der Stopps/)).toBeDefined();
  expect(
    screen.getByText(/bleiben Adressen, Buchungsnummern, Notizen und Mitreisende hier/),
  ).toBeDefined();
});

it('shows a proposal as a difference, changes nothing before it is accepted, and then in one step', async () => {
  server.answers = [proposing(REMOVE, RENAME)];
  const { person, say, current, countSteps } = await open();
  await say('mach was');
  const card = within(await screen.findByRole('region', { name: 'Vorschlag' }));
  expect(card.getByRole('row', { name: /^Stopps 3 2$/ })).toBeDefined();
  expect(card.getByText('Bonn entfällt, bisher Tag 1')).toBeDefined();
  expect(card.getByText('Titel: „Rhein“ wird „Mosel“')).toBeDefined();
  expect(plannerView.get().preview?.removed).toEqual(new Set(['bonn']));
  expect(routeOf(current())).toEqual(['Köln', 'Bonn', 'Mainz']);
  await person.click(await press('Annehmen'));
  expect(routeOf(current())).toEqual(['Köln', 'Mainz']);
  expect(current().title).toBe('Mosel');
  expect(await screen.findByText('Angenommen')).toBeDefined();
  await waitFor(() => expect(plannerView.get().preview).toBeNull());
  expect(server.asked.at(-1)).toContain('{"state":"accepted"}');
  act(() => expect(countSteps()).toBe(1));
  expect(current()).toMatchObject({ title: 'Rhein' });
});

it('undoes an accepted proposal by a word, which then waits again', async () => {
  server.answers = [proposing(REMOVE), answer({ text: 'Gut.', command: 'undo' })];
  const { person, say, current } = await open();
  await say('ohne Bonn');
  await person.click(await press('Annehmen'));
  await say('rückgängig');
  expect(await screen.findByText('Der letzte Schritt ist rückgängig gemacht.')).toBeDefined();
  expect(routeOf(current())).toEqual(['Köln', 'Bonn', 'Mainz']);
  expect(await press('Annehmen')).toBeDefined();
});

it('lets an accepted proposal wait again when it is undone elsewhere, and only then', async () => {
  server.answers = [proposing(RENAME), answer({ command: 'undo' })];
  const { person, say, current, actions } = await open();
  await say('anders');
  await person.click(await press('Annehmen'));
  act(() => void actions.run(renameTrip, { title: 'Saar' }, 'forced'));
  await say('rückgängig');
  await waitFor(() => expect(current().title).toBe('Mosel'));
  expect(await screen.findByText('Angenommen')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull();
  act(() => void actions.undo());
  expect(await press('Annehmen')).toBeDefined();
  expect(server.asked.at(-1)).toContain('{"state":"open"}');
  act(() => void actions.redo());
  expect(await screen.findByText('Angenommen')).toBeDefined();
});

it('lets a new proposal take the place of the one that waits', async () => {
  server.answers = [proposing(RENAME), proposing(RENAME, REMOVE)];
  const { say } = await open();
  await say('anders');
  await screen.findByRole('button', { name: 'Annehmen' });
  await say('und ohne Bonn');
  expect(await screen.findByText('Durch einen neueren Vorschlag ersetzt')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Annehmen' })).toHaveLength(1);
});

it('accepts and rejects by words, and says where nothing waits', async () => {
  const yes = () => answer({ command: 'accept' });
  server.answers = [
    proposing(RENAME),
    yes(),
    proposing(REMOVE),
    answer({ command: 'reject' }),
    yes(),
  ];
  const { say, current } = await open();
  await say('anders');
  await screen.findByRole('button', { name: 'Annehmen' });
  await say('ja');
  await waitFor(() => expect(current().title).toBe('Mosel'));
  await say('ohne Bonn');
  await screen.findByRole('button', { name: 'Annehmen' });
  await say('nein');
  expect(await screen.findByText('Abgelehnt')).toBeDefined();
  await say('ja');
  expect(await screen.findByText('Es wartet kein Vorschlag.')).toBeDefined();
  expect(routeOf(current())).toHaveLength(3);
});

it('replays on the trip as it is now, names what no longer fits, and claims no success without any', async () => {
  server.answers = [proposing(REMOVE, RENAME), proposing({ ...REMOVE })];
  const { person, say, current, actions } = await open();
  await say('anders');
  await screen.findByRole('button', { name: 'Annehmen' });
  act(() => void actions.run(removeStop, { stopId: 'bonn' }));
  expect(await screen.findByText('Passt nicht mehr und wird ausgelassen')).toBeDefined();
  await person.click(await press('Annehmen'));
  expect(current().title).toBe('Mosel');
  expect((await screen.findAllByText(/bis auf das, was nicht mehr passt/)).length).toBeGreaterThan(
    0,
  );
  await say('noch einmal');
  expect(await screen.findByText(/Davon passt nichts mehr/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull();
});

it('keeps edits that others made while a proposal waited', async () => {
  server.answers = [proposing(REMOVE)];
  const { person, say, current, actions } = await open();
  await say('ohne Bonn');
  await screen.findByRole('button', { name: 'Annehmen' });
  act(() => void actions.run(renameTrip, { title: 'Von anderen' }));
  await person.click(await press('Annehmen'));
  expect(current().title).toBe('Von anderen');
  expect(routeOf(current())).toEqual(['Köln', 'Mainz']);
});

it.each([undefined, null])('stops in the middle and keeps what was said (%s)', async (kept) => {
  server.hangs = true;
  if (kept === null) server.kept = kept;
  server.answers = ['Es war einmal'];
  const { person, say } = await open();
  await say('erzähle');
  expect(await screen.findByText('Es war einmal')).toBeDefined();
  await person.click(await press('Antwort anhalten'));
  expect(await screen.findByText('Angehalten.')).toBeDefined();
  expect(screen.getByText('Es war einmal')).toBeDefined();
  expect(await press('Senden')).toBeDefined();
});

it('reads answers out as a whole: what streams is not part of the log', async () => {
  server.hangs = true;
  server.answers = ['Es war einmal'];
  const { say } = await open();
  await say('erzähle');
  const piece = await screen.findByText('Es war einmal');
  const log = screen.getByRole('log', { name: 'Gespräch' });
  expect(log.contains(piece)).toBe(false);
  expect(piece.closest('[inert]')).not.toBeNull();
  expect(screen.getByText('Der Assistent schreibt.').closest('output')).not.toBeNull();
});

it('says where the connection was lost within an answer, and what was not done for that', async () => {
  server.answers = ['Ich mache'];
  server.kept = answer({ text: 'Ich mache es rückgängig.', command: 'undo' });
  const { say } = await open();
  await say('rückgängig');
  expect(await screen.findByText(/^Die Verbindung ist abgerissen/)).toBeDefined();
  expect(await screen.findByText(/^Das ist nicht geschehen/)).toBeDefined();
  expect(screen.queryByText(/nicht angekommen/)).toBeNull();
  expect(field()).toHaveProperty('value', '');
  expect(screen.getByText('Ich mache es rückgängig.').closest('[lang=de]')).not.toBeNull();
});

it.each([
  ['de', 'Deine Nachricht ist nicht angekommen. Sie steht noch im Feld.', 'lost', /^Wir erreichen/],
  ['en', 'Your message did not arrive. It is still in the field.', 'lost', /^We cannot reach/],
  ['en', 'Your message did not arrive. It is still in the field.', 'busy', /^The travel assistant/],
] as const)('keeps the text of a message that did not arrive (%s)', async (...row) => {
  const [language, title, how, sentence] = row;
  await open({ language });
  await screen.findByText(/ohne Sprachmodell|not a language model/);
  const input = screen.getByRole('textbox');
  const busy = {
    code: 'assistant-busy',
    message: 'Der Reiseassistent antwortet dir gerade schon.',
  };
  vi.stubGlobal('fetch', async () => {
    if (how === 'busy') return Response.json(busy, { status: 409 });
    throw new TypeError('Failed to fetch');
  });
  fireEvent.change(input, { target: { value: 'erzähle' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
  expect(input).toHaveProperty('value', 'erzähle');
});

it('keeps what is written without a network, and says so', async () => {
  const { person } = await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await person.type(field(), 'später{Enter}');
  expect(await screen.findByText(/Ohne Netz kann der Assistent nicht antworten/)).toBeDefined();
  expect(field()).toHaveProperty('value', 'später');
  expect(server.asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  cleanup();
  vi.restoreAllMocks();
  await open();
  expect(field()).toHaveProperty('value', 'später');
});

it('gives readers no buttons to decide', async () => {
  server.mayPropose = false;
  await open({ role: 'reader' });
  expect(await screen.findByText(/Du bekommst Antworten, aber keine Vorschläge/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Optimiere die Reihenfolge' })).toBeNull();
});

it('asks what a suggestion says', async () => {
  server.answers = [answer({ suggestions: ['Was liegt auf dem Weg?'] })];
  const { person, say } = await open();
  await say('hm');
  await person.click(await press('Was liegt auf dem Weg?'));
  await waitFor(() => expect(server.asked.at(-1)).toContain('Was liegt auf dem Weg?'));
});
