import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The current time in whole minutes; renders again when it changes. */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, read, read);
  return new Date(minute * MINUTE_MS);
}

function read(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  // Timers stand still while a phone sleeps.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
