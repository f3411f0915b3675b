// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registered, visitor } from './session-fakes.ts';
import { SessionProvider } from './session-provider.tsx';
import { startWith } from './start-fakes.ts';
import { useSessionActions } from './use-session.ts';

const PATH = '/konto/token';

let session: SessionState = visitor;
let issuedAt = '';
let sent: (string | null)[][] = [];
let asked: string[] = [];

beforeEach(() => {
  sent = [];
  asked = [];
  issuedAt = new Date().toISOString();
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, headers }: { method: string; headers: HeadersInit }) => {
      asked.push(path);
      if (path === PATH) sent.push([method, new Headers(headers).get('authorization')]);
      if (path === '/api/start') return Response.json(startWith(session));
      return Response.json(path === '/api/account/token' ? { token: 'wer.ich.bin', issuedAt } : {});
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Reload() {
  const { reload } = useSessionActions();
  return (
    <button type="button" onClick={() => void reload()}>
      Neu laden
    </button>
  );
}

function open(tokenSyncPath: string | null) {
  render(
    <SessionProvider start={startWith(session, { tokenSyncPath })}>
      <Reload />
    </SessionProvider>,
  );
}

async function sessionBecomes(next: SessionState) {
  session = next;
  await act(async () => screen.getByRole('button').click());
}

const later = { expiresAt: '2999-01-01T00:00:00.000Z' };

it('posts the token of who is signed in, again when the session is prolonged, and deletes it afterwards [CA-13]', async () => {
  session = registered('mara', later);
  open(PATH);
  const post = ['POST', 'Bearer wer.ich.bin'];
  await vi.waitFor(() => expect(sent).toEqual([post]), 15_000);
  await sessionBecomes(registered('mara', { expiresAt: '2999-02-01T00:00:00.000Z' }));
  await vi.waitFor(() => expect(sent).toEqual([post, post]), 15_000);
  await sessionBecomes(visitor);
  await vi.waitFor(() => expect(sent).toEqual([post, post, ['DELETE', null]]), 15_000);
});

it('does not send a token that is older than five minutes', async () => {
  issuedAt = new Date(Date.now() - 5 * 60_000 - 1000).toISOString();
  session = registered('mara', later);
  open(PATH);
  await vi.waitFor(() => expect(asked).toContain('/api/account/token'), 15_000);
  await sessionBecomes(visitor);
  await vi.waitFor(() => expect(sent).toEqual([['DELETE', null]]), 15_000);
});

it('sends nothing where no path is configured', async () => {
  session = registered('mara', later);
  open(null);
  await sessionBecomes(visitor);
  expect(sent).toEqual([]);
});
