import {
  stemLexeme,
  titleLexeme,
  titleStemLexeme,
  wordLexeme,
  type SearchTerm,
} from '@fahrtwind/domain';

/** Questions to the index of posts, as texts of the type `tsquery`. */
export interface MatchTexts {
  /** Every word as it is written. */
  readonly exact: string;
  /** Every word in one of its forms, alone or as part of a compound. */
  readonly alike: string;
  /** What makes a post rank higher: one point for each entry that it has. */
  readonly rank: string;
}

export function matchTexts(terms: readonly SearchTerm[]): MatchTexts {
  return {
    exact: all(terms.map(({ forms }) => any(forms.map(({ word }) => quote(wordLexeme(word)))))),
    alike: all(terms.map(({ forms }) => any(forms.map(likeForm)))),
    rank: any(terms.flatMap(({ forms }) => forms.flatMap(rankedForm))),
  };
}

type Form = SearchTerm['forms'][number];

function likeForm({ stem, parts }: Form): string {
  const whole = quote(stemLexeme(stem));
  return parts.length === 0
    ? whole
    : any([whole, all(parts.map((part) => quote(stemLexeme(part))))]);
}

function rankedForm({ word, stem, parts }: Form): readonly string[] {
  const lexemes = [wordLexeme(word), titleLexeme(word), stemLexeme(stem), titleStemLexeme(stem)];
  return [...lexemes, ...parts.map(stemLexeme), ...parts.map(titleStemLexeme)].map(quote);
}

/** Titles that share at least two words with another, or its only one. */
export function similarTitleText(terms: readonly SearchTerm[]): string {
  const stems = terms.flatMap(({ forms }) => forms.map(({ stem }) => quote(titleStemLexeme(stem))));
  const pairs = stems.flatMap((one, at) => stems.slice(at + 1).map((other) => all([one, other])));
  return any(pairs.length > 0 ? pairs : stems);
}

export function all(texts: readonly string[]): string {
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(' & ')})`;
}

export function any(texts: readonly string[]): string {
  return texts.length === 1 ? (texts[0] ?? '') : `(${texts.join(' | ')})`;
}

/** Entries consist of letters, digits and our own signs: nothing in them ends the quote. */
export function quote(lexeme: string): string {
  if (/['\\\0]/.test(lexeme)) throw new Error(`not an entry of the search: ${lexeme}`);
  return `'${lexeme}'`;
}
