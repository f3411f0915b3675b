import type { de } from './texts.de.ts';

export const en: typeof de = {
  contents: 'On this page',
  table: 'Table, scrolls sideways',
};
