import { createRefreshKeeper } from './refresh-keeper.ts';
import type { SessionParts } from './session-parts.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Keeps the session fresh while the page lives, follows the other tabs, and asks the server again when
 * the network returns or the browser brings an old page back. Ends with the returned function.
 */
export function keepSession(store: SessionStore, parts: SessionParts): () => void {
  const keeper = createRefreshKeeper({
    clock: parts.clock,
    session: store.get,
    refresh: store.reload,
  });
  const reload = () => {
    store.reload().catch((cause: unknown) => parts.log('Session not loaded again', cause));
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) reload();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') keeper.check();
  };

  const ends = [
    store.subscribe(() => keeper.check()),
    store.followOtherTabs(),
    () => keeper.stop(),
  ];
  keeper.check();
  let isWaiting = true;
  const stopWaiting = store.onSettled(() => {
    isWaiting = false;
  });
  if (isWaiting) reload();
  window.addEventListener('online', reload);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);

  return () => {
    for (const end of ends) end();
    stopWaiting();
    window.removeEventListener('online', reload);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
