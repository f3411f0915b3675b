import { AppError } from '../../../http/app-error.ts';

/**
 * How far a search was read. It goes through the newest 500 posts that have the words as written, best first, then the next
 * 500, and then in the same way through those that have other forms of them.
 */
export interface SearchPlace {
  readonly phase: 'exact' | 'alike';
  /** Posts with this number and greater ones came later and are left out. */
  readonly top: number;
  /** The block that is read: from `low`, below `high`. A block that was not begun has no `low`. */
  readonly high: number;
  readonly low: number | null;
  /** The last post that was read of the block. */
  readonly last: Position | null;
}

export interface Position {
  readonly score: number;
  readonly seq: number;
}

const PATTERN = /^(exact|alike)~(\d{1,15})~(\d{1,15})~(\d{1,15}|)~(\d{1,9}|)~(\d{1,15}|)$/;

export function writeSearchPlace({ phase, top, high, low, last }: SearchPlace): string {
  return [phase, top, high, low ?? '', last?.score ?? '', last?.seq ?? ''].join('~');
}

export function readSearchPlace(text: string): SearchPlace {
  const [, phase, top, high, low, score, seq] = PATTERN.exec(text) ?? [];
  if (phase === undefined) throw new AppError('invalid-argument', 'after');
  return {
    phase: phase === 'exact' ? 'exact' : 'alike',
    top: Number(top),
    high: Number(high),
    low: low ? Number(low) : null,
    last: score && seq ? { score: Number(score), seq: Number(seq) } : null,
  };
}

/** Higher scores first, then newer ones. */
export function compareFound(one: Position, other: Position): number {
  return other.score - one.score || other.seq - one.seq;
}
