const NAME = 'cookies_allowed';
const SECONDS = 70 * 24 * 60 * 60;

export function hasConsent(cookies: string): boolean {
  return cookies.split('; ').includes(`${NAME}=true`);
}

/** The specification sets a lifetime of 70 days. */
export function consentCookie(isSecure: boolean): string {
  return `${NAME}=true; max-age=${SECONDS}; path=/; samesite=lax${isSecure ? '; secure' : ''}`;
}

export const expiredConsentCookie = `${NAME}=; max-age=0; path=/; samesite=lax`;
