import { createSessionRefresher } from './session-refresher.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Refreshes the session while the page is open, follows the other tabs, and reloads it when the network returns or the
 * browser restores a page from its cache. The returned function stops it.
 */
export function maintainSession(
  store: SessionStore,
  dependencies: SessionDependencies,
): () => void {
  const refresher = createSessionRefresher({
    clock: dependencies.clock,
    session: store.get,
    refresh: store.reload,
  });
  const reload = () => {
    store.reload().catch((cause: unknown) => dependencies.log('Session not loaded again', cause));
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) reload();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') refresher.check();
  };

  const ends = [
    store.subscribe(() => refresher.check()),
    store.followOtherTabs(),
    () => refresher.stop(),
  ];
  refresher.check();
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
