import type { GazetteerData } from './gazetteer-data.ts';

/** Neighbours in the list of words, `from` included, `to` not. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

type Words = Pick<GazetteerData, 'wordStart' | 'wordBytes'>;

const NOTHING: WordRange = { from: 0, to: 0 };

/** All words that begin with a text. */
export function wordsFrom(words: Words, start: string): WordRange {
  return follow(words, { from: 0, to: words.wordStart.length - 1 }, 0, start);
}

/** The word itself, if there is such a word. */
export function exactWord(words: Words, word: string): WordRange {
  return onlyWhole(words, wordsFrom(words, word), word.length);
}

/** Words with a letter more, a letter less, another letter, or two neighbours swapped; the word itself may be among them. */
export function wordsWithTypo(words: Words, typed: string): readonly WordRange[] {
  return oneEditAway(words, typed).flatMap(({ range, length }) => {
    const whole = onlyWhole(words, range, length);
    return isEmpty(whole) ? [] : [whole];
  });
}

/** Words that begin like the typed one, but for one letter; not for the first, or every word would. */
export function wordsFromTypo(words: Words, typed: string): readonly WordRange[] {
  return oneEditAway(words, typed, 1).map(({ range }) => range);
}

export function isEmpty({ from, to }: WordRange): boolean {
  return to <= from;
}

interface Edited {
  readonly range: WordRange;
  /** How many letters the edited text has, which all words in the range begin with. */
  readonly length: number;
}

/**
 * Goes along the typed word and tries every edit at every letter. The words are sorted, so what begins alike lies
 * together, and most tries end after a letter or two; no index beside the words is needed.
 */
function oneEditAway(words: Words, typed: string, first = 0): readonly Edited[] {
  const found: Edited[] = [];
  const add = (range: WordRange, at: number, rest: string): void => {
    const end = follow(words, range, at, rest);
    if (!isEmpty(end)) found.push({ range: end, length: at + rest.length });
  };
  let range = wordsFrom(words, typed.slice(0, first));
  for (let at = first; at <= typed.length && !isEmpty(range); at += 1) {
    const rest = typed.slice(at);
    const next = rest.slice(1);
    if (rest) add(range, at, next);
    if (next && rest[0] !== next[0]) add(range, at, `${next[0]}${rest[0]}${next.slice(1)}`);
    for (const { range: child, letter } of children(words, range, at)) {
      if (rest && letter !== rest.charCodeAt(0)) add(child, at + 1, next);
      add(child, at + 1, rest);
    }
    range = rest ? step(words, range, at, rest.charCodeAt(0)) : NOTHING;
  }
  return found;
}

/** The ranges of the different letters at a position. */
function children(
  words: Words,
  { from, to }: WordRange,
  at: number,
): readonly { readonly range: WordRange; readonly letter: number }[] {
  const found: { range: WordRange; letter: number }[] = [];
  let start = firstWith(words, from, to, at, 0);
  while (start < to) {
    const letter = letterOf(words, start, at);
    const end = firstWith(words, start, to, at, letter + 1);
    found.push({ range: { from: start, to: end }, letter });
    start = end;
  }
  return found;
}

function follow(words: Words, range: WordRange, at: number, text: string): WordRange {
  let rest = range;
  for (let index = 0; index < text.length && !isEmpty(rest); index += 1) {
    rest = step(words, rest, at + index, text.charCodeAt(index));
  }
  return rest;
}

function step(words: Words, { from, to }: WordRange, at: number, letter: number): WordRange {
  const start = firstWith(words, from, to, at, letter);
  return { from: start, to: firstWith(words, start, to, at, letter + 1) };
}

/** The first word whose letter at a position is at least this one; words that end there come before all letters. */
function firstWith(words: Words, from: number, to: number, at: number, letter: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (letterOf(words, middle, at) < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** -1 where the word has ended. */
function letterOf({ wordStart, wordBytes }: Words, word: number, at: number): number {
  const index = (wordStart[word] ?? 0) + at;
  return index < (wordStart[word + 1] ?? 0) ? (wordBytes[index] ?? -1) : -1;
}

/** Finds, among the words with these first letters, the one that has no more. */
function onlyWhole({ wordStart }: Words, { from, to }: WordRange, length: number): WordRange {
  const isWhole = from < to && (wordStart[from + 1] ?? 0) - (wordStart[from] ?? 0) === length;
  return isWhole ? { from, to: from + 1 } : NOTHING;
}
