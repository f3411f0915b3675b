import type { SessionState } from '@fahrtwind/contract';

export type Theme = 'light' | 'dark';

const COOKIE = 'dark_mode_on';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The user record decides, else the cookie, else (null) the system. */
export function chooseTheme(session: SessionState, cookies: string): Theme | null {
  if (session.state !== 'visitor') return session.user.darkMode ? 'dark' : 'light';
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (value === undefined) return null;
  return value === 'true' ? 'dark' : 'light';
}

/** The cookie that keeps a visitor's own choice. */
export function themeCookie(theme: Theme): string {
  return `${COOKIE}=${String(theme === 'dark')}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
