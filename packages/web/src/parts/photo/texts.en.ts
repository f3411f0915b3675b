import type { de } from './texts.de.ts';

export const en: typeof de = { broken: 'This photo cannot be loaded right now.' };
