import type { CalendarDate } from '@fahrtwind/domain';
import type { Token } from './tokens.ts';

/** What a part of a sentence means, and where the sentence goes on behind it. */
export interface Parsed<T> {
  readonly value: T;
  readonly end: number;
}

/** Reads from a token on. Several results are several ways to read it, the best first; none is no way. */
export type Parse<T> = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
) => readonly Parsed<T>[];

/** Keys of the tokens from there on, as many as wanted, in one text. */
export function wordsAt(tokens: readonly Token[], at: number, count: number): string | null {
  const words = tokens.slice(at, at + count);
  if (words.length < count || words.some(({ kind }) => kind === 'literal')) return null;
  return words.map(({ key }) => key).join(' ');
}

/** The key of a word; empty for anything else. */
export function keyAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.key : '';
}
