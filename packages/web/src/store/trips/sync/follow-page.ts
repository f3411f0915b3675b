/** What the page's life means for the trips. */
export interface PageListener {
  /** The user or the network is back. */
  readonly wake: () => Promise<void>;
  /** The user looks away, perhaps for good. */
  readonly flush: () => Promise<void>;
  /** The page ends now. */
  readonly backUp: () => void;
}

/** Follows visibility, network and unload of the page. Ends with the returned function. */
export function followPage(trips: PageListener): () => void {
  const onOnline = (): void => void trips.wake();
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) onOnline();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') void trips.flush();
    else void trips.wake();
  };

  window.addEventListener('online', onOnline);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', trips.backUp);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', onOnline);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', trips.backUp);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
