// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registered, visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { answerOf } from '../testing/thread-of.ts';
import { AnswerForm } from './answer-form.tsx';

const PATIENT = { timeout: 15_000 };
const DRAFTS = 'private-drafts-1 answer offers';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function SignOut() {
  const { signOut } = useSessionActions();
  return (
    <button type="button" onClick={() => void signOut()}>
      Abmelden
    </button>
  );
}

function show() {
  vi.stubGlobal('fetch', async () => Response.json(startWith(visitor)));
  render(
    <SessionProvider
      start={startWith(registered('jonas', { expiresAt: '2999-01-01T00:00:00.000Z' }))}
    >
      <AnswerForm
        thread="answer offers"
        label="Deine Antwort"
        submitLabel="Abschicken"
        begin={() => ({ id: 'answer-0123456789', text: '' })}
        send={async () => answerOf('neu')}
        onSent={() => undefined}
      />
      <SignOut />
    </SessionProvider>,
  );
  return userEvent.setup();
}

function leaveDraft(tab: string, text: string, savedAt: number) {
  const content = { id: `answer-${tab}-0123456789`, text };
  localStorage.setItem(`${DRAFTS} ${tab}`, JSON.stringify({ savedAt, content }));
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Deine Antwort');
const offered = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('private-drafts'));

it('offers what was typed here after another draft was taken', async () => {
  leaveDraft('x', 'Tanken in Svolvær', Date.now() - 1000);
  leaveDraft('y', 'Tanken in Leknes', Date.now() - 2000);
  const person = show();
  const first = await screen.findByText(/Tanken in Svolvær/, {}, PATIENT);
  await person.type(field(), 'Gerade getippt');
  const row = within(first.closest('li') ?? document.body);
  await person.click(row.getByRole('button', { name: 'Weiterschreiben' }));
  await waitFor(() => expect(field().value).toBe('Tanken in Svolvær'), PATIENT);
  await waitFor(
    () =>
      expect(offered()).toEqual([
        expect.stringContaining('Gerade getippt'),
        expect.stringContaining('Tanken in Leknes'),
      ]),
    PATIENT,
  );
  expect(drafts()).toHaveLength(3);
});

it('leaves no draft on the device after signing out', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  leaveDraft('x', 'Tanken in Svolvær', Date.now() - 1000);
  leaveDraft('y', 'Tanken in Leknes', Date.now() - 2000);
  const person = show();
  await person.type(field(), 'Gerade getippt');
  expect(drafts()).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(leave).toHaveBeenCalled(), PATIENT);
  expect(drafts()).toEqual([]);
});
