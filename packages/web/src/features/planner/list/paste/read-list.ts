import type { ListedPlace } from '../../../../parts/listed-places/find-listed-places.ts';
import { readDirections } from './read-directions.ts';

/** Longer texts are most likely not lists of places. */
const MOST = 30;

/** The places of a pasted list, one per line without leading numbers and dashes, or the stops of a link with directions. */
export function readList(text: string): readonly ListedPlace[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim());
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => readDirections(line) ?? [{ text: line }])
    .slice(0, MOST);
}
