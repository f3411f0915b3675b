import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useLanguage } from '../../ui/texts.tsx';
import { SessionContext } from '../session/session-context.ts';
import { unsentEdits } from '../session/unsent-edits.ts';
import { createLazyTrips } from './view/lazy-trips.ts';
import { TripsContext, type TripsStore } from './view/trips-context.ts';
import type { FirstTrips } from './view/trips-state.ts';

interface TripsProviderProps {
  /** Tests bring their own. */
  readonly store?: TripsStore;
  /** What came with the page, and is shown until the store has started. */
  readonly first?: FirstTrips | undefined;
  readonly children: ReactNode;
}

/** Provides the trips. Their code is loaded when the first component reads them. */
export function TripsProvider({ store, first, children }: TripsProviderProps) {
  const session = useContext(SessionContext)?.store;
  const language = useLanguage();
  const [lazy] = useState(() =>
    createLazyTrips(
      async () => {
        if (!session) throw new Error('Trips need a SessionProvider around them');
        const { browserTrips } = await import('./browser-trips.ts');
        return browserTrips(language, session);
      },
      (message, cause) => console.error(message, cause),
      first,
    ),
  );
  useEffect(() => {
    // Edits of an earlier visit are sent on any page.
    if (!store && unsentEdits() > 0) lazy.wake();
  }, [store, lazy]);
  return <TripsContext value={store ?? lazy}>{children}</TripsContext>;
}
