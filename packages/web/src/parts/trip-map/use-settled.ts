import { startTransition, useEffect, useState } from 'react';

/** Longer than the pause between two edits. */
const PAUSE_MS = 1000;

/** The value once it has been stable for a moment; at once while it is visible. */
export function useSettled<T>(value: T, isLookedAt: boolean): T {
  const [settled, setSettled] = useState(() => value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isLookedAt ? value : settled;
}
