interface Failures {
  readonly other: string;
  readonly codes: Readonly<Record<string, string>>;
}

/** What the server says in German. */
export const en: Failures = {
  other: 'That did not work. What you have entered is still there. Try again in a moment.',
  codes: {
    'network-request-failed': 'We cannot reach Fahrtwind. Check your connection and try again.',
    'too-many-requests': 'That was a bit fast. Please wait a moment and try again.',
    unauthenticated: 'Please sign in, then you can go on.',
    unauthorized: 'You may not do that here.',
    'object-not-found': 'This is no longer there.',
    conflict: 'This has changed in the meantime. Load it again, then repeat your change.',
  },
};
