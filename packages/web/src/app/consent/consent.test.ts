import { describe, expect, it } from 'vitest';
import { consentCookie, expiredConsentCookie, hasConsent } from './consent-cookie.ts';
import {
  BANNER_DELAY_MS,
  createConsent,
  type ConsentDependencies,
  type ConsentRule,
} from './consent.ts';

function visitWith(options: Partial<ConsentRule> & { cookie?: boolean; broken?: boolean } = {}) {
  const did: string[] = [];
  const timers: { readonly milliseconds: number; readonly run: () => void }[] = [];
  let cookie = options.cookie ?? false;
  const dependencies: ConsentDependencies = {
    hasCookie: () => cookie,
    setCookie: () => {
      cookie = true;
      did.push('set cookie');
    },
    removeCookie: () => {
      cookie = false;
      did.push('remove cookie');
    },
    loadAnalytics: () => {
      if (options.broken) throw new Error('blocked');
      did.push('load analytics');
    },
    callOptIn: () => did.push('call opt-in'),
    after: (milliseconds, run) => {
      const timer = { milliseconds, run };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    log: (message) => did.push(`log: ${message}`),
  };
  const consent = createConsent(dependencies, {
    banner: options.banner ?? 'always',
    hasAnalytics: options.hasAnalytics ?? true,
  });
  return { consent, did, timers, cookie: () => cookie };
}

describe('cookie consent', () => {
  it('loads analytics and calls the opt-in callback where the cookie exists [CO-1, CK-1]', () => {
    const { consent, did, timers } = visitWith({ cookie: true });
    consent.start();
    expect(did).toEqual(['load analytics', 'call opt-in']);
    expect(timers).toEqual([]);
    expect(consent.isOpen()).toBe(false);
  });

  it('opens the banner after 3 s otherwise and loads nothing before [CO-2]', () => {
    const { consent, did, timers } = visitWith();
    consent.start();
    expect(BANNER_DELAY_MS).toBe(3000);
    expect(timers[0]?.milliseconds).toBe(3000);
    expect(consent.isOpen()).toBe(false);
    timers[0]?.run();
    expect(consent.isOpen()).toBe(true);
    expect(did).toEqual([]);
  });

  it('does not open a banner on a page that was left in the meantime', () => {
    const { consent, timers } = visitWith();
    consent.start()();
    expect(timers).toEqual([]);
  });

  it('loads analytics, sets the cookie, calls the callback and closes on „Akzeptieren“ [CO-3, CA-12]', () => {
    const { consent, did } = visitWith();
    consent.open();
    consent.accept();
    expect(did).toEqual(['load analytics', 'set cookie', 'call opt-in']);
    expect(consent.isOpen()).toBe(false);
  });

  it('closes on „Hier“ without a cookie, so that the banner comes again next visit [CO-5]', () => {
    const { consent, did, cookie } = visitWith();
    consent.open();
    consent.decline();
    expect(did).toEqual([]);
    expect(cookie()).toBe(false);
    expect(consent.isOpen()).toBe(false);
    const next = visitWith({ cookie: cookie() });
    next.consent.start();
    expect(next.timers).toHaveLength(1);
  });

  it('ends an earlier consent when the banner is opened again and declined', () => {
    const { consent, did } = visitWith({ cookie: true });
    consent.open();
    consent.decline();
    expect(did).toEqual(['remove cookie']);
  });

  it('only logs when enabling fails, and still remembers the consent [ER-10]', () => {
    const { consent, did } = visitWith({ broken: true });
    consent.accept();
    expect(did).toEqual(['log: Cookies not enabled', 'set cookie', 'call opt-in']);
    expect(consent.isOpen()).toBe(false);
  });

  it.each([
    ['always', true, 1],
    ['always', false, 1],
    ['when-needed', true, 1],
    ['when-needed', false, 0],
  ] as const)(
    'set to „%s“, with analytics: %s, opens %d banners [CO-2]',
    (banner, hasAnalytics, count) => {
      const { consent, timers } = visitWith({ banner, hasAnalytics });
      consent.start();
      expect(timers).toHaveLength(count);
    },
  );

  it('tells its listeners', () => {
    const { consent } = visitWith();
    let told = 0;
    const stop = consent.subscribe(() => (told += 1));
    consent.open();
    stop();
    consent.decline();
    expect(told).toBe(1);
  });
});

describe('the cookie cookies_allowed', () => {
  it('lives 70 days [CO-4]', () => {
    expect(consentCookie(true)).toBe(
      'cookies_allowed=true; max-age=6048000; path=/; samesite=lax; secure',
    );
    expect(consentCookie(false)).not.toContain('secure');
    expect(expiredConsentCookie).toContain('max-age=0');
  });

  it('is read by its name and value', () => {
    expect(hasConsent('a=b; cookies_allowed=true')).toBe(true);
    expect(hasConsent('not_cookies_allowed=true; cookies_allowed=')).toBe(false);
  });
});
