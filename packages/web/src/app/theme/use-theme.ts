import { useEffect, useSyncExternalStore } from 'react';
import { useSession, useSessionActions } from '../../store/session/use-session.ts';
import { SYSTEM_DARK, themeCookie, type Theme } from '../../api/shown-theme.ts';
import { chooseTheme } from './theme.ts';
import { createEmitter } from '../../ui/observable.ts';

const cookieChanged = createEmitter();

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(SYSTEM_DARK);
  const end = cookieChanged.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    end();
    system.removeEventListener('change', listener);
  };
}

const readCookies = () => document.cookie;
const readSystem = (): Theme => (window.matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light');

interface ThemeChoice {
  /** Null until the browser has reported the system's theme. */
  readonly theme: Theme | null;
  readonly toggle: () => void;
}

/** The current theme and a toggle, which saves to the user record, for visitors to the cookie. */
export function useTheme(): ThemeChoice {
  const session = useSession();
  const { saveUser } = useSessionActions();
  const cookies = useSyncExternalStore(subscribe, readCookies, () => '');
  const system = useSyncExternalStore<Theme | null>(subscribe, readSystem, () => null);
  const theme = chooseTheme(session, cookies) ?? system;

  function toggle() {
    const next = theme === 'dark' ? 'light' : 'dark';
    document.cookie = themeCookie(next);
    cookieChanged.emit();
    if (session.state !== 'visitor') void saveUser({ darkMode: next === 'dark' });
  }

  return { theme, toggle };
}

/** Sets the theme on the document; without a choice the system decides. It causes no rendering. */
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
