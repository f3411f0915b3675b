import { isStopWord, wordsOf } from './search-words.ts';
import { splitCompound } from './split-compound.ts';
import { stemOf } from './stem.ts';

/** What can be searched for in a post. */
export interface SearchedPost {
  readonly title: string;
  readonly plain: string;
  readonly country: string;
  readonly place: string;
}

/** A post of the greatest length with nothing but different words has some 8,000. */
const MAX_WORDS = 10_000;

/** The kinds of entries of the index: words as they are, and stems, anywhere and in titles. */
export const wordLexeme = (word: string): string => word;
export const stemLexeme = (stem: string): string => `=${stem}`;
export const titleLexeme = (word: string): string => `^${word}`;
export const titleStemLexeme = (stem: string): string => `~${stem}`;

/** All entries under which a post is found, each once. */
export function postLexemes({ title, plain, country, place }: SearchedPost): readonly string[] {
  const lexemes = new Set<string>();
  for (const word of searchedWords(title)) {
    lexemes.add(wordLexeme(word)).add(titleLexeme(word));
    for (const stem of stemsOf(word)) lexemes.add(stemLexeme(stem)).add(titleStemLexeme(stem));
  }
  for (const word of searchedWords(`${country} ${place} ${plain}`)) {
    if (lexemes.has(word)) continue;
    lexemes.add(wordLexeme(word));
    for (const stem of stemsOf(word)) lexemes.add(stemLexeme(stem));
  }
  return [...lexemes];
}

function searchedWords(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { folded } of wordsOf(text)) {
    if (!isStopWord(folded)) words.add(folded);
    if (words.size === MAX_WORDS) break;
  }
  return words;
}

/** The stem of a word and those of its parts. */
function stemsOf(folded: string): readonly string[] {
  return [stemOf(folded), ...splitCompound(folded)];
}
