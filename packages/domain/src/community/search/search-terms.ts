import { splitCompound } from './split-compound.ts';
import { isStopWord, wordsOf } from './search-words.ts';
import { stemOf } from './stem.ts';

/** A word that is searched for, in the forms that count as it; several where it was mistyped. */
export interface SearchTerm {
  readonly forms: readonly SearchForm[];
}

interface SearchForm {
  readonly word: string;
  readonly stem: string;
  /** The stems of its parts; who has them all has the thing: „Stellplatz für das Wohnmobil“. */
  readonly parts: readonly string[];
}

/** Further words of a question do not narrow it. */
export const MAX_SEARCH_TERMS = 8;
const MAX_SEARCH_LENGTH = 200;

/** What a text asks for; nothing where it has no word. Words such as „und“ count only where there is nothing else. */
export function readSearch(text: string): readonly SearchTerm[] {
  const words = [...new Set(wordsOf(text.slice(0, MAX_SEARCH_LENGTH)).map(({ folded }) => folded))];
  return words
    .filter((word) => !isStopWord(word))
    .slice(0, MAX_SEARCH_TERMS)
    .map((word) => termOf([word]));
}

export function termOf(words: readonly string[]): SearchTerm {
  return {
    forms: words.map((word) => ({ word, stem: stemOf(word), parts: splitCompound(word) })),
  };
}
