import type { PublicConfig } from '@fahrtwind/contract';
import { consentCookie, expiredConsentCookie, hasConsent } from './consent-cookie.ts';
import { createConsent, type Consent, type ConsentDependencies } from './consent.ts';
import { loadAnalytics } from './load-analytics.ts';

let current: Consent | null = null;

/** The consent of the current page load. */
export function browserConsent(config: PublicConfig): Consent {
  const { analyticsScriptUrl } = config;
  current ??= createConsent(browserDependencies(analyticsScriptUrl), {
    banner: config.cookieBanner,
    hasAnalytics: analyticsScriptUrl !== null,
  });
  return current;
}

/** Reopens the banner, so that the user can change the decision. */
export function openConsent(): void {
  current?.open();
}

function browserDependencies(analyticsScriptUrl: string | null): ConsentDependencies {
  return {
    hasCookie: () => hasConsent(document.cookie),
    setCookie: () => {
      document.cookie = consentCookie(window.location.protocol === 'https:');
    },
    removeCookie: () => {
      document.cookie = expiredConsentCookie;
      // A loaded analytics script cannot be stopped; only reloading the page ends it.
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
