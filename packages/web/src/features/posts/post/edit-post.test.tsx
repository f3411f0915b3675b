// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { registered } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { DialogHost } from '../../../ui/dialog-host.tsx';
import { toasts } from '../../../ui/toast.ts';
import { wholePost } from '../testing/thread-of.ts';
import { fieldsOf } from '../write/post-fields.ts';
import { EditPost } from './edit-post.tsx';

const PATIENT = { timeout: 15_000 };
const POST = wholePost('Wo tanken auf den Lofoten', { id: 'edited', version: 3 });
const NEWER = { ...POST, title: 'Wo laden auf den Lofoten', version: 4 };
const CHANGED = /Der Beitrag wurde inzwischen geändert/;

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

/** The form; the server has the post in `stored` and takes changes of that version only. */
function show(post = POST, stored = POST) {
  const versions: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/posts/edited') return Response.json({}, { status: 404 });
    if (init.method === 'GET')
      return Response.json({ post: stored, answers: [], nextAnswers: null, idea: null });
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
    versions.push(body.version);
    return body.version === stored.version
      ? Response.json({ post: { ...stored, title: body.title, version: stored.version + 1 } })
      : Response.json({ code: 'conflict', message: 'Bitte lade neu.' }, { status: 409 });
  });
  const onDone = vi.fn();
  render(
    <SessionProvider
      start={startWith(registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' }))}
    >
      <TripsProvider store={fixedTrips({ list: [] }, { load: async () => undefined })}>
        <MemoryRouter>
          <EditPost post={post} onDone={onDone} />
          <DialogHost />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  return { versions, onDone, person: userEvent.setup() };
}

const title = () => screen.getByLabelText<HTMLInputElement>('Titel');
const write = (value: string) => fireEvent.change(title(), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('private-drafts'));

it('keeps the own text when the post was changed elsewhere, says so, and then saves over it', async () => {
  const { versions, onDone, person } = show(POST, NEWER);
  write('Mein langer Titel');
  await person.click(button('Änderungen speichern'));
  expect(await screen.findByText(CHANGED, {}, PATIENT)).toBeDefined();
  expect(title().value).toBe('Mein langer Titel');
  expect(screen.queryByText('Bitte lade neu.')).toBeNull();
  await person.click(button('Änderungen speichern'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce(), PATIENT);
  expect(onDone.mock.lastCall?.[0]).toMatchObject({ title: 'Mein langer Titel', version: 5 });
  expect(versions).toEqual([3, 4]);
  expect(drafts()).toEqual([]);
});

it('brings back a draft of an earlier version with a note, and can begin with the new version', async () => {
  const content = { ...fieldsOf(POST), title: 'Mein langer Titel' };
  localStorage.setItem(
    'private-drafts-1 edit edited closed-tab',
    JSON.stringify({ savedAt: Date.now(), content }),
  );
  const { person } = show(NEWER, NEWER);
  expect(await screen.findByText(CHANGED, {}, PATIENT)).toBeDefined();
  expect(title().value).toBe('Mein langer Titel');
  await person.click(button('Neue Fassung laden'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' }));
  await person.click(dialog.getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(title().value).toBe(NEWER.title), PATIENT);
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(drafts()).toEqual([]);
});

it('asks before it throws changes away, and only then', async () => {
  const { onDone, person } = show();
  write('Mein langer Titel');
  await person.click(button('Abbrechen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Änderungen verwerfen?' }));
  await person.click(dialog.getByRole('button', { name: 'Weiterschreiben' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
  expect(title().value).toBe('Mein langer Titel');
  expect(drafts()).toHaveLength(1);
  write(POST.title);
  expect(drafts()).toEqual([]);
  await person.click(button('Abbrechen'));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(POST), PATIENT);
});
