import { createObservable } from '../../ui/observable.ts';

/** The browser functions that consent needs; tests pass their own. */
export interface ConsentDependencies {
  readonly hasCookie: () => boolean;
  readonly setCookie: () => void;
  readonly removeCookie: () => void;
  readonly loadAnalytics: () => void;
  /** Calls the page's global opt-in callback. */
  readonly callOptIn: () => void;
  readonly after: (milliseconds: number, then: () => void) => () => void;
  readonly log: (message: string, cause: unknown) => void;
}

export interface ConsentRule {
  readonly banner: 'always' | 'when-needed';
  readonly hasAnalytics: boolean;
}

export interface Consent {
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call once after the page has loaded; the returned function stops it. */
  readonly start: () => () => void;
  readonly open: () => void;
  readonly accept: () => void;
  /** Allows essential cookies only and withdraws an earlier consent. */
  readonly decline: () => void;
}

export const BANNER_DELAY_MS = 3000;

export function createConsent(dependencies: ConsentDependencies, rule: ConsentRule): Consent {
  const isOpen = createObservable(false);

  /** A failure here is only logged, because the page works without these cookies. */
  function attempt(run: () => void): void {
    try {
      run();
    } catch (cause) {
      dependencies.log('Cookies not enabled', cause);
    }
  }

  function enable(): void {
    attempt(dependencies.loadAnalytics);
    attempt(dependencies.callOptIn);
  }

  return {
    isOpen: isOpen.get,
    subscribe: isOpen.subscribe,
    start() {
      if (dependencies.hasCookie()) {
        enable();
        return () => undefined;
      }
      if (rule.banner === 'when-needed' && !rule.hasAnalytics) return () => undefined;
      return dependencies.after(BANNER_DELAY_MS, () => {
        isOpen.set(true);
      });
    },
    open() {
      isOpen.set(true);
    },
    accept() {
      attempt(dependencies.loadAnalytics);
      attempt(dependencies.setCookie);
      attempt(dependencies.callOptIn);
      isOpen.set(false);
    },
    decline() {
      if (dependencies.hasCookie()) attempt(dependencies.removeCookie);
      isOpen.set(false);
    },
  };
}
