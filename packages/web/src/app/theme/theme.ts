import type { SessionState } from '@fahrtwind/contract';
import { readThemeCookie, type Theme } from '../../api/shown-theme.ts';

/** The user record decides, then the cookie; null follows the system. */
export function chooseTheme(session: SessionState, cookies: string): Theme | null {
  if (session.state !== 'visitor') return session.user.darkMode ? 'dark' : 'light';
  return readThemeCookie(cookies);
}
