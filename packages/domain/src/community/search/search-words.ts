/**
 * Letters that German speakers write as two when the keyboard lacks them. „Fähre“ and „Faehre“ become the same word
 * `faehre`; „Fahre“ stays `fahre` and meets them in the stem (`stemOf`), where an umlaut no longer counts.
 */
const AS_TWO: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Letters that are no base letter with a mark on it. */
const AS_ONE: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h' };

/** Longer ones are no words of a language; their beginning is enough to find them. */
const MAX_WORD_LENGTH = 40;

/** Says nothing about what a text is about. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `aber alle allem allen aller alles als also am an andere auch auf aus bei beim bin bis bist da damit dann das dass dem den
  der des dich die dir doch du durch ein eine einem einen einer eines er es etwas euch euer fuer gibt hab habe haben hat hatte
  hier ich ihm ihn ihnen ihr ihre im in ins ist ja jede jeder jedes jemand kann kein keine koennen man mein meine mich mir mit
  nach nicht noch nun nur ob oder sehr sein seine sich sie sind so soll ueber um und uns unser unter vom von vor war waren was
  wenn wer werden wie wieder will wir wird wo wohl zu zum zur`.split(/\s+/),
);

/** A word of a text as it is written there, and as it is searched for. */
export interface TextWord {
  readonly written: string;
  readonly start: number;
  readonly folded: string;
}

/** A word in small ASCII letters, as far as its alphabet is Latin. */
export function foldWord(word: string): string {
  // Most words are plain already, and a search folds thousands of them.
  if (/^[a-zA-Z0-9]+$/.test(word)) return word.toLowerCase().slice(0, MAX_WORD_LENGTH);
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßøæœþ]/g, (letter) => AS_TWO[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[łđðıħ]/g, (letter) => AS_ONE[letter] ?? letter)
    .slice(0, MAX_WORD_LENGTH);
}

/** The words of a text in their order; what is between them, and what folds to nothing, is left out. */
export function wordsOf(text: string, fold = foldWord): readonly TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = fold(written);
    if (folded !== '') words.push({ written, start: index, folded });
  }
  return words;
}

/** Whether a folded word is too common to be searched for. */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded) || (folded.length === 1 && !/\d/.test(folded));
}
