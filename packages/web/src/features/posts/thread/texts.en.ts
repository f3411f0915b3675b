import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'You need an account for this',
  text: 'It is free. Afterwards you are back right here.',
  register: 'Create an account',
  signIn: 'Sign in',
};
