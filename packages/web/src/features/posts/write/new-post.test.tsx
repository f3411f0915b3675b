// @vitest-environment happy-dom
import { postPath } from '@fahrtwind/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { registered } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { toasts } from '../../../ui/toast.ts';
import { wholePost } from '../testing/thread-of.ts';
import { NewPost } from './new-post.tsx';
import { emptyFields, readFields } from './post-fields.ts';

const PATIENT = { timeout: 15_000 };
const MADE = wholePost('Wo gibt es Brot am Pass', { kind: 'tipp' });
const OTHER = wholePost('Brot am Brenner', { id: 'q', answerCount: 2 });
const KEPT = {
  ...emptyFields('tipp-brot-0123456789', 'tipp'),
  title: 'Wo gibt es Brot am Pass',
  document: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In der Hütte.' }] }],
  },
};

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

function Where() {
  return <output>{useLocation().pathname}</output>;
}

/** The form; `refusals` fail so many times before the server takes the post. */
function show(refusals = 0) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.startsWith('/api/posts/similar')) return Response.json({ posts: [OTHER] });
    if (path !== '/api/posts') return Response.json({}, { status: 404 });
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '{}'));
    const refusal = { code: 'newcomer-links', message: '' };
    return sent.length > refusals
      ? Response.json({ post: MADE })
      : Response.json(refusal, { status: 400 });
  });
  render(
    <SessionProvider
      start={startWith(registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' }))}
    >
      <TripsProvider store={fixedTrips({ list: [] }, { load: async () => undefined })}>
        <MemoryRouter initialEntries={['/forum']}>
          <Routes>
            <Route path="/forum" element={<NewPost kind="tipp" />} />
            <Route path="*" element={null} />
          </Routes>
          <Where />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  return { sent, person: userEvent.setup() };
}

it('asks for title and text, and points at similar posts while the title is typed', async () => {
  const { person, sent } = show();
  await person.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByText('Bitte gib dem Beitrag einen Titel.', {}, PATIENT)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Titel'), { target: { value: 'Brot am Brenner?' } });
  const link = await screen.findByRole('link', { name: /Brot am Brenner/ }, PATIENT);
  expect(link.getAttribute('href')).toBe(postPath(OTHER));
  expect(sent).toEqual([]);
});

it('brings back the draft of a closed tab, and sends it again with the same id after a refusal', async () => {
  localStorage.setItem(
    'private-drafts-1 new closed-tab',
    JSON.stringify({ savedAt: Date.now(), content: KEPT }),
  );
  const { person, sent } = show(1);
  await waitFor(
    () => expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe(KEPT.title),
    PATIENT,
  );
  await screen.findByText('In der Hütte.', {}, PATIENT);
  await person.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByText(/höchstens zwei Links haben\.$/, {}, PATIENT)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(postPath(MADE)), PATIENT);
  expect(sent.map(({ id }) => id)).toEqual([KEPT.id, KEPT.id]);
  expect(sent[0]).toMatchObject({ title: KEPT.title, document: KEPT.document, photos: [] });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('private-drafts'))).toEqual([]);
});

it('reads no draft that is not one', () => {
  expect(readFields(KEPT)).toEqual(KEPT);
  for (const other of [null, 'x', {}, { ...KEPT, kind: 'x' }, { ...KEPT, document: {} }])
    expect(readFields(other)).toBeNull();
  expect(readFields({ ...KEPT, location: 'x', photos: [7], topic: 'x' })).toEqual(KEPT);
});
