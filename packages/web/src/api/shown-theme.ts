const COOKIE = 'dark_mode_on';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type Theme = 'light' | 'dark';

export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The theme that a visitor has chosen; null without a choice. */
export function readThemeCookie(cookies: string): Theme | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (value === undefined) return null;
  return value === 'true' ? 'dark' : 'light';
}

/** The cookie that stores a visitor's choice. */
export function themeCookie(theme: Theme): string {
  return `${COOKIE}=${String(theme === 'dark')}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Tells the server the theme on the screen, which a new account starts with: a dark page must not turn light. */
export function keepShownTheme(): void {
  if (readThemeCookie(document.cookie) !== null) return;
  document.cookie = themeCookie(window.matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light');
}
