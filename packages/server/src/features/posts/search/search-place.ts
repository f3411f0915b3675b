import { AppError } from '../../../http/app-error.ts';

/** How far a search was read. It goes through the newest posts that it finds, some hundred at a time, each time best first. */
export interface SearchPlace {
  /** The posts that are read next: from `low`, below `high`. A block that was not begun has no `low`. */
  readonly high: number;
  readonly low: number | null;
  /** The last post that was read of the block. */
  readonly last: Position | null;
}

export interface Position {
  readonly score: number;
  readonly seq: number;
}

const PATTERN = /^(\d{1,15})~(\d{1,15}|)~(\d{1,9}|)~(\d{1,15}|)$/;

export function writeSearchPlace({ high, low, last }: SearchPlace): string {
  return [high, low ?? '', last?.score ?? '', last?.seq ?? ''].join('~');
}

export function readSearchPlace(text: string): SearchPlace {
  const [, high, low, score, seq] = PATTERN.exec(text) ?? [];
  if (high === undefined) throw new AppError('invalid-argument', 'after');
  return {
    high: Number(high),
    low: low ? Number(low) : null,
    last: score && seq ? { score: Number(score), seq: Number(seq) } : null,
  };
}

/** Higher scores first, then newer ones. */
export function compareFound(one: Position, other: Position): number {
  return other.score - one.score || other.seq - one.seq;
}
