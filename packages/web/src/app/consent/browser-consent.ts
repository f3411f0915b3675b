import type { PublicConfig } from '@fahrtwind/contract';
import { consentCookie, expiredConsentCookie, hasConsent } from './consent-cookie.ts';
import { createConsent, type Consent, type ConsentParts } from './consent.ts';
import { loadAnalytics } from './load-analytics.ts';

let current: Consent | null = null;

/** The consent of this page load. */
export function browserConsent(config: PublicConfig): Consent {
  const { analyticsScriptUrl } = config;
  current ??= createConsent(browserParts(analyticsScriptUrl), {
    banner: config.cookieBanner,
    hasAnalytics: analyticsScriptUrl !== null,
  });
  return current;
}

/** Opens the banner again, for a change of mind. */
export function openConsent(): void {
  current?.open();
}

function browserParts(analyticsScriptUrl: string | null): ConsentParts {
  return {
    hasCookie: () => hasConsent(document.cookie),
    setCookie: () => {
      document.cookie = consentCookie(window.location.protocol === 'https:');
    },
    removeCookie: () => {
      document.cookie = expiredConsentCookie;
      // What the analytics script has started can only be ended with the page.
      if (window.dataLayer) window.location.reload();
    },
    loadAnalytics: () => {
      if (analyticsScriptUrl !== null) loadAnalytics(analyticsScriptUrl);
    },
    callOptIn: () => window.onCookiesAllowed?.(),
    after: (milliseconds, then) => {
      const timer = window.setTimeout(then, milliseconds);
      return () => {
        window.clearTimeout(timer);
      };
    },
    log: (message, cause) => {
      console.error(message, cause);
    },
  };
}
