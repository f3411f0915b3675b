import { useEffect } from 'react';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { makeDemo } from './make-demo.ts';
import { useAwaitsDemo } from './use-awaits-demo.ts';

/** Gives a new guest the demo trip and makes it current, on whichever page they come to. */
export function GuestDemo() {
  const uid = useAwaitsDemo();
  const language = useLanguage();
  const { create } = useTripActions();

  useEffect(() => {
    if (uid === null) return;
    makeDemo(uid, language)
      .then((made) => {
        if (!made.ok) throw new Error(`The demo trip breaks a rule: ${made.error}`);
        return create(made.value, { isDemo: true });
      })
      .catch((cause: unknown) => console.error('No demo trip', cause));
  }, [uid, language, create]);

  return null;
}
