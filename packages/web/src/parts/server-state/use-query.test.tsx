// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guest, registered, visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { useSessionActions } from '../../store/session/use-session.ts';
import { endpoint } from './endpoint.ts';
import { readPageData, type PageData } from '../../api/page-data.ts';
import { QueryProvider } from './query-provider.tsx';
import { useAction } from './use-action.ts';
import { useLast, useQuery } from './use-query.ts';

const PATH = '/api/trips/a/public';
const EXPIRY = { expiresAt: '2999-01-01T00:00:00.000Z' };
let asked: string[] = [];
let titles: Record<string, string> = {};
let session: SessionState = visitor;

beforeEach(() => {
  asked = [];
  titles = { a: 'Rhein', b: 'Mosel' };
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/start')) return Response.json(startWith(session));
    asked.push(path);
    const title = titles[path.split('/')[3] ?? ''];
    if (title === undefined) return Response.json({ code: 'unavailable' }, { status: 503 });
    return Response.json({ trip: { title } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function Trip({ id, pauseMs }: { readonly id: string | null; readonly pauseMs?: number }) {
  const query = id === null ? null : endpoint('getPublicTrip', { params: { id } });
  const { loaded, reload } = useQuery(
    query && { ...query, kept: 'session' },
    pauseMs === undefined ? {} : { pauseMs },
  );
  const last = useLast(loaded);
  return (
    <button type="button" onClick={reload}>
      {loaded.status === 'ready' ? loaded.reply.trip.title : loaded.status}
      {loaded.status === 'loading' && last && `, before ${last.trip.title}`}
    </button>
  );
}

function Session() {
  const { reload } = useSessionActions();
  return <input type="checkbox" onChange={() => void reload()} />;
}

const page = (id: string | null | undefined, data: readonly PageData[] = [], pauseMs?: number) => (
  <SessionProvider start={startWith(session)}>
    <QueryProvider data={data}>
      <Session />
      {id !== undefined && <Trip id={id} {...(pauseMs !== undefined && { pauseMs })} />}
    </QueryProvider>
  </SessionProvider>
);
const shown = () => screen.getByRole('button').textContent;

async function become(next: SessionState): Promise<void> {
  session = next;
  await userEvent.click(screen.getByRole('checkbox'));
}

it('has what came with the page at the first rendering, and asks nothing', async () => {
  const data = [
    { path: '/api/posts', reply: {} },
    { path: PATH, reply: { trip: { title: 'Ahr' } } },
  ];
  expect(renderToString(page('a', data))).toContain('Ahr');
  expect(renderToString(page('b', data))).toContain('loading');
  expect(renderToString(page('a', [{ path: PATH, reply: null }]))).toContain('missing');
  render(page('a', data));
  expect(shown()).toBe('Ahr');
  expect(asked).toEqual([]);
});

it('reads what came with the page', () => {
  expect(readPageData()).toEqual([]);
  const data = [{ path: PATH, reply: {} }];
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  expect(readPageData()).toEqual(data);
});

it('asks for what it shows, says when that fails, and tries again', async () => {
  titles = {};
  render(page('a'));
  await waitFor(() => expect(shown()).toBe('failed'));
  titles = { a: 'Rhein' };
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shown()).toBe('Rhein'));
  expect(asked).toEqual([PATH, PATH]);
});

it('asks nothing without a question, and knows the last reply while the next is on its way', async () => {
  const { rerender } = render(page(null));
  expect(asked).toEqual([]);
  rerender(page('a'));
  await waitFor(() => expect(shown()).toBe('Rhein'));
  rerender(page('b'));
  expect(shown()).toBe('loading, before Rhein');
  await waitFor(() => expect(shown()).toBe('Mosel'));
});

it('merges quick changes of the question into one request', async () => {
  vi.useFakeTimers();
  const { rerender } = render(page('a', [], 150));
  await act(() => vi.advanceTimersByTimeAsync(100));
  rerender(page('b', [], 150));
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(shown()).toBe('Mosel');
  expect(asked).toEqual(['/api/trips/b/public']);
});

it('shows at once what was opened before in this session', async () => {
  session = registered('mara', EXPIRY);
  const { rerender } = render(page('a'));
  await waitFor(() => expect(shown()).toBe('Rhein'));
  rerender(page(undefined));
  rerender(page('a'));
  expect(shown()).toBe('Rhein');
  expect(asked).toEqual([PATH]);
});

it('shows another account nothing of what was known, and asks again', async () => {
  session = registered('mara', EXPIRY);
  const { rerender } = render(page('a'));
  await waitFor(() => expect(shown()).toBe('Rhein'));
  titles = { a: 'Isar' };
  await become(registered('jonas', EXPIRY));
  await waitFor(() => expect(shown()).toBe('Isar'));
  rerender(page(undefined));
  titles = { a: 'Lahn' };
  await become(visitor);
  rerender(page('a'));
  expect(shown()).toBe('loading');
  await waitFor(() => expect(shown()).toBe('Lahn'));
});

it('keeps on the screen what visitors see while they sign in, and asks again for it', async () => {
  session = visitor;
  render(page('a'));
  await waitFor(() => expect(shown()).toBe('Rhein'));
  titles = { a: 'Isar' };
  await become(guest('gast'));
  await waitFor(() => expect(shown()).toBe('Isar'));
  expect(asked).toEqual([PATH, PATH]);
});

interface Sent {
  readonly name: string;
  readonly send: () => Promise<string>;
}

function Form({ requests }: { readonly requests: readonly Sent[] }) {
  const { isBusy, failure, run } = useAction(
    ({ send }: Sent) => send(),
    (cause) => `failed: ${String(cause)}`,
    ({ name }) => name,
  );
  return (
    <>
      {requests.map((request, index) => (
        <button key={index} type="button" onClick={() => run(request)}>
          {index}
        </button>
      ))}
      <output>{isBusy ? 'busy' : (failure ?? 'idle')}</output>
    </>
  );
}

const said = () => screen.getByRole('status').textContent;
const press = (index: number) =>
  userEvent.click(screen.getByRole('button', { name: String(index) }));

it('sends once at a time, different things at once, and tells the last failure until the next run', async () => {
  const settle = { refuse: String, accept: String };
  const like = vi.fn(
    () => new Promise<string>((_, no) => void Object.assign(settle, { refuse: no })),
  );
  const save = vi.fn(
    () => new Promise<string>((yes) => void Object.assign(settle, { accept: yes })),
  );
  const requests = [
    { name: 'like', send: like },
    { name: 'save', send: save },
  ];
  render(<Form requests={requests} />);
  await press(0);
  await press(0);
  await press(1);
  expect([like.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
  await act(async () => void settle.accept('done'));
  expect(said()).toBe('busy');
  await act(async () => void settle.refuse('no'));
  expect(said()).toBe('failed: no');
  await press(0);
  expect(said()).toBe('busy');
  expect(like).toHaveBeenCalledTimes(2);
});
