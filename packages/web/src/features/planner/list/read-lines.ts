/** Longer texts are most likely not lists of places. */
const MOST = 30;

/** The lines of a pasted list, without leading numbers and dashes. */
export function readLines(text: string): readonly string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim());
  return lines.filter((line) => line !== '').slice(0, MOST);
}
