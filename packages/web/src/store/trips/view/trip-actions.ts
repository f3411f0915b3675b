import type {
  HistoryRefusal,
  PublicTrip,
  Refusal,
  Result,
  RuntimeState,
  Trip,
} from '@fahrtwind/domain';

/** An operation of the domain: `addStop`, `renameTrip` … */
export type Operation<Args> = (trip: Trip, args: Args) => Result<Trip, Refusal>;

/**
 * Which edits become a step of their own. Without a kind, an edit within a second of the last step belongs to it.
 * - `forced`: always a step: deletions, moves, restores.
 * - `typing`: never a step; belongs to the edit with which the typing began.
 * - `derived`: not a person's edit, such as totals: no step, and what was undone can still be redone.
 */
export type RunKind = 'typing' | 'derived' | 'forced';

export interface CreateOptions {
  readonly isDemo?: boolean;
  /** A copy of a trip of this device: the totals of its original were measured, and its ways are the same. */
  readonly isDuplicate?: boolean;
}

/** What `show` may change. The current trip changes only by opening one. */
export type RuntimeChange = Partial<Omit<RuntimeState, 'currentTripId' | 'isDemoTrip'>>;

/** What can be done with trips; the same functions at every render. */
export interface TripActions {
  /** Loads the lists again. Until then, and after a failure, those on this device are shown. */
  readonly load: () => Promise<void>;
  /** Loads the deleted trips too; only a page that shows them needs them. */
  readonly loadDeleted: () => Promise<void>;
  /**
   * Adds an own trip and makes it current, at once; it is sent as soon as possible. False when signed out. Its totals
   * are computed here, with estimates where the route planner was not asked yet.
   */
  readonly create: (trip: Trip, options?: CreateOptions) => Promise<boolean>;
  /** Makes a trip current: at once from this device, then from the server. Null when there is none. */
  readonly open: (id: string) => Promise<Trip | null>;
  /** Opens the trip that was last open on this device, else the one last opened anywhere; null when there is none. */
  readonly resume: () => Promise<Trip | null>;
  /**
   * Loads a published trip or a shared copy, a copy from this device if need be, and keeps copies in their list. Null,
   * and no current trip, when it is missing; rejects when it cannot be loaded.
   */
  readonly openPublic: (id: string) => Promise<PublicTrip | null>;
  /** Keeps a shared copy that a page has loaded in the list of this device. */
  readonly keepShared: (trip: PublicTrip) => Promise<void>;
  /** Reads any visible trip without opening it; null when it cannot be loaded. */
  readonly read: (id: string) => Promise<Trip | null>;
  /** Whether the device has the trip as it is on the screen, so that it opens without a network. */
  readonly isOnDevice: (id: string) => Promise<boolean>;
  /**
   * Changes the current trip at once and saves it; `id-missing` when none is open. What follows from the edit, such as
   * the totals, is in the same step.
   */
  readonly run: <Args>(
    operation: Operation<Args>,
    args: Args,
    kind?: RunKind,
  ) => Result<Trip, Refusal>;
  /** The same for a trip without opening it; null when it cannot be loaded. */
  readonly change: <Args>(
    id: string,
    operation: Operation<Args>,
    args: Args,
  ) => Promise<Result<Trip, Refusal> | null>;
  readonly undo: () => Result<Trip, HistoryRefusal>;
  readonly redo: () => Result<Trip, HistoryRefusal>;
  /** Deletes an own trip, which can be restored for 30 days. False when that failed; a toast has told why. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Takes a deletion back. False when that failed; a toast has told why. */
  readonly restore: (id: string) => Promise<boolean>;
  /** Saves the edits of a trip that was deleted elsewhere as a new trip; answers its id. */
  readonly saveAsNew: (id: string) => Promise<string | null>;
  /** Removes a shared copy from the list of this device. */
  readonly forgetShared: (id: string) => Promise<void>;
  /** Removes the revisions of one trip, or of all. */
  readonly clearHistory: (id?: string) => void;
  readonly dismissConflict: (noteId: string) => void;
  readonly show: (change: RuntimeChange) => void;
}
