// @vitest-environment happy-dom
import { removeStop, renameTrip } from '@fahrtwind/domain';
import { routeOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { AssistantPanel } from './assistant-panel.tsx';
import { assistantDrafts } from '../state/drafts.ts';
import {
  answer,
  proposing,
  startFakeAssistant,
  type FakeAssistant,
} from '../testing/fake-assistant.ts';

let server: FakeAssistant;

beforeEach(() => {
  server = startFakeAssistant();
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
  server.answerer = {
    kind: 'model',
    host: 'modell.example',
    model: 'groß',
    fields: ['stops'],
    mayReadEntries: false,
  };
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

it('undoes an accepted proposal by a word, and does not ask about it again', async () => {
  server.answers = [proposing(REMOVE), answer({ text: 'Gut.', command: 'undo' })];
  const { person, say, current } = await open();
  await say('ohne Bonn');
  await person.click(await press('Annehmen'));
  await say('rückgängig');
  expect(await screen.findByText('Der letzte Schritt ist rückgängig gemacht.')).toBeDefined();
  expect(routeOf(current())).toEqual(['Köln', 'Bonn', 'Mainz']);
  expect(await screen.findByText('Angenommen und wieder rückgängig gemacht')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull();
  expect(plannerView.get().preview).toBeNull();
  expect(server.asked.at(-1)).toContain('{"state":"undone"}');
});

it('follows an accepted proposal that is undone and redone elsewhere, and only that step', async () => {
  server.answers = [proposing(RENAME), answer({ command: 'undo' })];
  const { person, say, current, actions } = await open();
  await say('anders');
  await person.click(await press('Annehmen'));
  act(() => void actions.run(renameTrip, { title: 'Saar' }, 'forced'));
  await say('rückgängig');
  await waitFor(() => expect(current().title).toBe('Mosel'));
  expect(await screen.findByText('Angenommen')).toBeDefined();
  act(() => void actions.undo());
  expect(await screen.findByText('Angenommen und wieder rückgängig gemacht')).toBeDefined();
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

const yes = () => answer({ command: 'accept' });

it('accepts and rejects by words, and says where nothing waits', async () => {
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
  expect(screen.getByText('Ich mache es rückgängig.')).toBeDefined();
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
});

it('asks by one press what a chip stands for', async () => {
  const choices = [{ label: 'Salzburg auf Tag 2?', say: 'Verschiebe Salzburg auf Tag 2' }];
  server.answers = [answer({ choices })];
  const { person, say } = await open();
  await say('hm');
  await person.click(await press('Salzburg auf Tag 2?'));
  await waitFor(() => expect(server.asked.at(-1)).toContain('Verschiebe Salzburg auf Tag 2'));
});

it('begins with what it can do, and with ideas about this trip', async () => {
  server.ideas = [{ label: '3 Nächte ohne Unterkunft', say: 'Welche Nächte sind offen?' }];
  const { person } = await open();
  expect(await screen.findByText(/Sag mir in deinen Worten/)).toBeDefined();
  await person.click(await press('3 Nächte ohne Unterkunft'));
  expect(await screen.findByText('Welche Nächte sind offen?')).toBeDefined();
  expect(screen.queryByText(/Sag mir in deinen Worten/)).toBeNull();
});

it('lets the model read entries only once the person says so, also later', async () => {
  const fields = ['stops'];
  server.answerer = {
    kind: 'model',
    host: 'modell.example',
    model: 'm',
    fields,
    mayReadEntries: false,
  };
  const { person, say } = await open();
  await say('hm');
  await screen.findByText('Gern.');
  const read = await screen.findByRole('switch', { name: /Aktivitäten und Restaurants/ });
  expect(read).toHaveProperty('checked', false);
  await person.click(read);
  await waitFor(() => expect(read).toHaveProperty('checked', true));
  expect(server.asked).toContainEqual(expect.stringMatching(/^PUT .*"mayReadEntries":true/));
});

it('brings messages back: by arrow up, by editing, and asks once more', async () => {
  const { person, say } = await open();
  await say('erstens');
  await screen.findByText('Gern.');
  await say('zweitens');
  await waitFor(() => expect(screen.getAllByText('Gern.')).toHaveLength(2));
  await person.click(field());
  await person.keyboard('{ArrowUp}');
  expect(field()).toHaveProperty('value', 'zweitens');
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveProperty('value', 'erstens');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveProperty('value', '');
  const [edit] = screen.getAllByRole('button', { name: 'Nachricht ändern' });
  if (!edit) throw new Error('no button');
  await person.click(edit);
  expect(field()).toHaveProperty('value', 'erstens');
  expect(document.activeElement).toBe(field());
  await person.type(field(), ' anders');
  await person.keyboard('{ArrowUp}');
  expect(field()).toHaveProperty('value', 'erstens anders');
  await person.click(await press('Noch einmal fragen'));
  await waitFor(() => expect(server.asked.at(-1)).toMatch(/POST.*"zweitens"/));
});

it('copies what was said', async () => {
  const { person, say } = await open();
  await say('hm');
  await screen.findByText('Gern.');
  const copy = screen.getAllByRole('button', { name: 'Kopieren' }).at(-1);
  if (!copy) throw new Error('no button');
  await person.click(copy);
  expect(await navigator.clipboard.readText()).toBe('Gern.');
  expect(await screen.findByText('Kopiert.')).toBeDefined();
});

it('says how many messages are left only when there are few', async () => {
  await open();
  await screen.findByText(/ohne Sprachmodell/);
  expect(screen.queryByText(/Nachrichten/)).toBeNull();
  cleanup();
  server.turns = { left: 3, perDay: 30 };
  await open();
  expect(await screen.findByText('Heute noch 3 Nachrichten')).toBeDefined();
});
