/** What a conflict can be about; a `leg` is named by its field of the trip, all others by their ids. */
export type ConflictSubject = 'trip' | 'day' | 'stop' | 'entry' | 'poi' | 'hotel' | 'leg';

export type MergeSide = 'mine' | 'theirs';

/** Where a stop stands: its day and its place in that day's list. */
export interface StopPlace {
  readonly dayId: string;
  readonly index: number;
}

/** An edit that had to give way, with all that is needed to show it and to take it back. */
export interface Conflict {
  readonly subject: ConflictSubject;
  readonly id: string;
  /** The stop that an entry, a note or a point of interest belongs to, else null. */
  readonly stopId: string | null;
  /**
   * The stored field, or one of `place` (of a stop, a `StopPlace`; of a day, its index), `dates` (of a hotel),
   * `times` (of a leg) and `start` (the date of the trip's first day). Null when it is about the thing as a whole:
   * there or not there.
   */
  readonly field: string | null;
  /** What is in the merged trip; null for nothing. */
  readonly kept: unknown;
  /** What would be there had the other edit won; null for nothing. */
  readonly lost: unknown;
  readonly keptFrom: MergeSide;
  /** Where a stop that is gone stood, so that it can come back there. */
  readonly place?: StopPlace;
}
