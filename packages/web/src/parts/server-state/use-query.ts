import { useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createQueries, type Known, type Loaded, type Queries, type Query } from './queries.ts';
import { QueriesContext } from './query-provider.tsx';

interface QueryOptions {
  /** Merges quick changes of the question into one request. */
  readonly pauseMs?: number;
}

/** `loading` also for a query that is null. */
export interface QueryResult<T> extends Known<T> {
  /** Asks again; a reply that is shown stays until the answer. */
  readonly reload: () => void;
  /** Changes the reply that is shown. */
  readonly update: (change: (reply: T) => T) => void;
  /** Shows what an action has answered. */
  readonly show: (reply: T) => void;
}

const LOADING: Known<never> = { loaded: { status: 'loading' }, isAsking: false };
const subscribeToNothing = () => () => undefined;

/** The replies that this tab knows. What is shown outside of a `QueryProvider` has replies of its own. */
export function useQueries(): Queries {
  const shared = useContext(QueriesContext);
  const [own] = useState(() => shared ?? createQueries());
  return shared ?? own;
}

/** The reply to a question, which is asked while it is shown; null asks nothing. */
export function useQuery<T>(
  query: Query<T> | null,
  { pauseMs = 0 }: QueryOptions = {},
): QueryResult<T> {
  const queries = useQueries();
  const visit = typeof query?.kept === 'object' ? query.kept.visit : null;
  // The key says all of a question.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const asked = useMemo(() => query, [query?.key, visit]);
  const subscribe = useCallback(
    (listener: () => void) => (asked ? queries.subscribe(asked, listener) : subscribeToNothing()),
    [queries, asked],
  );
  // Only `load` of a query with this key has written the reply.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const read = () => (asked ? (queries.read(asked) as Known<T>) : LOADING);
  const known = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    if (!asked) return undefined;
    if (pauseMs === 0) return queries.load(asked);
    const timer = setTimeout(() => queries.load(asked), pauseMs);
    return () => clearTimeout(timer);
  }, [queries, asked, pauseMs]);
  const actions = useMemo(
    () => ({
      reload: () => asked && queries.reload(asked),
      show: (reply: T) => asked && queries.put(asked, reply),
      update: (change: (reply: T) => T) =>
        // As above.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        asked && queries.update(asked, (reply) => change(reply as T)),
    }),
    [queries, asked],
  );
  return { ...known, ...actions };
}

/** The last reply that was ready, which may be of an earlier question; undefined before the first one. */
export function useLast<T>(loaded: Loaded<T>): T | undefined {
  const [last, setLast] = useState<{ readonly reply: T }>();
  if (loaded.status !== 'ready') return last?.reply;
  if (last !== loaded) setLast(loaded);
  return loaded.reply;
}
