import { useEffect, useSyncExternalStore } from 'react';
import { useSession, useSessionActions } from '../../store/session/use-session.ts';
import { chooseTheme, themeCookie, type Theme } from './theme.ts';

const listeners = new Set<() => void>();
const SYSTEM_DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(SYSTEM_DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

const readCookies = () => document.cookie;
const readSystem = (): Theme => (window.matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light');

interface ThemeChoice {
  /** Null until the browser has told what the system wants. */
  readonly theme: Theme | null;
  readonly toggle: () => void;
}

/** The theme on screen, and the way to the other one: saved in the user record, for visitors in the cookie. */
export function useTheme(): ThemeChoice {
  const session = useSession();
  const { saveUser } = useSessionActions();
  const cookies = useSyncExternalStore(subscribe, readCookies, () => '');
  const system = useSyncExternalStore<Theme | null>(subscribe, readSystem, () => null);
  const theme = chooseTheme(session, cookies) ?? system;

  function toggle() {
    const next = theme === 'dark' ? 'light' : 'dark';
    document.cookie = themeCookie(next);
    for (const listener of listeners) listener();
    if (session.state !== 'visitor') void saveUser({ darkMode: next === 'dark' });
  }

  return { theme, toggle };
}

/** Puts the theme on the document; without an own choice the system keeps deciding. Nothing is rendered again for it. */
export function useAppliedTheme(): void {
  const session = useSession();

  useEffect(() => {
    const apply = () => {
      const chosen = chooseTheme(session, readCookies());
      if (chosen === null) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = chosen;
    };
    apply();
    return subscribe(apply);
  }, [session]);
}
