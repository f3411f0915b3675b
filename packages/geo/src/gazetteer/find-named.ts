import { foldWords } from './fold.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import { exactWord, isEmpty } from './word-ranges.ts';

/** The places one of whose names is that text, as a whole and in any language, the most important first. */
export function findNamed(data: GazetteerData, text: string, limit: number): readonly number[] {
  const ranges = foldWords(text).map((word) => exactWord(data, word));
  if (ranges.length === 0 || ranges.some(isEmpty)) return [];
  const words = ranges.map(({ from }) => from);
  const postings = (word: number): readonly [from: number, to: number] => [
    data.postingStart[word] ?? 0,
    data.postingStart[word + 1] ?? 0,
  ];
  const [from, to] = words
    .map(postings)
    .reduce((least, one) => (one[1] - one[0] < least[1] - least[0] ? one : least));
  const places = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const name = data.postings[at] ?? 0;
    if (isExactly(data, name, words)) places.add(data.namePlace[name] ?? 0);
  }
  const importanceOf = (place: number): number => data.importance[place] ?? 0;
  return [...places]
    .toSorted((one, other) => importanceOf(other) - importanceOf(one) || one - other)
    .slice(0, limit);
}

function isExactly(data: GazetteerData, name: number, words: readonly number[]): boolean {
  const start = data.nameStart[name] ?? 0;
  const length = (data.nameStart[name + 1] ?? 0) - start;
  return (
    length === words.length && words.every((word, index) => data.nameWords[start + index] === word)
  );
}
