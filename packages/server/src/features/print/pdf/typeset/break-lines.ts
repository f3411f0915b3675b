import type { Face } from './faces.ts';
import { bidi, graphemesOf, itemise, tidyText, type Itemised } from './itemise.ts';

export interface Piece {
  readonly text: string;
  readonly face: Face;
}

export interface Line {
  /** As it was written. */
  readonly text: string;
  /** From left to right. */
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** How wide a piece is in the size in which it will be written. */
export type Measure = (piece: Piece) => number;

type Range = readonly [start: number, end: number];

function widthBetween(paragraph: Itemised, [start, end]: Range, measure: Measure): number {
  let width = 0;
  for (const piece of piecesBetween(paragraph, start, end)) width += measure(piece);
  return width;
}

/** The lines of a text, one after the other: a note may be as long as a book. */
export function* linesOf(text: string, measure: Measure, width: number): Generator<Line> {
  for (const part of tidyText(text).split('\n')) {
    const paragraph = itemise(part);
    let [start, end, used] = [0, 0, 0];
    for (const word of wordsIn(paragraph.text)) {
      const bare = word.trimEnd().length;
      const wide = widthBetween(paragraph, [end, end + bare], measure);
      if (used + wide > width && end > start) {
        yield lineOf(paragraph, [start, end], measure);
        [start, used] = [end, 0];
      }
      if (wide > width) {
        // An address without a space, or one that wants to fill the page.
        for (const cut of cutsIn(paragraph, [end, end + word.length], measure, width)) {
          yield lineOf(paragraph, [start, cut], measure);
          start = cut;
        }
        used = widthBetween(paragraph, [start, end + word.length], measure);
      } else used += widthBetween(paragraph, [end, end + word.length], measure);
      end += word.length;
    }
    yield lineOf(paragraph, [start, end], measure);
  }
}

/** The ends of all full lines of a word that is wider than a line. */
function* cutsIn(
  paragraph: Itemised,
  [from, to]: Range,
  measure: Measure,
  width: number,
): Generator<number> {
  let [start, at] = [from, from];
  let used = 0;
  for (const sign of graphemesOf(paragraph.text.slice(from, to))) {
    const wide = widthBetween(paragraph, [at, at + sign.length], measure);
    if (used + wide > width && at > start) {
      yield at;
      [start, used] = [at, 0];
    }
    used += wide;
    at += sign.length;
  }
}

function lineOf(paragraph: Itemised, [start, end]: Range, measure: Measure): Line {
  const text = paragraph.text.slice(start, end).trimEnd();
  const pieces = inOrder(paragraph, start, start + text.length);
  const width = pieces.reduce((sum, piece) => sum + measure(piece), 0);
  return { text, pieces, width };
}

/** A text in so many lines; where it is longer, the last one ends with `…`. */
export function fit(text: string, measure: Measure, width: number, most = 1): readonly Line[] {
  const lines: Line[] = [];
  for (const line of linesOf(text, measure, width)) {
    if (lines.length === most) {
      const last = lines.pop();
      return last ? [...lines, shortened(`${last.text} ${line.text}`, measure, width)] : [];
    }
    lines.push(line);
  }
  return lines;
}

function shortened(text: string, measure: Measure, width: number): Line {
  const signs = graphemesOf(text);
  const lineWith = (count: number): Line => {
    const paragraph = itemise(`${signs.slice(0, count).join('').trimEnd()}…`);
    return lineOf(paragraph, [0, paragraph.text.length], measure);
  };
  let [fits, tooLong] = [0, signs.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (lineWith(middle).width <= width) fits = middle;
    else tooLong = middle;
  }
  return lineWith(fits);
}

/** Scripts without spaces. */
const SPACELESS = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Between these, a line may end. */
function* wordsIn(text: string): Generator<string> {
  for (const [word] of text.matchAll(/\s*(?:[^\s-]|-(?!\p{L}))*(?:-(?=\p{L})|\s+|$)/gu)) {
    if (word === '') continue;
    if (SPACELESS.test(word)) yield* segmentsOf(word);
    else yield word;
  }
}

/** A punctuation mark stays with the word before it. */
function* segmentsOf(text: string): Generator<string> {
  let held = '';
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike && held !== '') {
      yield held;
      held = '';
    }
    held += segment;
  }
  if (held !== '') yield held;
}

interface LevelPiece extends Piece {
  /** Odd for what is read from right to left. */
  readonly level: number;
}

/** A part of a paragraph by fonts and directions, as it is read. */
function* piecesBetween(
  { text, runs, levels }: Itemised,
  start: number,
  end: number,
): Generator<LevelPiece> {
  let from = start;
  for (let index = runAt(runs, start); from < end; index += 1) {
    const run = runs[index];
    if (!run) return;
    const runEnd = Math.min(end, runs[index + 1]?.start ?? text.length);
    while (from < runEnd) {
      const level = levels?.[from] ?? 0;
      let to = from + 1;
      while (to < runEnd && (levels?.[to] ?? level) === level) to += 1;
      yield { text: text.slice(from, to), face: run.face, level };
      from = to;
    }
  }
}

/** The index of the run that a character belongs to. */
function runAt(runs: Itemised['runs'], at: number): number {
  let [low, high] = [0, runs.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.start ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** A line from left to right: from the innermost direction to the outermost, what belongs together is turned round. */
function inOrder(paragraph: Itemised, start: number, end: number): readonly Piece[] {
  let pieces = [...piecesBetween(paragraph, start, end)];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1)
    pieces = withTurned(pieces, level);
  return pieces.map(asDrawn);
}

/** With neighbours of this level or a higher one in the opposite order. */
function withTurned(pieces: readonly LevelPiece[], level: number): LevelPiece[] {
  const turned: LevelPiece[] = [];
  let held: LevelPiece[] = [];
  for (const piece of pieces) {
    if (piece.level >= level) held.unshift(piece);
    else {
      turned.push(...held, piece);
      held = [];
    }
  }
  return [...turned, ...held];
}

/** Fonts turn the letters of these scripts themselves; brackets between them are up to us. */
function asDrawn({ text, face, level }: LevelPiece): Piece {
  if (level % 2 === 0 || face === 'arabic' || face === 'hebrew') return { text, face };
  const mirrored = graphemesOf(text).map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return { text: mirrored.toReversed().join(''), face };
}
