import type { Conflict } from './conflict.ts';

/** A conflict while merging, when only the order of the edits matters and not whose they are. */
export type FoundConflict = Omit<Conflict, 'keptFrom' | 'stopId'> & {
  readonly keptFrom: 'early' | 'late';
  readonly stopId?: string;
};

export type Report = (conflict: FoundConflict) => void;
