import { useSyncExternalStore } from 'react';

export type MapTheme = 'light' | 'dark';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The theme as the page shows it: its own choice, else the system's. */
export function useMapTheme(): MapTheme {
  return useSyncExternalStore<MapTheme>(subscribe, read, () => 'light');
}

function read(): MapTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(SYSTEM_DARK);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
