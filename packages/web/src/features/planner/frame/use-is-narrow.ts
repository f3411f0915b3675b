import { useSyncExternalStore } from 'react';

const QUERY = '(width < 1024px)';

let query: MediaQueryList | null = null;

/** One for all, because asking for it takes a hundred times as long as looking at it. */
const media = (): MediaQueryList => (query ??= window.matchMedia(QUERY));

function subscribe(listener: () => void): () => void {
  media().addEventListener('change', listener);
  return () => media().removeEventListener('change', listener);
}

/** Phones and small tablets, where the list is a sheet over the map. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => false,
  );
}
