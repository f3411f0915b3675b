/** A word of the posts, and how often it is there. */
export interface KnownWord {
  readonly word: string;
  readonly count: number;
}

const MAX_CLOSEST = 3;
/** Shorter words are too many to be guessed. */
const LEAST_LENGTH = 4;
const LEAST_FOR_TWO_ERRORS = 8;

/**
 * What an unknown word may have meant: those with the fewest errors, more common ones first, else those that
 * begin with it.
 */
export function closestWords(word: string, known: readonly KnownWord[]): readonly string[] {
  if (word.length < LEAST_LENGTH) return [];
  const most = word.length < LEAST_FOR_TWO_ERRORS ? 1 : 2;
  const rated = known
    .map(({ word: other, count }) => ({ other, count, errors: errorsBetween(word, other) }))
    .sort((one, next) => one.errors - next.errors || next.count - one.count);
  const least = rated[0]?.errors ?? Number.POSITIVE_INFINITY;
  const found = least <= most ? rated.filter(({ errors }) => errors === least) : [];
  const begun = rated
    .filter(({ other }) => other.startsWith(word))
    .sort((one, next) => next.count - one.count);
  return (found.length > 0 ? found : begun).slice(0, MAX_CLOSEST).map(({ other }) => other);
}

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
function errorsBetween(one: string, other: string): number {
  const width = other.length + 1;
  let [before, last] = [[] as number[], Array.from({ length: width }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (current[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : width + row,
        ),
      );
    }
    [before, last] = [last, current];
  }
  return last[width - 1] ?? 0;
}
