import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let said = '';
const listeners = new Set<() => void>();

/** Speaks to those who hear the page. One place for a whole list: rows come and go while they are moved. */
export function say(words: string): void {
  // The same words twice are only spoken twice when they differ.
  said = words === said ? `${words}\u00A0` : words;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next page begins in silence.
    if (listeners.size === 0) said = '';
  };
}

const read = () => said;

/** Where it is spoken; mounted once on a page. */
export function Announcer() {
  const words = useSyncExternalStore(subscribe, read, () => '');
  return (
    <VisuallyHidden>
      <span aria-live="assertive" data-said="">
        {words}
      </span>
    </VisuallyHidden>
  );
}
