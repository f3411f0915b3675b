import { useEffect, useEffectEvent } from 'react';

/** Going back is asynchronous; an entry added in the meantime would be the one that is removed. */
let isGoingBack = false;

/**
 * Lets „back“ close a panel before it leaves the page, by a history entry for the open panel. The entry keeps the
 * router's state, so that the router sees no navigation. With an address of its own, a reload opens the panel again.
 */
export function useBackToClose(
  name: string,
  isOpen: boolean,
  close: () => void,
  address = '',
): void {
  const onBack = useEffectEvent(close);
  const push = useEffectEvent(() =>
    window.history.pushState({ ...currentState(), over: name }, '', address),
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const isOnTop = () => currentState()['over'] === name;
    function follow() {
      if (!isOnTop()) onBack();
    }
    function begin() {
      push();
      // Listens at once: „back“ may come before a timer does on a slow device. The popstate of an entry being left closes
      // nothing, because this entry is on top by then.
      window.addEventListener('popstate', follow);
    }
    if (isGoingBack) {
      window.addEventListener('popstate', begin, { once: true });
    } else {
      begin();
    }
    return () => {
      window.removeEventListener('popstate', begin);
      window.removeEventListener('popstate', follow);
      if (isOnTop()) goBack();
    };
  }, [name, isOpen]);

  useEffect(() => {
    if (!isOpen || address === '' || currentState()['over'] !== name) return undefined;
    window.history.replaceState(window.history.state, '', address);
    return () => {
      // Another panel takes its place, in the same entry.
      if (currentState()['over'] === name)
        window.history.replaceState(window.history.state, '', window.location.pathname);
    };
  }, [name, isOpen, address]);
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
