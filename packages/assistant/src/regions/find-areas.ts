import type { Language } from '@fahrtwind/domain';
import { allowedTypos, fold, typosBetween } from '../language/fold.ts';
import type { Token } from '../language/tokens.ts';
import { allRegions, type Area } from './regions.ts';

/** A region that a message names, and the tokens that do, the last one excluded. */
export interface AreaMention {
  readonly area: Area;
  readonly from: number;
  readonly to: number;
}

interface KnownName {
  readonly words: readonly string[];
  readonly area: Area;
}

const MAX_WORDS = 5;
/** `Schottlandreise`, `Ostseeurlaub`, `Toskana-Tour`; also the genitive. */
const TAIL =
  /^(?:s|n)?-?(?:reise|rundreise|urlaub|tour|trip|roadtrip|rundfahrt|ferien|runde|paesse|kueste|berge|region|gebiet)?n?s?$/;
/** `schottischen Highlands` is `schottische Highlands`. */
const ENDING = /(?:en|er|em|es|e|n|s)$/;
const LEAST_STEM = 4;

const known = new Map<Language, readonly KnownName[]>();

function namesIn(language: Language): readonly KnownName[] {
  const found = known.get(language);
  if (found) return found;
  const names = allRegions().flatMap(({ id, names: all }) =>
    all[language].map((name) => ({ words: wordsOf(name.name), area: { regionId: id, ...name } })),
  );
  known.set(language, names);
  return names;
}

/** Finds the regions that a message names, wherever they stand; the longest name wins. */
export function findAreas(tokens: readonly Token[], language: Language): readonly AreaMention[] {
  const words = tokens.map(({ kind, key }) => (kind === 'word' ? key.replaceAll('’', "'") : ''));
  const found: AreaMention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const mention = mentionAt(words, from, language);
    if (!mention) continue;
    found.push(mention);
    from = mention.to - 1;
  }
  return found;
}

function mentionAt(words: readonly string[], from: number, language: Language): AreaMention | null {
  for (let count = Math.min(MAX_WORDS, words.length - from); count > 0; count -= 1) {
    const whole = words.slice(from, from + count);
    // `Toskana-Urlaub`, and `Franche-Comté`.
    const apart = whole.flatMap((word) => word.split('-'));
    const same = namesIn(language).find(
      ({ words: name }) => isSaid(whole, name) || isSaid(apart, name),
    );
    if (same) return { area: same.area, from, to: from + count };
  }
  const word = words[from] ?? '';
  const close = namesIn(language).find(({ words: [name = '', ...rest] }) => {
    const most = name.length < 7 ? 0 : allowedTypos(name.length);
    return rest.length === 0 && most > 0 && typosBetween(word, name, most) <= most;
  });
  return close ? { area: close.area, from, to: from + 1 } : null;
}

function isSaid(spoken: readonly string[], name: readonly string[]): boolean {
  return (
    spoken.length === name.length &&
    name.every((word, index) => {
      const said = spoken[index] ?? '';
      const isLast = index === name.length - 1;
      return isLast ? isWord(said, word) : stem(said) === stem(word);
    })
  );
}

function isWord(said: string, word: string): boolean {
  if (said === word) return true;
  return word.length >= LEAST_STEM && said.startsWith(word) && TAIL.test(said.slice(word.length));
}

function stem(word: string): string {
  return word.length <= LEAST_STEM ? word : word.replace(ENDING, '');
}

function wordsOf(name: string): readonly string[] {
  return fold(name).split(/[\s-]+/);
}
