import { editDistance } from './edit-distance.ts';
import { knownPaths, type KnownPath } from './known-paths.ts';

/** With a larger share of changed letters, a guess confuses more than it helps. */
const mostChanged = 0.4;
const longestWord = 40;

/** The page that an unknown address probably meant. */
export function suggestPath(pathname: string): KnownPath | null {
  const word = firstPart(pathname);
  if (word === '') return null;
  const guesses = knownPaths.map(({ path, words }) => ({
    path,
    change: Math.min(...[ownWord(path), ...words].map((known) => changeBetween(word, known))),
  }));
  const best = guesses.toSorted((a, b) => a.change - b.change)[0];
  return best && best.change <= mostChanged ? best.path : null;
}

function firstPart(pathname: string): string {
  const part = pathname.toLowerCase().split('/').find(Boolean) ?? '';
  return part.slice(0, longestWord);
}

function ownWord(path: KnownPath): string {
  return path.slice(1).toLowerCase();
}

function changeBetween(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length);
}
