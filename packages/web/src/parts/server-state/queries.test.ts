import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createQueries, type Query } from './queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Request {
  readonly resolve: (reply: string) => void;
  readonly reject: (cause: unknown) => void;
  readonly signal: AbortSignal;
}

/** A question whose requests the test answers, in any order. */
function question(more: Partial<Query<string>> = {}) {
  const requests: Request[] = [];
  const query: Query<string> = {
    key: '/api/posts/1',
    load: (signal) =>
      new Promise((resolve, reject) => void requests.push({ resolve, reject, signal })),
    ...more,
  };
  const answer = async (index: number, reply: string) => {
    requests[index]?.resolve(reply);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (index: number, status = 0) => {
    requests[index]?.reject(new ApiError({ code: 'unknown', status }));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { query, requests, answer, fail };
}

const loadedIn = (queries: ReturnType<typeof createQueries>, query: Query<string>) =>
  queries.read(query).loaded;
const ready = (reply: string) => ({ status: 'ready', reply });
const nothing = () => undefined;

function shownIn(queries: ReturnType<typeof createQueries>, query: Query<string>) {
  const leave = queries.subscribe(query, nothing);
  queries.load(query);
  return async () => {
    leave();
    await vi.advanceTimersByTimeAsync(0);
  };
}

describe('asking', () => {
  it('asks once for all who show it, and tells them', async () => {
    const queries = createQueries();
    const { query, requests, answer } = question();
    const told = vi.fn();
    queries.subscribe(query, told);
    queries.load(query);
    shownIn(queries, { ...query });
    expect(loadedIn(queries, query)).toEqual({ status: 'loading' });
    await answer(0, 'Rhein');
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    expect(told).toHaveBeenCalledTimes(2);
    expect(requests).toHaveLength(1);
  });

  it.each([
    [404, 'missing'],
    [400, 'missing'],
    [503, 'failed'],
    [0, 'failed'],
  ])('calls an answer of status %i %s', async (status, expected) => {
    const queries = createQueries();
    const { query, fail } = question();
    shownIn(queries, query);
    await fail(0, status);
    expect(loadedIn(queries, query)).toMatchObject({ status: expected, cause: { status } });
  });

  it('is loading again while a failed one is tried again', async () => {
    const queries = createQueries();
    const { query, answer, fail } = question();
    shownIn(queries, query);
    await fail(0);
    queries.reload(query);
    expect(loadedIn(queries, query)).toEqual({ status: 'loading' });
    await answer(1, 'Rhein');
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
  });

  it('shows the last answer that was asked for, whichever comes last', async () => {
    const queries = createQueries();
    const { query, requests, answer } = question();
    shownIn(queries, query);
    queries.reload(query);
    expect(requests[0]?.signal.aborted).toBe(true);
    await answer(1, 'new');
    await answer(0, 'old');
    expect(loadedIn(queries, query)).toEqual(ready('new'));
  });

  it('gives up what nothing shows any more', async () => {
    const queries = createQueries();
    const { query, requests, fail } = question();
    const leave = shownIn(queries, query);
    await leave();
    expect(requests[0]?.signal.aborted).toBe(true);
    await fail(0);
    queries.reload(query);
    expect(loadedIn(queries, query)).toEqual({ status: 'loading' });
    expect(requests).toHaveLength(1);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('changing', () => {
  it('shows a change at once; an answer that was on its way does not undo it', async () => {
    const queries = createQueries();
    const { query, answer } = question();
    shownIn(queries, query);
    await answer(0, '3 likes');
    queries.reload(query);
    queries.update(query, () => '4 likes');
    await answer(1, '3 likes');
    expect(loadedIn(queries, query)).toEqual(ready('4 likes'));
  });

  it('keeps what is shown while it is asked for again, and when that fails', async () => {
    const queries = createQueries();
    const { query, answer, fail } = question();
    shownIn(queries, query);
    await answer(0, 'Rhein');
    queries.invalidate('/api/posts');
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    await fail(1);
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    queries.invalidate('/api/posts');
    await answer(2, 'Mosel');
    expect(loadedIn(queries, query)).toEqual(ready('Mosel'));
    queries.invalidate('/api/trips');
    queries.invalidate('/api/posts/1');
    await fail(3, 404);
    expect(loadedIn(queries, query).status).toBe('missing');
  });

  it('says while it asks again, and when asking again was wanted and fails', async () => {
    const queries = createQueries();
    const { query, answer, fail } = question();
    shownIn(queries, query);
    await answer(0, '12 €');
    expect(queries.read(query).isAsking).toBe(false);
    queries.reload(query);
    expect(queries.read(query)).toEqual({ loaded: ready('12 €'), isAsking: true });
    await fail(1);
    expect(queries.read(query)).toMatchObject({ loaded: { status: 'failed' }, isAsking: false });
  });

  it('joins a newer reply with what is shown', async () => {
    const queries = createQueries();
    const { query, answer } = question({ join: (shown, newer) => `${newer}, ${shown}` });
    shownIn(queries, query);
    await answer(0, 'first');
    queries.reload(query);
    await answer(1, 'newer');
    expect(loadedIn(queries, query)).toEqual(ready('newer, first'));
  });
});

describe('keeping', () => {
  it('forgets with the page, so that the next visit asks', async () => {
    const queries = createQueries();
    const { query, requests, answer } = question();
    const leave = shownIn(queries, query);
    await answer(0, 'Rhein');
    await leave();
    shownIn(queries, query);
    expect(loadedIn(queries, query)).toEqual({ status: 'loading' });
    expect(requests).toHaveLength(2);
  });

  it('passes to the next view that is shown at the same moment', async () => {
    const queries = createQueries();
    const { query, requests, answer } = question();
    const leave = queries.subscribe(query, nothing);
    queries.load(query);
    leave();
    shownIn(queries, query);
    await answer(0, 'Rhein');
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    expect(requests).toHaveLength(1);
  });

  it('keeps for the session, and asks again behind what is shown once it is old', async () => {
    const queries = createQueries();
    const { query, requests, answer } = question({ kept: 'session' });
    await shownIn(queries, query)();
    const leave = shownIn(queries, query);
    await answer(1, 'Rhein');
    await leave();
    await shownIn(queries, query)();
    expect(requests).toHaveLength(2);
    vi.advanceTimersByTime(30_000);
    shownIn(queries, query);
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    await answer(2, 'Mosel');
    expect(loadedIn(queries, query)).toEqual(ready('Mosel'));
  });

  it('keeps what one visit has loaded for that visit, however old', async () => {
    const queries = createQueries();
    const first = question({ kept: { visit: 'a' } });
    const second = question({ kept: { visit: 'b' } });
    const leave = shownIn(queries, first.query);
    await first.answer(0, 'Rhein');
    await leave();
    vi.advanceTimersByTime(600_000);
    shownIn(queries, first.query);
    shownIn(queries, second.query);
    expect(loadedIn(queries, first.query)).toEqual(ready('Rhein'));
    expect(loadedIn(queries, second.query)).toEqual({ status: 'loading' });
    expect(first.requests).toHaveLength(1);
  });

  it('forgets the one that was not used for longest', async () => {
    const queries = createQueries();
    const visits = Array.from({ length: 51 }, (_, index) =>
      question({ key: `/api/posts/${index}`, kept: 'session' }),
    );
    for (const { query, answer } of visits) {
      const leave = shownIn(queries, query);
      await answer(0, 'Rhein');
      await leave();
    }
    const known = visits.filter(({ query }) => loadedIn(queries, query).status === 'ready');
    expect(known).toEqual(visits.slice(1));
  });
});

describe('what came with the page', () => {
  const data = [{ path: '/api/posts/1', reply: 'Rhein' }];

  it('is shown without a request, by the first visit only', () => {
    const queries = createQueries(data);
    const first = question({ kept: { visit: 'a' } });
    const second = question({ kept: { visit: 'b' } });
    shownIn(queries, first.query);
    expect(loadedIn(queries, first.query)).toEqual(ready('Rhein'));
    expect(loadedIn(queries, second.query)).toEqual({ status: 'loading' });
    expect(first.requests).toEqual([]);
  });

  it('says what is missing', () => {
    const queries = createQueries([{ path: '/api/posts/1', reply: null }]);
    const { query, requests } = question();
    shownIn(queries, query);
    expect(loadedIn(queries, query)).toEqual({ status: 'missing', cause: null });
    expect(requests).toEqual([]);
  });
});

describe('loading ahead', () => {
  it('is there for the page that shows it, and not asked for twice', async () => {
    const queries = createQueries();
    const { query, requests, answer } = question();
    queries.prefetch(query);
    shownIn(queries, query);
    await answer(0, 'Rhein');
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    expect(requests).toHaveLength(1);
  });

  it('leaves it to the page where that has failed', async () => {
    const queries = createQueries();
    const { query, requests, answer, fail } = question();
    queries.prefetch(query);
    await fail(0);
    expect(loadedIn(queries, query)).toEqual({ status: 'loading' });
    shownIn(queries, query);
    await answer(1, 'Rhein');
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    expect(requests).toHaveLength(2);
  });

  it('leaves what is known as it is', async () => {
    const queries = createQueries();
    const { query, requests, answer } = question({ kept: 'session' });
    const leave = shownIn(queries, query);
    await answer(0, 'Rhein');
    await leave();
    vi.advanceTimersByTime(600_000);
    queries.prefetch({ key: query.key, load: query.load });
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    expect(requests).toHaveLength(1);
  });

  it('knows at another address what was put there, and forgets what was deleted', async () => {
    const queries = createQueries();
    const { query, requests } = question({ kept: 'session' });
    queries.put(query, 'Rhein');
    const leave = shownIn(queries, query);
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    queries.drop(query);
    expect(loadedIn(queries, query)).toEqual(ready('Rhein'));
    await leave();
    expect(loadedIn(queries, query)).toEqual({ status: 'loading' });
    expect(requests).toEqual([]);
  });
});
