import { useContext, useEffect } from 'react';
import { SessionContext } from '../session/session-context.ts';
import { useSession } from '../session/use-session.ts';

/** The page's own work comes first; browsers without idle time wait this long. */
const LATER_MS = 2000;

/** Hears of what happens elsewhere while the app is open. The code is loaded when the page is idle. */
export function useLiveSession(): void {
  const store = useContext(SessionContext)?.store;
  const isSignedIn = useSession().state !== 'visitor';
  useEffect(() => {
    if (!store || !isSignedIn) return undefined;
    const start = (): void => {
      import('./browser-live.ts').then(
        ({ liveOf }) => void liveOf(store),
        (cause: unknown) => console.warn('No live events', cause),
      );
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, LATER_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: LATER_MS });
    return () => cancelIdleCallback(idle);
  }, [store, isSignedIn]);
}
