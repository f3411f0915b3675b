/** What the browser does for the consent; tests bring their own. */
export interface ConsentParts {
  readonly hasCookie: () => boolean;
  readonly setCookie: () => void;
  readonly removeCookie: () => void;
  readonly loadAnalytics: () => void;
  /** The page's global opt-in callback. */
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
  /** Runs once when the page has loaded; ends with the returned function. */
  readonly start: () => () => void;
  readonly open: () => void;
  readonly accept: () => void;
  /** Goes on with essential cookies only; an earlier consent ends with it. */
  readonly decline: () => void;
}

export const BANNER_DELAY_MS = 3000;

export function createConsent(parts: ConsentParts, rule: ConsentRule): Consent {
  let open = false;
  const listeners = new Set<() => void>();

  function show(next: boolean): void {
    open = next;
    for (const listener of listeners) listener();
  }

  /** Failing to enable cookies is only logged: the page works without them. */
  function attempt(deed: () => void): void {
    try {
      deed();
    } catch (cause) {
      parts.log('Cookies not enabled', cause);
    }
  }

  function enable(): void {
    attempt(parts.loadAnalytics);
    attempt(parts.callOptIn);
  }

  return {
    isOpen: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (parts.hasCookie()) {
        enable();
        return () => undefined;
      }
      if (rule.banner === 'when-needed' && !rule.hasAnalytics) return () => undefined;
      return parts.after(BANNER_DELAY_MS, () => {
        show(true);
      });
    },
    open() {
      show(true);
    },
    accept() {
      attempt(parts.loadAnalytics);
      attempt(parts.setCookie);
      attempt(parts.callOptIn);
      show(false);
    },
    decline() {
      if (parts.hasCookie()) attempt(parts.removeCookie);
      show(false);
    },
  };
}
