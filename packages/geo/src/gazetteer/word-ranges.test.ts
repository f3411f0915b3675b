import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactWord,
  wordsFrom,
  wordsFromTypo,
  wordsWithTypo,
  type WordRange,
} from './word-ranges.ts';

/** A short alphabet, so that words are often alike. */
const anyWord = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '1'),
  minLength: 1,
  maxLength: 6,
});
const anyWords = fc
  .uniqueArray(anyWord, { minLength: 1, maxLength: 40 })
  .map((words) => words.toSorted());

function indexOf(words: readonly string[]) {
  const starts = words.reduce((list, word) => [...list, (list.at(-1) ?? 0) + word.length], [0]);
  return {
    wordStart: Uint32Array.from(starts),
    wordBytes: new Uint8Array(Buffer.from(words.join(''), 'latin1')),
  };
}

function inRanges(words: readonly string[], ranges: readonly WordRange[]): readonly string[] {
  const found = ranges.flatMap(({ from, to }) => words.slice(from, to));
  return [...new Set(found)].toSorted();
}

/** Optimal string alignment, cell by cell: slow, and plainly right. */
function distance(one: string, other: string): number {
  const cells = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  const at = (row: number, column: number): number => cells[row]?.[column] ?? Infinity;
  for (let row = 0; row <= one.length; row += 1) {
    for (let column = 0; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      const best = Math.min(
        row === 0 ? column : at(row - 1, column) + 1,
        column === 0 ? row : at(row, column - 1) + 1,
        row > 0 && column > 0 ? at(row - 1, column - 1) + (isSame ? 0 : 1) : Infinity,
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      cells[row]?.splice(column, 1, best);
    }
  }
  return at(one.length, other.length);
}

describe('ranges of words', () => {
  it('hold exactly the words that begin with a text', () => {
    fc.assert(
      fc.property(anyWords, anyWord, (words, typed) => {
        const expected = words.filter((word) => word.startsWith(typed));
        expect(inRanges(words, [wordsFrom(indexOf(words), typed)])).toEqual(expected);
      }),
    );
  });

  it('hold exactly the word itself', () => {
    fc.assert(
      fc.property(anyWords, anyWord, (words, typed) => {
        const expected = words.filter((word) => word === typed);
        expect(inRanges(words, [exactWord(indexOf(words), typed)])).toEqual(expected);
      }),
    );
  });

  it('hold every word one letter away, and no other but the word itself', () => {
    fc.assert(
      fc.property(anyWords, anyWord, (words, typed) => {
        const found = inRanges(words, wordsWithTypo(indexOf(words), typed));
        expect(found).toEqual(
          expect.arrayContaining(words.filter((word) => distance(word, typed) === 1)),
        );
        for (const word of found) expect(distance(word, typed)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('hold every word that begins one letter away, when its first letter is right', () => {
    fc.assert(
      fc.property(anyWords, anyWord, (words, typed) => {
        const found = inRanges(words, wordsFromTypo(indexOf(words), typed));
        const expected = words.filter((word) => {
          const beginnings = Array.from(word, (_, index) => word.slice(0, index + 1));
          return (
            word[0] === typed[0] &&
            beginnings.some((start) => distance(start.slice(1), typed.slice(1)) === 1)
          );
        });
        expect(found).toEqual(expect.arrayContaining(expected));
      }),
    );
  });
});
