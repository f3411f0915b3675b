// @vitest-environment happy-dom
import type { ModerationCase, ModerationDecision, SessionState } from '@fahrtwind/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { registered, visitor } from '../store/session/session-fakes.ts';
import { SessionProvider } from '../store/session/session-provider.tsx';
import { startWith } from '../store/session/start-fakes.ts';
import { ForumPage } from '../app/pages/forum-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HIDDEN: ModerationDecision = {
  id: 'd1',
  target: { kind: 'post', id: 'p1' },
  action: 'hide',
  reason: 'Regel 3: keine Werbung',
  moderator: '',
  createdAt: '2026-11-02T10:00:00.000Z',
  until: null,
  title: 'Kauft bei mir',
  path: '/tipp/kauft-bei-mir-k3f9x2ab34',
  objection: null,
  mayObject: true,
};

const CASE: ModerationCase = {
  target: { kind: 'post', id: 'p1' },
  title: 'Kauft bei mir',
  text: 'Nur heute',
  path: HIDDEN.path,
  author: { uid: 'jonas', name: 'Jonas' },
  state: 'shown',
  isLocked: false,
  suspendedUntil: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  reports: [
    {
      reason: 'advertising',
      text: 'Reine Werbung',
      place: 'im ersten Satz',
      createdAt: '2026-11-01T12:00:00.000Z',
      isRegistered: false,
    },
  ],
  decisions: [],
  versions: [{ title: 'Kauft', text: 'Gestern', replacedAt: '2026-11-01T11:00:00.000Z' }],
  actions: ['dismiss', 'hide', 'lock'],
  objection: null,
};

type Answer = (body: unknown) => object;

/** Opens the moderation with a server that answers these routes, and tells what it was sent. */
function open(session: SessionState, answers: Readonly<Record<string, Answer>>, path = '') {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body?: string }) => {
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body);
    if (init.method === 'POST') sent.push(body);
    const answer = answers[`${init.method} ${url}`];
    return new Response(JSON.stringify(answer ? answer(body) : {}), { status: answer ? 200 : 500 });
  });
  render(
    <SessionProvider start={startWith(session)}>
      <MemoryRouter initialEntries={[`/forum?moderation${path}`]}>
        <Routes>
          <Route path="/forum/:category?" element={<ForumPage />} />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );
  return { sent, person: userEvent.setup() };
}

const until2999 = { expiresAt: '2999-01-01T00:00:00.000Z' };
const mia = registered('mia', { ...until2999, isModerator: true });
const NONE = { 'GET /api/moderation/own': () => ({ decisions: [] }) };

it('shows moderators what is reported with reasons and versions, and hides it with a reason', async () => {
  const { sent, person } = open(mia, {
    ...NONE,
    'GET /api/moderation/cases': () => ({ cases: [CASE], next: null }),
    'POST /api/moderation/decisions': () => ({
      case: { ...CASE, state: 'hidden', reports: [], decisions: [HIDDEN], actions: ['restore'] },
    }),
  });
  const card = await screen.findByRole('article');
  for (const told of ['Werbung oder gekaufte Bewertung', 'Reine Werbung', 'Stelle: im ersten Satz'])
    expect(card.textContent).toContain(told);
  expect(within(card).getByText('1 frühere Fassung')).toBeDefined();
  await person.selectOptions(within(card).getByLabelText('Was soll geschehen?'), 'hide');
  await person.click(within(card).getByRole('button', { name: 'Entscheidung speichern' }));
  expect(await within(card).findByText(/Ohne Grund geht es nicht/)).toBeDefined();
  expect(sent).toEqual([]);
  await person.type(within(card).getByLabelText('Grund'), 'Regel 3');
  await person.click(within(card).getByRole('button', { name: 'Entscheidung speichern' }));
  await waitFor(() => expect(card.textContent).toContain('ausgeblendet'));
  expect(sent).toEqual([{ target: CASE.target, action: 'hide', reason: 'Regel 3', until: null }]);
});

it('opens one thing by its address, and asks for the last day of a suspension', async () => {
  const person = { ...CASE, target: { kind: 'person', id: 'jonas' }, actions: ['suspend'] };
  const { sent, person: hand } = open(
    mia,
    { ...NONE, 'GET /api/moderation/cases/person/jonas': () => ({ case: person }) },
    '=person.jonas',
  );
  expect(await screen.findByLabelText(/Schreibpause bis/)).toBeDefined();
  await hand.type(screen.getByLabelText('Grund'), 'Wiederholt');
  await hand.click(screen.getByRole('button', { name: 'Entscheidung speichern' }));
  expect(await screen.findByText(/Wähle einen Tag/)).toBeDefined();
  expect(sent).toEqual([]);
});

it('lets another moderator grant an objection', async () => {
  const objected = { ...CASE, objection: 'd1', decisions: [HIDDEN], actions: [] };
  const { sent, person } = open(mia, {
    ...NONE,
    'GET /api/moderation/cases': () => ({ cases: [objected], next: null }),
    'POST /api/moderation/decisions/d1/objection/answer': () => ({ case: CASE }),
  });
  await person.type(await screen.findByLabelText('Begründung'), 'Stimmt');
  await person.click(screen.getByRole('button', { name: 'Stattgeben' }));
  await waitFor(() => expect(sent).toEqual([{ isGranted: true, reason: 'Stimmt' }]));
});

it('shows authors what was decided and why, and takes one objection', async () => {
  const objection = {
    text: 'Das ist keine',
    createdAt: '2026-11-03T10:00:00.000Z',
    isGranted: null,
    answer: '',
  };
  const { sent, person } = open(registered('jonas', until2999), {
    'GET /api/moderation/own': () => ({ decisions: [HIDDEN] }),
    'POST /api/moderation/decisions/d1/objection': () => ({
      decision: { ...HIDDEN, mayObject: false, objection },
    }),
  });
  expect(await screen.findByText('Grund: Regel 3: keine Werbung')).toBeDefined();
  await person.type(screen.getByLabelText('Dein Widerspruch'), 'Das ist keine');
  await person.click(screen.getByRole('button', { name: 'Widersprechen' }));
  expect(
    await screen.findByText('Über deinen Widerspruch ist noch nicht entschieden.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Widersprechen' })).toBeNull();
  expect(sent).toEqual([{ text: 'Das ist keine' }]);
});

it('sends visitors to sign in, and back', () => {
  open(visitor, {});
  const link = screen.getByRole('link', { name: 'Anmelden' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/forum?moderation'));
});

it('loads what waits for less time below the rest, each thing once', async () => {
  const other = { ...CASE, target: { kind: 'post', id: 'p2' }, title: 'Noch einer' };
  const { person } = open(mia, {
    ...NONE,
    'GET /api/moderation/cases': () => ({ cases: [CASE], next: '5~post~p1' }),
    'GET /api/moderation/cases?after=5%7Epost%7Ep1': () => ({ cases: [CASE, other], next: null }),
  });
  await person.click(await screen.findByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText('Noch einer')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull());
});
