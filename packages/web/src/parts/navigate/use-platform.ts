import { useSyncExternalStore } from 'react';
import type { Platform } from './navigation-links.ts';

/** Which map apps the device has. The server does not know; the page corrects itself when it starts. */
export function usePlatform(): Platform {
  return useSyncExternalStore(
    () => () => undefined,
    () => platformOf(navigator.userAgent),
    () => 'other',
  );
}

export function platformOf(userAgent: string): Platform {
  if (/Android/i.test(userAgent)) return 'android';
  // An iPad says that it is a Mac.
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : 'other';
}
