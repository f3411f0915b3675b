import { useEffect } from 'react';
import { useReadTrips, useTripActions } from '../../../store/trips/use-trips.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { makeDemo } from './make-demo.ts';
import { useAwaitsDemo } from './use-awaits-demo.ts';

/** Gives a new guest the demo trip and makes it current, on whichever page they come to. */
export function GuestDemo() {
  const uid = useAwaitsDemo();
  const language = useLanguage();
  const { create } = useTripActions();
  const readTrips = useReadTrips();

  useEffect(() => {
    if (uid === null) return;
    makeDemo(uid, language)
      .then((made) => {
        if (!made.ok) throw new Error(`The demo trip breaks a rule: ${made.error}`);
        // Who has made a trip of their own in the meantime needs no example, and it must not take its place.
        return readTrips().list.length > 0 ? undefined : create(made.value, { isDemo: true });
      })
      .catch((cause: unknown) => console.error('No demo trip', cause));
  }, [uid, language, create, readTrips]);

  return null;
}
