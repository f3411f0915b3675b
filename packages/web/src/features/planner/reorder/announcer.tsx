import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

let said = '';
const listeners = new Set<() => void>();

/** Speaks to those who hear the page. One place for the whole list: rows come and go while they are moved. */
export function say(words: string): void {
  // The same words twice are only spoken twice when they differ.
  said = words === said ? `${words}\u00A0` : words;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const read = () => said;

/** Where it is spoken; mounted once. */
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
