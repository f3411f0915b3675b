import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useLanguage } from '../../ui/texts.tsx';
import { SessionContext } from '../session/session-context.ts';
import { unsentEdits } from '../session/unsent-edits.ts';
import { createLazyTrips } from './lazy-trips.ts';
import { TripsContext, type TripsStore } from './trips-context.ts';

interface TripsProviderProps {
  /** Tests bring their own. */
  readonly store?: TripsStore;
  readonly children: ReactNode;
}

/** Holds the trips for everything below it; their code is loaded when the first component looks at them. */
export function TripsProvider({ store, children }: TripsProviderProps) {
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
    ),
  );
  useEffect(() => {
    // Edits of an earlier visit are sent whatever page this one begins with.
    if (!store && unsentEdits() > 0) lazy.wake();
  }, [store, lazy]);
  return <TripsContext value={store ?? lazy}>{children}</TripsContext>;
}
