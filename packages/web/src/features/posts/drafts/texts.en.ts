import type { de } from './texts.de.ts';

export const en: typeof de = {
  restored: (when) => `Your draft of ${when} is back.`,
  offered: (count) =>
    count === 1
      ? 'There is a draft from a closed tab.'
      : `There are ${count} drafts from closed tabs.`,
  goOn: 'Continue writing',
  discard: 'Discard',
  untitled: 'Without text',
};
