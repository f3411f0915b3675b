import type { Token } from '../language/tokens.ts';
import { LEADING_WORDS, NOT_IN_NAMES, NOT_LAST_IN_NAMES } from './vocabulary.ts';

/** One name or several, and where the sentence goes on. */
export interface Phrase {
  readonly parts: readonly string[];
  readonly end: number;
  /** How many words it took. */
  readonly words: number;
}

const MAX_WORDS_OF_NAME = 6;
const MAX_WORDS_OF_LIST = 24;

/** Names of places that begin at a token, the shortest first: `Prag`, `Frankfurt an der Oder`, `Prag, Wien und Graz`. */
export function phrasesAt(tokens: readonly Token[], from: number): readonly Phrase[] {
  const start = skipLeading(tokens, from);
  const phrases: Phrase[] = [];
  let parts: string[] = [];
  let name: string[] = [];
  for (let at = start; at < Math.min(tokens.length, start + MAX_WORDS_OF_LIST); at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (name.length > 0 && isListWord(token)) {
      parts = [...parts, name.join(' ')];
      name = [];
      // `Prag, und dann Wien`
      at = skipLeading(tokens, isListWord(tokens[at + 1]) ? at + 2 : at + 1) - 1;
      continue;
    }
    if (!belongsToName(token) || name.length >= MAX_WORDS_OF_NAME) break;
    name = [...name, token.text];
    if (token.kind === 'literal' || !NOT_LAST_IN_NAMES.has(token.key))
      phrases.push({ parts: [...parts, name.join(' ')], end: at + 1, words: at + 1 - from });
  }
  return phrases;
}

function skipLeading(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 3 && LEADING_WORDS.has(tokens[at]?.key ?? '')) at += 1;
  return at;
}

function isListWord(token: Token | undefined): boolean {
  return token !== undefined && [',', 'und', 'sowie', '&'].includes(token.key);
}

function belongsToName(token: Token): boolean {
  if (token.kind === 'literal') return true;
  if (token.kind === 'mark') return false;
  return !NOT_IN_NAMES.has(token.key) && /\p{L}|\d/u.test(token.key);
}
