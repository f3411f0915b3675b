import type { Language } from '@fahrtwind/domain';
import type { Draft, TalkKind } from '../grammar/draft.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type Talk = typeof de;

/** What the assistant says in a conversation, apart from what it does, in the language of the site. */
export function talkIn(language: Language): Talk {
  return language === 'en' ? en : de;
}

const TALKS: readonly string[] = [
  'help',
  'thanks',
  'greeting',
  'deleteAll',
] satisfies readonly TalkKind[];

export function isTalk(kind: Draft['kind']): kind is TalkKind {
  // Deleting everything is refused as a whole, also beside other commands.
  return TALKS.includes(kind);
}
