// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { answerElementId, answerPath, postPath } from '@fahrtwind/domain';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { de } from '../../parts/failures/texts.de.ts';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { QueryProvider } from '../../parts/server-state/query-provider.tsx';
import { registered, visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { toasts } from '../../ui/toast.ts';
import { PostPage } from './post-page.tsx';
import { answerOf, threadOf, wholePost } from './testing/thread-of.ts';
import type { Thread } from './thread/thread.ts';

const PATIENT = { timeout: 15_000 };
const QUESTION = wholePost('Wo tanken auf den Lofoten', { id: 'p', likeCount: 3 });
const ASKED = threadOf(QUESTION, [
  answerOf('a1'),
  answerOf('a2'),
  answerOf('r1', { parentId: 'a1' }),
]);
const EXPIRY = { expiresAt: '2999-01-01T00:00:00.000Z' };

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

function Where() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname}</output>
      <button onClick={() => void navigate('/woanders')}>Weiter</button>
      <button onClick={() => void navigate(-1)}>Zurück</button>
    </>
  );
}

function page(thread: Thread | null, session: SessionState, path: string) {
  const data = [{ path: `/api/posts/${QUESTION.shortId}`, reply: thread }];
  const store = fixedTrips({ list: [] }, { load: async () => undefined });
  return (
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={store}>
        <QueryProvider data={data}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/frage/:slugAndShortId" element={<PostPage />} />
              <Route path="/tipp/:slugAndShortId" element={<PostPage />} />
              <Route path="*" element={<p>Woanders</p>} />
            </Routes>
            <Where />
            <DialogHost />
          </MemoryRouter>
        </QueryProvider>
      </TripsProvider>
    </SessionProvider>
  );
}

type Answers = Readonly<Record<string, object>>;

/** The page as it comes from the server; what it sends is answered by `answers`, everything else fails. */
function show(uid: string | null, answers: Answers = {}, thread: Thread = ASKED, hash = '') {
  const sent: { route: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const route = `${init.method} ${path}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ route, body });
    const reply = answers[route] ?? { code: 'unavailable', message: '' };
    return Response.json(reply, { status: 'code' in reply ? 503 : 200 });
  });
  const session = uid === null ? visitor : registered(uid, EXPIRY);
  render(page(thread, session, postPath(QUESTION) + hash));
  return { sent, person: userEvent.setup() };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const told = () => toasts.read().map(({ text }) => text);

it('is readable as the server sends it: title, author, text, answers and replies', () => {
  const html = renderToString(page(ASKED, visitor, postPath(QUESTION)));
  for (const part of [
    QUESTION.title,
    'Wer weiß es?',
    'Text von a1',
    'Text von r1',
    '/Profil?uid=mara',
  ])
    expect(html).toContain(part);
});

it('leads from an address of another kind or title to the present one', async () => {
  vi.stubGlobal('fetch', async () => Response.json(ASKED));
  render(page(ASKED, visitor, `/tipp/frueher-${QUESTION.shortId}`));
  await waitFor(
    () => expect(screen.getByRole('status').textContent).toBe(postPath(QUESTION)),
    PATIENT,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(QUESTION.title);
});

it('looks the same for every post that is not there', () => {
  render(page(null, visitor, postPath(QUESTION)));
  expect(screen.getByText('Diesen Beitrag gibt es hier nicht')).toBeDefined();
});

it('invites visitors to join, and brings them back', async () => {
  const { person, sent } = show(null);
  await person.click(button(/Gefällt mir.*Gefällt 3 Personen/));
  const dialog = await screen.findByRole('dialog', { name: 'Dafür brauchst du ein Konto' });
  const link = within(dialog).getByRole('link', { name: 'Anmelden' });
  expect(link.getAttribute('href')).toBe(
    `/anmelden?weiter=${encodeURIComponent(postPath(QUESTION))}`,
  );
  await person.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  expect(sent).toEqual([]);
  expect(screen.queryByLabelText('Deine Antwort')).toBeNull();
});

it('shows a like at once, and then what the server has counted', async () => {
  const { person } = show('jonas', {
    'PUT /api/posts/p/like': { likeCount: 7, isLiked: true },
  });
  await person.click(button(/Gefällt 3 Personen/));
  await waitFor(() => expect(button(/Gefällt 7 Personen/)).toBeDefined(), PATIENT);
  expect(button(/Gefällt 7 Personen/).getAttribute('aria-pressed')).toBe('true');
});

it('takes back what the server refuses, and says why', async () => {
  const { person } = show('jonas');
  await person.click(button('Merken'));
  await waitFor(() => expect(told()).toEqual([de.codes.unavailable]), PATIENT);
  await waitFor(() => expect(button('Merken').getAttribute('aria-pressed')).toBe('false'), PATIENT);
});

it('sends an answer once with an id of its own, and keeps it as a draft until then', async () => {
  const made = answerOf('neu', { text: 'In Svolvær.', author: QUESTION.author });
  const { person, sent } = show('jonas', { 'POST /api/posts/p/answers': { answer: made } });
  await person.type(screen.getByLabelText('Deine Antwort'), 'In Svolvær.');
  const [name] = Object.keys(localStorage).filter((key) => key.startsWith('private-drafts-1'));
  expect(localStorage.getItem(name ?? '')).toContain('In Svolvær.');
  await person.dblClick(button('Antwort abschicken'));
  expect(await screen.findByText('In Svolvær.', { selector: 'p' }, PATIENT)).toBeDefined();
  expect(sent.map(({ route }) => route)).toEqual(['POST /api/posts/p/answers']);
  expect(sent[0]?.body).toMatchObject({ text: 'In Svolvær.', parentId: null });
  await waitFor(() => expect(localStorage.getItem(name ?? '')).toBeNull(), PATIENT);
  expect(screen.getByRole('heading', { name: '4 Antworten' })).toBeDefined();
});

it('puts a reply below its answer', async () => {
  const made = answerOf('r2', { parentId: 'a1', text: 'Danke dir.' });
  const { person, sent } = show('mara', { 'POST /api/posts/p/answers': { answer: made } });
  const first = screen.getByText('Text von a1').closest('li');
  const [reply] = within(first ?? document.body).getAllByRole('button', { name: 'Antworten' });
  await person.click(reply ?? document.body);
  await person.type(screen.getByLabelText('Antwort an Jonas'), 'Danke dir.');
  const form = screen.getByLabelText('Antwort an Jonas').closest('form');
  await person.click(
    within(form ?? document.body).getByRole('button', { name: 'Antwort abschicken' }),
  );
  await waitFor(() => expect(first?.textContent).toContain('Danke dir.'), PATIENT);
  expect(sent[0]?.body).toMatchObject({ parentId: 'a1' });
});

it('lets only the person who asked choose the best answer', async () => {
  const { person } = show('mara', { 'PUT /api/posts/p/best': { bestAnswerId: 'a2' } });
  const second = screen.getByText('Text von a2').closest('article') ?? document.body;
  await person.click(within(second).getByRole('button', { name: 'Als beste Antwort wählen' }));
  expect(await within(second).findByText('Beste Antwort', {}, PATIENT)).toBeDefined();
  expect(screen.getByText('gelöst')).toBeDefined();
  cleanup();
  show('jonas');
  expect(screen.queryByRole('button', { name: 'Als beste Antwort wählen' })).toBeNull();
});

it('keeps a deleted answer with replies as a gap, and gives it back where deleting fails', async () => {
  const { person } = show('jonas');
  const [menu] = screen.getAllByRole('button', { name: 'Aktionen für deine Antwort' });
  await person.click(menu ?? document.body);
  await person.click(await screen.findByRole('menuitem', { name: 'Löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Antwort löschen?' });
  await person.click(within(dialog).getByRole('button', { name: 'Antwort löschen' }));
  await waitFor(() => expect(told()).toEqual([de.codes.unavailable]), PATIENT);
  await waitFor(() => expect(screen.getByText('Text von a1')).toBeDefined(), PATIENT);
});

it('mutes a thread for who wrote it, and follows it for others', async () => {
  const { person, sent } = show('mara', { 'PUT /api/posts/p/thread': { thread: 'muted' } });
  await person.click(button('Du folgst'));
  await waitFor(() => expect(button('Stumm')).toBeDefined(), PATIENT);
  expect(sent[0]?.body).toEqual({ thread: 'muted' });
  cleanup();
  const other = show('ada', { 'PUT /api/posts/p/thread': { thread: 'followed' } });
  await other.person.click(button('Folgen'));
  await waitFor(() => expect(button('Du folgst')).toBeDefined(), PATIENT);
  expect(other.sent[0]?.body).toEqual({ thread: 'followed' });
});

it('loads further answers below the first ones, each once, until there are no more', async () => {
  const more = 'GET /api/posts/p/answers?after=a2';
  const { person, sent } = show(
    null,
    { [more]: { answers: [answerOf('a2'), answerOf('a3')], nextAnswers: null } },
    { ...ASKED, nextAnswers: 'a2' },
  );
  await person.click(button('Weitere Antworten laden'));
  expect(await screen.findByText('Text von a3', {}, PATIENT)).toBeDefined();
  expect(screen.getAllByText('Text von a2')).toHaveLength(1);
  await waitFor(
    () => expect(screen.queryByRole('button', { name: 'Weitere Antworten laden' })).toBeNull(),
    PATIENT,
  );
  expect(sent.map(({ route }) => route)).toEqual([more]);
});

it.each(['#100%', '#antwort-%ff', '#antwort-', '#irgendwo'])(
  'opens as usual with %s behind its address',
  (hash) => {
    const { sent } = show(null, {}, ASKED, hash);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(QUESTION.title);
    expect(sent).toEqual([]);
  },
);

it('shows the answer or the reply that its address names', async () => {
  show(null, {}, ASKED, answerPath(QUESTION, 'r1').replace(/^[^#]*/, ''));
  await waitFor(() => expect(document.activeElement?.id).toBe(answerElementId('r1')), PATIENT);
});

const order = () =>
  screen.getAllByText(/^Text von/).map(({ textContent }) => textContent?.slice(9));
const between = () => screen.queryByRole('button', { name: 'Antworten dazwischen laden' });

it('loads the page of the answer that its address names, and what lies before it when asked to', async () => {
  const route = 'GET /api/posts/p/answers';
  const { person, sent } = show(
    null,
    {
      [`${route}?answer=a7`]: { answers: [answerOf('a7'), answerOf('a8')], nextAnswers: 'a8' },
      [`${route}?after=a2`]: { answers: ['a3', 'a4'].map((id) => answerOf(id)), nextAnswers: 'a4' },
      [`${route}?after=a4`]: { answers: ['a5', 'a7'].map((id) => answerOf(id)), nextAnswers: 'a7' },
      [`${route}?after=a8`]: { answers: [answerOf('a9')], nextAnswers: null },
    },
    { ...ASKED, nextAnswers: 'a2' },
    '#antwort-a7',
  );
  await waitFor(() => expect(document.activeElement?.id).toBe(answerElementId('a7')), PATIENT);
  expect(order()).toEqual(['a1', 'r1', 'a2', 'a7', 'a8']);
  for (const there of ['a4', 'a5']) {
    await person.click(between() ?? document.body);
    await screen.findByText(`Text von ${there}`);
  }
  expect(between()).toBeNull();
  await person.click(button('Weitere Antworten laden'));
  await screen.findByText('Text von a9');
  expect(order()).toEqual(['a1', 'r1', 'a2', 'a3', 'a4', 'a5', 'a7', 'a8', 'a9']);
  expect(sent).toHaveLength(4);
});

it('says that the answer of its address is not there any more', async () => {
  show(
    null,
    {
      'GET /api/posts/p/answers?answer=weg': { code: 'object-not-found', message: '' },
    },
    ASKED,
    '#antwort-weg',
  );
  await waitFor(() => expect(told()).toEqual([de.codes['object-not-found']]), PATIENT);
});

it('is there at once when one comes back, with all answers and what was done here', async () => {
  const more = 'GET /api/posts/p/answers?after=a2';
  const { person, sent } = show(
    'jonas',
    {
      [more]: { answers: [answerOf('a3')], nextAnswers: null },
      'PUT /api/posts/p/like': { likeCount: 7, isLiked: true },
    },
    { ...ASKED, nextAnswers: 'a2' },
  );
  await person.click(button('Weitere Antworten laden'));
  await screen.findByText('Text von a3', {}, PATIENT);
  await person.click(button(/Gefällt 3 Personen/));
  await waitFor(() => expect(button(/Gefällt 7 Personen/)).toBeDefined(), PATIENT);
  await person.click(button('Weiter'));
  expect(screen.getByText('Woanders')).toBeDefined();
  await person.click(button('Zurück'));
  expect(button(/Gefällt 7 Personen/)).toBeDefined();
  expect(screen.getByText('Text von a3')).toBeDefined();
  expect(sent.map(({ route }) => route)).toEqual([more, 'PUT /api/posts/p/like']);
});

it('is gone when one comes back after deleting it', async () => {
  const { person, sent } = show('mara', { 'DELETE /api/posts/p': {} });
  await person.click(button('Löschen'));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: /löschen/i }));
  await screen.findByText('Woanders', {}, PATIENT);
  await person.click(button('Zurück'));
  expect(screen.queryByText(QUESTION.title)).toBeNull();
  expect(sent.map(({ route }) => route)).toEqual([
    'DELETE /api/posts/p',
    `GET /api/posts/${QUESTION.shortId}`,
  ]);
});
