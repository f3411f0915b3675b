import { splitCompound } from './split-compound.ts';
import type { SearchTerm } from './search-terms.ts';
import { foldWord, wordsOf, type TextWord } from './search-words.ts';
import { stemOf } from './stem.ts';

export const FOUND_EXCERPT_LENGTH = 240;
/** How many characters of the excerpt stand before the first found word. */
const BEFORE = 60;
/** How far into a text the excerpt is looked for; a found word beyond it stays without a mark. */
const SEARCHED_LENGTH = 12_000;
const MAX_MATCHES = 20;

interface Excerpt {
  readonly excerpt: string;
  /** The words of title and excerpt that were searched for, as they are written there. */
  readonly matches: readonly string[];
}

/** Cuts out of each text the passage that was searched for, or its beginning. */
export function createExcerpts(
  terms: readonly SearchTerm[],
): (title: string, plain: string) => Excerpt {
  if (terms.length === 0) return (_title, plain) => ({ excerpt: cut(plain, 0), matches: [] });
  const find = createFinder(terms);
  return (title, plain) => {
    const first = bestPlace(find(plain.slice(0, SEARCHED_LENGTH)));
    const isNearStart = first === null || first < FOUND_EXCERPT_LENGTH - 40;
    const excerpt = cut(plain, isNearStart ? 0 : first - BEFORE);
    const written = [...find(title), ...find(excerpt)].map((word) => word.written);
    return { excerpt, matches: [...new Set(written)].slice(0, MAX_MATCHES) };
  };
}

/** Finds words that are forms of what was searched for, or have it as a part. */
function createFinder(terms: readonly SearchTerm[]): (text: string) => readonly TextWord[] {
  const forms = terms.flatMap((term) => term.forms);
  const stems = new Set(forms.flatMap(({ stem, parts }) => [stem, ...parts]));
  const bareStems = [...stems].map(withoutUmlauts);
  const isFound = (folded: string): boolean => {
    // Splitting is dear, and few words have the letters of what was searched for.
    const bare = withoutUmlauts(folded);
    if (!bareStems.some((stem) => bare.includes(stem))) return false;
    return stems.has(stemOf(folded)) || splitCompound(folded).some((part) => stems.has(part));
  };
  // The texts of a page have most of their words in common.
  const known = new Map<string, string>();
  const foldFound = (written: string): string => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const folded = foldWord(written);
    const kept = isFound(folded) ? folded : '';
    known.set(written, kept);
    return kept;
  };
  return (text) => wordsOf(text, foldFound);
}

function withoutUmlauts(text: string): string {
  return text.includes('e') ? text.replaceAll(/([aou])e/g, '$1') : text;
}

/** Where most found words are close together; null where there is none. */
function bestPlace(found: readonly TextWord[]): number | null {
  let best: { readonly start: number; readonly count: number } | null = null;
  for (const [index, { start }] of found.entries()) {
    const near = new Set<string>();
    for (const word of found.slice(index, index + MAX_MATCHES))
      if (word.start < start + FOUND_EXCERPT_LENGTH - BEFORE) near.add(word.folded);
    if (best === null || near.size > best.count) best = { start, count: near.size };
  }
  return best?.start ?? null;
}

/** At most the length of an excerpt, from a whole word to a whole word. */
function cut(plain: string, from: number): string {
  const start = from <= 0 ? 0 : plain.indexOf(' ', from) + 1;
  const text = plain.slice(start, start + FOUND_EXCERPT_LENGTH);
  const end = start + FOUND_EXCERPT_LENGTH < plain.length ? text.lastIndexOf(' ') : text.length;
  const words = text
    .slice(0, end > 0 ? end : FOUND_EXCERPT_LENGTH)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '… ' : ''}${words}${start + end < plain.length && end > 0 ? ' …' : ''}`;
}
