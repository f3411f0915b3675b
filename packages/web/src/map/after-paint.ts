/** Long enough for the page to finish what it has begun, short enough not to be waited for. */
const LONGEST_WAIT_MS = 300;

/**
 * Runs after the next picture of the page, and if it may wait, as soon as the page has nothing else to do; the returned
 * function calls it off. Where the processor draws the map, compiling its programs keeps the page from being painted
 * for a while.
 */
export function afterPaint(
  run: () => void,
  { mayWait }: { readonly mayWait: boolean },
): () => void {
  const calledOff = new AbortController();
  const start = (): void => {
    if (!calledOff.signal.aborted) run();
  };
  requestAnimationFrame(() => {
    // Safari has no idle time.
    if (mayWait && 'requestIdleCallback' in window)
      requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
    else setTimeout(start);
  });
  return () => calledOff.abort();
}
