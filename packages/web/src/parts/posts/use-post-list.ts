import type { PostSummary } from '@fahrtwind/contract';
import { useLocation } from 'react-router';
import { call } from '../../api/client.ts';
import { endpoint } from '../server-state/endpoint.ts';
import type { Query } from '../server-state/queries.ts';
import { useAction } from '../server-state/use-action.ts';
import { useQuery } from '../server-state/use-query.ts';

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

/** A search of common words looks at the newest posts first. Where none of them has the words, it goes on with the older ones. */
function askedPosts(query: PostQuery, after: string | null): Query<PostPage> {
  const asked = endpoint('listPosts', { query: after === null ? query : { ...query, after } });
  const load: Query<PostPage>['load'] = async (signal) => {
    let page = await asked.load(signal);
    while (page.posts.length === 0 && page.next !== null)
      page = await call('listPosts', { query: { ...query, after: page.next }, signal });
    return page;
  };
  return { ...asked, load };
}

/** The posts of a query. Coming back shows all pages that were loaded. */
export function usePostList(query: PostQuery, after: string | null = null): PostList {
  const { key: visit } = useLocation();
  const asked = askedPosts(query, after);
  // Saved posts are taken off that list on the post's own page.
  const isKept = query['view'] !== 'saved';
  const { loaded, reload, update } = useQuery({ ...asked, ...(isKept && { kept: { visit } }) });
  const more = useAction(
    async (known: PostPage, next: string) => {
      const page = await call('listPosts', { query: { ...query, after: next } });
      // A post that was liked meanwhile may come again further down.
      const fresh = page.posts.filter(({ id }) => !known.posts.some((one) => one.id === id));
      update((now) => ({ ...now, posts: [...now.posts, ...fresh], next: page.next }));
      return fresh;
    },
    (cause) => console.warn('Posts not loaded', cause),
  );

  async function loadMore(): Promise<readonly PostSummary[]> {
    if (loaded.status !== 'ready' || loaded.reply.next === null) return [];
    return (await more.attempt(loaded.reply, loaded.reply.next)) ?? [];
  }

  const state: PostListState =
    loaded.status === 'ready'
      ? { status: 'ready', ...loaded.reply }
      : { status: loaded.status === 'loading' ? 'loading' : 'failed' };
  return { state, isBusy: more.isBusy, hasMoreFailed: more.failure !== null, loadMore, reload };
}
