import type { Areas, FindAreas } from './areas.ts';
import { abbreviationsOf, foldWords, isFinished, isShortened, respelled } from './fold.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import {
  exactWord,
  isEmpty,
  wordsFrom,
  wordsFromTypo,
  wordsWithTypo,
  type WordRange,
} from './word-ranges.ts';

/** Which words of the index a typed word may mean. */
export interface QueryWord {
  readonly ranges: readonly WordRange[];
  /** What it costs to take a word of the index for it, in hundredths of a point; `NO_MATCH` for others. */
  readonly costs: Uint8Array;
  readonly areas: Areas | null;
  /** Places are found without a small word too, and less readily without a category; null: it must be there. */
  readonly filler: 'small' | 'category' | null;
  /** In how many names it may be. */
  readonly names: number;
}

export const NO_MATCH = 255;

const COST = { begun: 30, shortened: 90, typo: 215, begunWithTypo: 250, respelled: 100 };
/** In short words a typo makes everything similar to everything. */
const SHORTEST_TYPO = 4;
const SHORTEST_BEGUN_TYPO = 5;

const SMALL_WORDS =
  'in an am im der die das bei auf zu the of de la le du di del da do and und near nach am';
/** „Krka Wasserfälle“ is the national park Krka, whose name says nothing of its waterfalls. */
const CATEGORIES =
  'wasserfall wasserfalle wasserfaelle waterfall waterfalls nationalpark np altstadt';
const FILLERS = new Map<string, 'small' | 'category'>([
  ...SMALL_WORDS.split(' ').map((word) => [word, 'small'] as const),
  ...CATEGORIES.split(' ').map((word) => [word, 'category'] as const),
]);

export type ReadWords = (text: string, mayHaveTypos: boolean) => readonly QueryWord[];

/** Reads typed words; the tables of costs are kept and used again, because they are as long as the index. */
export function createWordReader(data: GazetteerData, findAreas: FindAreas): ReadWords {
  const tables: { readonly costs: Uint8Array; used: readonly WordRange[] }[] = [];
  const cleanTable = (index: number, used: readonly WordRange[]): Uint8Array => {
    const kept = tables[index];
    const table = kept ?? {
      costs: new Uint8Array(data.wordStart.length - 1).fill(NO_MATCH),
      used: [],
    };
    for (const { from, to } of table.used) table.costs.fill(NO_MATCH, from, to);
    tables[index] = { ...table, used };
    return table.costs;
  };
  return (text, mayHaveTypos) =>
    foldWords(text).map((word, index, words) => {
      const isLast = index === words.length - 1 && !isFinished(text);
      const options = optionsOf(data, word, isLast, mayHaveTypos);
      const ranges = options.map(({ range }) => range);
      const costs = cleanTable(index, ranges);
      // The dearest first, so that the cheapest stays.
      for (const { range, cost } of options.toReversed()) costs.fill(cost, range.from, range.to);
      return {
        ranges: withoutOverlaps(ranges),
        costs,
        areas: findAreas(word, isLast),
        filler: FILLERS.get(word) ?? null,
        names: ranges.reduce((sum, range) => sum + namesIn(data, range), 0),
      };
    });
}

interface Option {
  readonly range: WordRange;
  readonly cost: number;
}

function option(cost: number): (range: WordRange) => Option {
  return (range) => ({ range, cost });
}

/** The cheapest first. */
function optionsOf(
  data: GazetteerData,
  word: string,
  isLast: boolean,
  mayHaveTypos: boolean,
): readonly Option[] {
  const beginning = isLast || word.length < 3 ? COST.begun : COST.shortened;
  const known = [
    option(0)(exactWord(data, word)),
    ...(isLast ? abbreviationsOf(word) : []).map((short) =>
      option(COST.begun)(exactWord(data, short)),
    ),
    ...(isLast || !isShortened(word) ? [option(beginning)(wordsFrom(data, word))] : []),
  ];
  const hasTypo = mayHaveTypos && word.length >= SHORTEST_TYPO;
  const isBegun = isLast && word.length >= SHORTEST_BEGUN_TYPO;
  const wrong = [
    ...(hasTypo ? wordsWithTypo(data, word).map(option(COST.typo)) : []),
    ...(hasTypo ? respellings(data, word, isLast).map(option(COST.respelled)) : []),
    ...(hasTypo && isBegun ? wordsFromTypo(data, word).map(option(COST.begunWithTypo)) : []),
  ];
  return [...known, ...wrong]
    .filter(({ range }) => !isEmpty(range))
    .toSorted((one, other) => one.cost - other.cost);
}

/** „Plitwitzer“ for Plitvicer: more letters differ than in a typo. */
function respellings(data: GazetteerData, word: string, isLast: boolean): readonly WordRange[] {
  const own = respelled(word);
  if (own === word) return [];
  return isLast && own.length >= SHORTEST_BEGUN_TYPO
    ? [wordsFrom(data, own)]
    : [exactWord(data, own)];
}

function namesIn({ postingStart }: GazetteerData, { from, to }: WordRange): number {
  return (postingStart[to] ?? 0) - (postingStart[from] ?? 0);
}

function withoutOverlaps(ranges: readonly WordRange[]): readonly WordRange[] {
  const sorted = ranges.toSorted((one, other) => one.from - other.from);
  const merged: WordRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else merged.push(range);
  }
  return merged;
}
