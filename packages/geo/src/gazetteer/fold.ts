/** Letters that are no base letter with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'a',
  œ: 'o',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'a',
};

/** Letters that people without them on the keyboard write as two. */
const AS_TWO: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
};

/** Words that people write in several ways. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['sankt', 'st'],
  ['saint', 'st'],
  ['sainte', 'st'],
  ['ste', 'st'],
  ['hauptbahnhof', 'hbf'],
  ['bahnhof', 'bf'],
  ['bhf', 'bf'],
  ['aeroport', 'flughafen'],
  ['airport', 'flughafen'],
]);

/** Longer than any name. */
const MAX_WORDS = 10;

/** Small letters without marks, words with one space between them: `München` is `munchen`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mn}+/gu, '')
    .replaceAll(/[ßøłđðæœþıħŋə]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** All the ways to write a name: `München` is `munchen` and `muenchen`. An index of all of them finds the place by any. */
export function foldings(text: string): readonly string[] {
  const spelledOut = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüøåæœ]/g, (letter) => AS_TWO[letter] ?? letter);
  return [...new Set([fold(text), fold(spelledOut)])];
}

/** The folded words of a text. */
export function foldWords(text: string): readonly string[] {
  const words = fold(text).split(' ', MAX_WORDS);
  return words.flatMap((word) => (word ? [WORDS.get(word) ?? word] : []));
}

/** Whether the last word stands for another one and is therefore complete: „Sankt“, „Hauptbahnhof“. */
export function isFinished(text: string): boolean {
  return Object.hasOwn(WORDS, fold(text).split(' ').at(-1) ?? '');
}

const SHORT_WORDS = new Set(Object.values(WORDS));

/** Whether a folded word is already what others are shortened to, so that „St. Gallen“ is not the beginning of Stockholm. */
export function isShortened(word: string): boolean {
  return SHORT_WORDS.has(word);
}

/** The words that the last, unfinished word may become by `foldWords`: „Sank“ is on its way to „Sankt“. */
export function abbreviationsOf(start: string): readonly string[] {
  if (start.length < 3) return [];
  const found = Object.entries(WORDS).filter(([word]) => word.startsWith(start));
  return [...new Set(found.map(([, short]) => short))];
}

/** How German speakers write sounds of Slavic names; longer ones first. */
const TRANSCRIPTIONS: readonly (readonly [string, string])[] = [
  ['dsch', 'dz'],
  ['tsch', 'c'],
  ['sch', 's'],
  ['tz', 'c'],
  ['w', 'v'],
];

/** A folded word as its own language would write it: „plitwitzer“ is `plitvicer`. */
export function respelled(word: string): string {
  return TRANSCRIPTIONS.reduce((text, [german, own]) => text.replaceAll(german, own), word);
}
