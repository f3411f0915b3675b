/** How well a text matches a query, higher is better; null without a match. Every word of the query must match. */
export function fuzzyScore(text: string, query: string): number | null {
  const folded = fold(text);
  let sum = 0;
  for (const word of fold(query).split(/\s+/).filter(Boolean)) {
    const score = wordScore(folded, word);
    if (score === null) return null;
    sum += score;
  }
  return sum;
}

/** Ignores case and accents: „munchen“ matches München, „muenchen“ does not. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

function wordScore(text: string, word: string): number | null {
  const at = text.indexOf(word);
  if (at === 0) return 100;
  if (at > 0) return startsWord(text, at) || wordStartsWith(text, word) ? 80 : 60;
  return scattered(text, word);
}

function wordStartsWith(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));
}

function startsWord(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');
}

/** Matches the letters in order with others between them, from the start of a word and not too far apart. */
function scattered(text: string, word: string): number | null {
  let last = -1;
  let gaps = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, last + 1);
    if (at < 0) return null;
    if (last < 0 && !startsWord(text, at)) return null;
    if (last >= 0) gaps += at - last - 1;
    last = at;
  }
  return gaps > word.length * 4 ? null : Math.max(1, 40 - gaps);
}
