import type { RunningTrips } from './trips-store.ts';

/** A page that nobody looks at keeps no stream open for longer than this. */
const ASLEEP_AFTER_MS = 5 * 60 * 1000;
/** After such a pause a stream may be dead without anybody having noticed. */
const RENEWED_AFTER_MS = 60 * 1000;

/** Sends when somebody looks away, and sends and listens again when they are back or the network is; the returned function ends it. */
export function keepTrips(trips: RunningTrips): () => void {
  let hiddenAt: number | null = null;
  let falling: ReturnType<typeof setTimeout> | undefined;

  const onOnline = (): void => void trips.wake({ isBack: true });
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onOnline();
  };
  const onVisibility = (): void => {
    clearTimeout(falling);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      void trips.hurry();
      falling = setTimeout(trips.sleep, ASLEEP_AFTER_MS);
      return;
    }
    const isBack = hiddenAt !== null && Date.now() - hiddenAt > RENEWED_AFTER_MS;
    hiddenAt = null;
    void trips.wake({ isBack });
  };

  window.addEventListener('online', onOnline);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', trips.leave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(falling);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', trips.leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
