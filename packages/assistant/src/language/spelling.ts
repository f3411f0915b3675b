import { allowedTypos, typosBetween } from './fold.ts';

/**
 * Compares written words with those of the patterns, each pair once. A word that a pattern or the trip has is spelled
 * right: `nach` is no mistyped `Nacht`.
 */
export function createSpelling(
  words: ReadonlySet<string>,
  names: ReadonlySet<string>,
): (written: string, word: string) => number | null {
  const found = new Map<string, ReadonlyMap<string, number>>();
  return (written, word) => {
    if (written === word) return 0;
    let likely = found.get(written);
    if (!likely) {
      likely = words.has(written) || names.has(written) ? new Map() : similar(written, words);
      found.set(written, likely);
    }
    return likely.get(word) ?? null;
  };
}

function similar(written: string, words: ReadonlySet<string>): ReadonlyMap<string, number> {
  const close = new Map<string, number>();
  if (written.length < 4 || written.length > 30) return close;
  for (const word of words) {
    const most = allowedTypos(word.length);
    const typos = most === 0 ? 1 : typosBetween(written, word, most);
    if (most > 0 && typos <= most) close.set(word, typos);
  }
  return close;
}
