import type { de } from './texts.de.ts';

export const en: typeof de = {
  showPassword: 'Show password',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'OK',
  opensInNewTab: '(opens in a new tab)',
  loading: 'Loading …',
  toasts: 'Messages',
  dismiss: 'Close message',
  notice: { info: 'Note', positive: 'Done', warning: 'Attention', negative: 'Error' },
  tryAgain: 'Try again',
};
