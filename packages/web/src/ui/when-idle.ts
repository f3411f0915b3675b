/** Browsers without idle time wait this long, and others at most. */
const LATER_MS = 2000;

/** Runs when the page has nothing else to do. The returned function cancels. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, LATER_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: LATER_MS });
  return () => cancelIdleCallback(idle);
}
