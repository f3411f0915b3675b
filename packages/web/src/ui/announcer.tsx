import { memo, useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import { createObservable } from './observable.ts';

const message = createObservable('');

/**
 * Announces a message to screen readers. Lists share one live region, because rows are removed and added while they
 * are moved.
 */
export function announce(text: string): void {
  // Screen readers repeat a message only if the text differs.
  message.set(text === message.get() ? `${text}\u00A0` : text);
}

function subscribe(listener: () => void): () => void {
  const end = message.subscribe(listener);
  return () => {
    end();
    // Otherwise the next page would announce the last message again.
    message.set('');
  };
}

/** The live region; mounted once per page. */
export const Announcer = memo(function Announcer() {
  const text = useSyncExternalStore(subscribe, message.get, () => '');
  return (
    <VisuallyHidden>
      <span aria-live="assertive" data-said="">
        {text}
      </span>
    </VisuallyHidden>
  );
});
