import { useEffect, useEffectEvent } from 'react';

/** Going back is not done at once; an entry that is added in between would be the one that goes. */
let isGoingBack = false;

/**
 * Lets „back“ close something before it leaves the page: an entry of the history stands for what is open. It keeps
 * the router's own state, so that to the router nothing has changed.
 */
export function useBackToClose(name: string, isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const add = () => window.history.pushState({ ...currentState(), over: name }, '');
    const isOnTop = () => currentState()['over'] === name;
    function follow() {
      if (!isOnTop()) onBack();
    }
    if (isGoingBack) window.addEventListener('popstate', add, { once: true });
    else add();
    // In a task of its own: the entry that is being left must not close what is opening.
    const timer = setTimeout(
      () => window.addEventListener('popstate', follow),
      isGoingBack ? 100 : 0,
    );
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', add);
      window.removeEventListener('popstate', follow);
      if (isOnTop()) goBack();
    };
  }, [name, isOpen]);
}

function goBack(): void {
  isGoingBack = true;
  window.addEventListener('popstate', () => void (isGoingBack = false), { once: true });
  window.history.back();
}

function currentState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
