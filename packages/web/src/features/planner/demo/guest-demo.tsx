import { useEffect } from 'react';
import { useReadTrips, useTripActions } from '../../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useAwaitsDemo } from './use-awaits-demo.ts';

/** Gives a new guest the demo trip and opens it, on whichever page they arrive. */
export function GuestDemo() {
  const uid = useAwaitsDemo();
  const language = useLanguage();
  const { create } = useTripActions();
  const readTrips = useReadTrips();

  useEffect(() => {
    if (uid === null) return;
    // Most guests have trips already and never need the example's code.
    import('./make-demo.ts')
      .then(({ makeDemo }) => makeDemo(uid, language))
      .then((made) => {
        if (!made.ok) throw new Error(`The demo trip breaks a rule: ${made.error}`);
        // A guest who has created a trip in the meantime needs no example, and it must not replace that trip.
        return readTrips().list.length > 0 ? undefined : create(made.value, { isDemo: true });
      })
      .catch((cause: unknown) => console.error('No demo trip', cause));
  }, [uid, language, create, readTrips]);

  return null;
}
