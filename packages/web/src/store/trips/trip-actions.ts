import type { HistoryRefusal, Refusal, Result, RuntimeState, Trip } from '@fahrtwind/domain';

/** An operation of the domain: `addStop`, `renameTrip` … */
export type Operation<Args> = (trip: Trip, args: Args) => Result<Trip, Refusal>;

export interface RunOptions {
  /** A revision of its own, also within a second of the last one. */
  readonly isForced?: boolean;
  /** In the middle of a drag, of which no revision is made. */
  readonly isDragging?: boolean;
  /** Nobody's edit but something derived, such as totals: no revision, and what was undone can still be redone. */
  readonly isDerived?: boolean;
}

/** What can still be opened or shown; which trip is current is decided by opening one. */
export type RuntimeChange = Partial<Omit<RuntimeState, 'currentTripId' | 'isDemoTrip'>>;

/** What can be done with trips; the same functions at every render. */
export interface TripActions {
  /** Loads the lists again; what is on this device is shown until then, and when it fails. */
  readonly load: () => Promise<void>;
  /**
   * Adds a trip to the own ones and makes it current; it shows at once and is sent as soon as possible. False when it
   * was not added, because nobody is signed in to whom it could belong.
   */
  readonly create: (trip: Trip, options?: { readonly isDemo?: boolean }) => Promise<boolean>;
  /** Makes an own trip the current one, from this device at once, then from the server; null when there is none. */
  readonly open: (id: string) => Promise<Trip | null>;
  /** Opens the trip that was open last on this device, else the one opened last anywhere; null when there is none. */
  readonly resume: () => Promise<Trip | null>;
  /** Makes a published trip or a shared copy the current one; null and no current trip when it is missing. */
  readonly openPublic: (id: string) => Promise<Trip | null>;
  /** Any trip that one may see, to take something from it without opening it; null when it cannot be had. */
  readonly read: (id: string) => Promise<Trip | null>;
  /** Changes the current trip at once, and saves it; `id-missing` when none is open. */
  readonly run: <Args>(
    operation: Operation<Args>,
    args: Args,
    options?: RunOptions,
  ) => Result<Trip, Refusal>;
  /** Changes any own trip without opening it; null when it can be had neither here nor from the server. */
  readonly change: <Args>(
    id: string,
    operation: Operation<Args>,
    args: Args,
  ) => Promise<Result<Trip, Refusal> | null>;
  readonly undo: () => Result<Trip, HistoryRefusal>;
  readonly redo: () => Result<Trip, HistoryRefusal>;
  /** Deletes an own trip, which can be restored for 30 days; false when it cannot be had, and the person was told. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Takes a deletion back; false when that did not work, and the person was told. */
  readonly restore: (id: string) => Promise<boolean>;
  /** Keeps the edits of a trip that was deleted elsewhere as a new trip, and answers its id. */
  readonly saveAsNew: (id: string) => Promise<string | null>;
  /** Takes a shared copy off the list of this device. */
  readonly forgetShared: (id: string) => Promise<void>;
  /** Forgets the revisions of one trip, or of all. */
  readonly clearHistory: (id?: string) => void;
  readonly dismissConflict: (noteId: string) => void;
  readonly show: (change: RuntimeChange) => void;
}
