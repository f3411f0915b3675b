import type { Language } from '@fahrtwind/domain';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type Talk = typeof de;

/** What the assistant says in a conversation, apart from what it does, in the language of the site. */
export function talkIn(language: Language): Talk {
  return language === 'en' ? en : de;
}
