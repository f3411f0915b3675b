import type { de } from './texts.de.ts';

export const en: typeof de = {
  edited: 'edited',
};
