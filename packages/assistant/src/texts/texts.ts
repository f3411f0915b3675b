import type { Language } from '@fahrtwind/domain';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type Texts = typeof de;

/** What the assistant says of a trip, in the language of the site. */
export function textsIn(language: Language): Texts {
  return language === 'en' ? en : de;
}
