import type { de } from './texts.de.ts';

export const en: typeof de = {
  label: 'Invitation',
  invites: (owner) => `${owner} invites you to come along:`,
  hint: 'Sign in, create an account, or look around without one first.',
  gone: 'This invitation is no longer valid. Please ask for a new one.',
};
