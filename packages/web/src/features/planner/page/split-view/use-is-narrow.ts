import { useSyncExternalStore } from 'react';

/** Follows a media query. It is shared, because creating one takes a hundred times as long as reading it. */
function createMediaHook(query: string): () => boolean {
  let list: MediaQueryList | null = null;
  const media = (): MediaQueryList => (list ??= window.matchMedia(query));
  const read = () => media().matches;

  function subscribe(listener: () => void): () => void {
    media().addEventListener('change', listener);
    return () => media().removeEventListener('change', listener);
  }

  return () => useSyncExternalStore(subscribe, read, () => false);
}

/** Phones and small tablets, where the list is a sheet over the map. */
export const useIsNarrow = createMediaHook('(width < 1024px)');

/** Screens on which an open panel stands between list and map. */
export const useIsWide = createMediaHook('(width >= 1440px)');
