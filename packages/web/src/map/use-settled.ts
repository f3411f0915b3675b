import { startTransition, useEffect, useState } from 'react';

/** Longer than somebody needs from one edit to the next. */
const PAUSE_MS = 1000;

/** The value once it has stayed the same for a moment; at once while somebody looks at it. */
export function useSettled<T>(value: T, isLookedAt: boolean): T {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isLookedAt ? value : settled;
}
