import type { LiveStream } from './live-stream.ts';

const PAUSED_AFTER_MS = 5 * 60 * 1000;
const RECONNECTED_AFTER_MS = 60 * 1000;

/** Disconnects a page while it is hidden, and connects it again. Ends with the returned function. */
export function followPage(live: Pick<LiveStream, 'start' | 'stop'>): () => void {
  let hiddenAt: number | null = null;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  /** After an absence the connection may be dead unnoticed. */
  const reconnect = (): void => {
    live.stop();
    live.start();
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) reconnect();
  };
  const onVisibility = (): void => {
    clearTimeout(pausing);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      pausing = setTimeout(live.stop, PAUSED_AFTER_MS);
      return;
    }
    const isBack = hiddenAt !== null && Date.now() - hiddenAt > RECONNECTED_AFTER_MS;
    hiddenAt = null;
    if (isBack) reconnect();
    else live.start();
  };

  window.addEventListener('online', reconnect);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(pausing);
    window.removeEventListener('online', reconnect);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
