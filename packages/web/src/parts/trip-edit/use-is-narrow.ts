import { useSyncExternalStore } from 'react';
import { createObservable, type Observable } from '../../ui/observable.ts';

/**
 * Follows a media query; null as long as only the server's page is there, where style sheets decide what is seen. Its
 * answer is kept, because asking the browser after a change makes it lay the page out.
 */
function createMediaHook(query: string): () => boolean | null {
  let answer: Observable<boolean> | null = null;

  function follow(): Observable<boolean> {
    if (answer) return answer;
    const list = window.matchMedia(query);
    const created = createObservable(list.matches);
    list.addEventListener('change', () => created.set(list.matches));
    answer = created;
    return created;
  }

  const subscribe = (listener: () => void) => follow().subscribe(listener);
  return () =>
    useSyncExternalStore(
      subscribe,
      () => follow().get(),
      () => null,
    );
}

/** Phones, where the list is a sheet over the map. */
export const useIsNarrow = createMediaHook('(width < 768px)');
