import type { Query } from '../../../parts/server-state/queries.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface Pages<T> {
  /** Undefined until the first page is here. */
  readonly items: readonly T[] | undefined;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly loadMore: () => void;
}

/** A list that the server gives page by page; the key says whose list it is. */
export function usePages<T>(
  asked: Pick<Query<Page<T>>, 'key' | 'kept'>,
  load: (after: string | undefined, signal?: AbortSignal) => Promise<Page<T>>,
): Pages<T> {
  const query = { ...asked, load: (signal: AbortSignal) => load(undefined, signal) };
  const { loaded, isAsking, reload, update } = useQuery<Page<T>>(query);
  const more = useAction(
    async (after: string) => {
      const page = await load(after);
      update(({ items }) => ({ items: [...items, ...page.items], next: page.next }));
    },
    (cause) => console.warn('List not loaded', cause),
  );
  const { items, next = null } = loaded.status === 'ready' ? loaded.reply : {};
  return {
    items,
    hasMore: next !== null,
    hasFailed: loaded.status === 'failed' || loaded.status === 'missing' || more.failure !== null,
    isBusy: isAsking || more.isBusy,
    loadMore: () => (next === null ? reload() : more.run(next)),
  };
}
