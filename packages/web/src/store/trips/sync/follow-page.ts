/** What the page's life means for the trips. */
export interface PageListener {
  /** The user or the network is back; after a long absence a connection may be dead unnoticed. */
  readonly wake: (reason?: { readonly isBack?: boolean }) => Promise<void>;
  /** The user looks away, perhaps for good. */
  readonly flush: () => Promise<void>;
  /** The page has been hidden for long. */
  readonly pause: () => void;
  /** The page ends now. */
  readonly backUp: () => void;
}

const PAUSED_AFTER_MS = 5 * 60 * 1000;
const RECONNECTED_AFTER_MS = 60 * 1000;

/** Follows visibility, network and unload of the page. Ends with the returned function. */
export function followPage(trips: PageListener): () => void {
  let hiddenAt: number | null = null;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  const onOnline = (): void => void trips.wake({ isBack: true });
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onOnline();
  };
  const onVisibility = (): void => {
    clearTimeout(pausing);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      void trips.flush();
      pausing = setTimeout(trips.pause, PAUSED_AFTER_MS);
      return;
    }
    const isBack = hiddenAt !== null && Date.now() - hiddenAt > RECONNECTED_AFTER_MS;
    hiddenAt = null;
    void trips.wake({ isBack });
  };

  window.addEventListener('online', onOnline);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', trips.backUp);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(pausing);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', trips.backUp);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
