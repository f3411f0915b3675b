import { useEffect, useState } from 'react';

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

/** A list that the server gives page by page; `key` says whose list it is. */
export function usePages<T>(
  key: string,
  load: (after: string | undefined) => Promise<Page<T>>,
): Pages<T> {
  const [state, setState] = useState<{ readonly key: string; readonly pages: readonly Page<T>[] }>({
    key,
    pages: [],
  });
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const pages = state.key === key ? state.pages : [];
  const next = pages.at(-1)?.next ?? null;

  async function fetchPage(after: string | undefined, isGone: () => boolean): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const page = await load(after);
      if (isGone()) return;
      setState({ key, pages: after === undefined ? [page] : [...pages, page] });
    } catch (cause) {
      console.warn('List not loaded', cause);
      if (!isGone()) setFailed(true);
    } finally {
      if (!isGone()) setBusy(false);
    }
  }

  useEffect(() => {
    let isGone = false;
    void fetchPage(undefined, () => isGone);
    return () => {
      isGone = true;
    };
    // The key says which list it is; `load` is made anew by every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return {
    items: pages.length === 0 ? undefined : pages.flatMap(({ items }) => items),
    hasMore: next !== null,
    hasFailed,
    isBusy,
    loadMore: () => void fetchPage(next ?? undefined, () => false),
  };
}
