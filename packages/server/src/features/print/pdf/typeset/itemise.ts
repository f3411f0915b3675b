import createBidi from 'bidi-js';
import { faceFor, hasSign, type Face } from './faces.ts';

export const bidi = createBidi();

/** A paragraph as it can be written: every sign has a font. */
export interface Itemised {
  readonly text: string;
  /** From each start on another font; the first start is 0. */
  readonly runs: readonly { readonly start: number; readonly face: Face }[];
  /** The level of each character, odd where it is read from right to left; null where everything goes from left to right. */
  readonly levels: Uint8Array | null;
}

/** Stands for a sign that no font has, so that the reader sees that there is one. */
const STAND_IN = '▯';
/** What looks much the same, and is in a font. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '✗': '×',
  '✘': '×',
  '✕': '×',
  '✖': '×',
  '☐': '□',
  '☑': '✓',
};
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function graphemesOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** A text in normal form with plain ends of lines, without control characters, which cannot be seen. */
export function tidyText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029\v\f\u0085]/gu, '\n')
      .replaceAll('\t', ' ')
      // oxlint-disable-next-line no-control-regex -- they are what is looked for
      .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/gu, '')
      .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      .trim()
  );
}

/** Whether every sign of a text has a font, or something that looks much the same. */
export function isWritable(text: string): boolean {
  return !itemise(tidyText(text)).text.includes(STAND_IN);
}

/** Finds a font for every sign of a line of text. */
export function itemise(text: string): Itemised {
  if (isLatin(text)) return { text, runs: [{ start: 0, face: 'latin' }], levels: null };
  let written = '';
  const runs: { start: number; face: Face }[] = [];
  for (const sign of graphemesOf(text))
    for (const [part, face] of partsOf(sign, runs.at(-1)?.face)) {
      if (runs.at(-1)?.face !== face) runs.push({ start: written.length, face });
      written += part;
    }
  if (runs.length === 0) runs.push({ start: 0, face: 'latin' });
  const levels = RIGHT_TO_LEFT.test(written) ? bidi.getEmbeddingLevels(written).levels : null;
  return { text: written, runs, levels };
}

/** Most texts, which are settled without taking them apart. */
function isLatin(text: string): boolean {
  for (const sign of text) if (!hasSign('latin', sign.codePointAt(0) ?? 0)) return false;
  return true;
}

/** A sign with what writes it: as it is, or its code points each for themselves. */
function partsOf(
  sign: string,
  before: Face | undefined,
): readonly (readonly [part: string, face: Face])[] {
  // Words that are read from the right stay together, so that copying keeps their order.
  if (sign === ' ' && (before === 'hebrew' || before === 'arabic')) return [[sign, before]];
  const known = LOOKALIKES[sign] ?? sign;
  const whole = faceFor(known);
  if (whole) return [[seenBy(whole, known), whole]];
  return Array.from(known.replaceAll(UNSEEN, ''), (codePoint) => {
    const face = faceFor(codePoint);
    return face ? [codePoint, face] : [STAND_IN, 'math'];
  });
}

/** Without joiners and selectors that the font does not know, and would show as boxes. */
function seenBy(face: Face, sign: string): string {
  return sign.replaceAll(UNSEEN, (one) => (hasSign(face, one.codePointAt(0) ?? 0) ? one : ''));
}
