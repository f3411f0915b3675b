import type { PostSummary } from '@fahrtwind/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api/client.ts';
import { usePageData } from '../../store/page-data/page-data.tsx';
import { uidOf } from '../../store/session/session-state.ts';
import { useSession, useSessionActions } from '../../store/session/use-session.ts';
import { createListMemory } from './list-memory.ts';

/** Parameters of `listPosts`, without what is empty. Two lists with the same ones are the same. */
export type PostQuery = Readonly<Record<string, string>>;

interface PostPage {
  readonly posts: readonly PostSummary[];
  readonly next: string | null;
  readonly count: number;
  readonly hasMore: boolean;
}

export type PostListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & PostPage);

export interface PostList {
  readonly state: PostListState;
  /** The next page is on its way. */
  readonly isBusy: boolean;
  readonly hasMoreFailed: boolean;
  /** Adds the next page and tells the posts that are new. */
  readonly loadMore: () => Promise<readonly PostSummary[]>;
  readonly reload: () => void;
}

const memoryOf = createListMemory<PostPage>();

/**
 * The posts of a query: from the server's page, as they were when one comes back to them, else by a request. A component
 * shows one query all its life (`key`).
 */
export function usePostList(query: PostQuery, after: string | null = null): PostList {
  const wanted = after === null ? query : { ...query, after };
  const loaded = usePageData('listPosts', { query: wanted });
  const uid = uidOf(useSession());
  const memory = memoryOf(useSessionActions());
  const place = `${useLocation().key} ${uid} ${new URLSearchParams(wanted).toString()}`;
  const [state, setState] = useState<PostListState>(() => firstState(loaded, memory.get(place)));
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [hasMoreFailed, setMoreFailed] = useState(false);
  const isWanted = state.status === 'loading';
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the query is the same all along
  const load = useCallback(() => loadPage(wanted), [place]);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    async function start() {
      const next = await load();
      if (!isGone) setState(next);
    }
    void start();
    return () => {
      isGone = true;
    };
  }, [isWanted, attempt, load]);

  // Saved posts are taken off that list on the post's own page.
  const isKept = query['view'] !== 'saved';
  useEffect(() => {
    if (isKept && state.status === 'ready') memory.set(place, state);
  }, [memory, place, state, isKept]);

  async function loadMore(): Promise<readonly PostSummary[]> {
    if (state.status !== 'ready' || state.next === null || isBusy) return [];
    setBusy(true);
    setMoreFailed(false);
    const page = await loadPage({ ...query, after: state.next });
    setBusy(false);
    if (page.status !== 'ready') {
      setMoreFailed(true);
      return [];
    }
    // A post that was liked meanwhile may come again further down.
    const known = new Set(state.posts.map(({ id }) => id));
    const fresh = page.posts.filter(({ id }) => !known.has(id));
    setState({ ...state, posts: [...state.posts, ...fresh], next: page.next });
    return fresh;
  }

  function reload(): void {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  return { state, isBusy, hasMoreFailed, loadMore, reload };
}

function firstState(loaded: PostPage | null | undefined, known: PostPage | undefined) {
  if (known) return { status: 'ready', ...known } as const;
  if (loaded === undefined) return { status: 'loading' } as const;
  return loaded ? ({ status: 'ready', ...loaded } as const) : ({ status: 'failed' } as const);
}

async function loadPage(query: PostQuery): Promise<PostListState> {
  try {
    return { status: 'ready', ...(await call('listPosts', { query })) };
  } catch (cause) {
    console.warn('Posts not loaded', cause);
    return { status: 'failed' };
  }
}
