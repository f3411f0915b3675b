import type { CompanionTrip, TripSummary } from '@fahrtwind/contract';
import {
  INITIAL_RUNTIME_STATE,
  type Conflict,
  type RuntimeState,
  type Trip,
  type TripRole,
} from '@fahrtwind/domain';
import type { CurrentStatus, ListStatus } from '../records/tab-state.ts';
import type { DeletedTrip } from '../records/trip-lists.ts';

/**
 * What the save indicator shows for the current trip. `on-device`: stored here and sent later. `storage-full`: the
 * device stores nothing any more, so only what reaches the server is safe.
 */
export type SaveState = 'hidden' | 'saving' | 'saved' | 'on-device' | 'failed' | 'storage-full';

/** The result of a merge that the user should see; it stays until it is dismissed. */
export type TripNote = EditNote | DeletedNote;

/** An edit that lost against a later one; `takeBack` of the domain decides it the other way. */
export interface EditNote {
  readonly kind: 'edit';
  readonly id: string;
  readonly tripId: string;
  readonly tripTitle: string;
  readonly conflict: Conflict;
}

/** The trip was deleted elsewhere while this device has unsent edits: `restore`, `saveAsNew`, or dismiss to drop them. */
export interface DeletedNote {
  readonly kind: 'deleted';
  readonly id: string;
  readonly tripId: string;
  readonly tripTitle: string;
  /** The owner is someone else, who ended the invitation or deleted the trip: it cannot be restored. */
  readonly isOthers: boolean;
}

export interface TripsState {
  /** Own trips, last opened first, including those that the server does not have yet; no copies. */
  readonly list: readonly TripSummary[];
  readonly listStatus: ListStatus;
  /** Shared copies that were opened on this device, last opened first. */
  readonly sharedTrips: readonly TripSummary[];
  /** Trips that the user was invited to, last opened first. */
  readonly companionTrips: readonly CompanionTrip[];
  /** Own trips that can still be restored, last deleted first. */
  readonly deletedTrips: readonly DeletedTrip[];
  /** Own trips with edits that the server does not have yet. */
  readonly unsentIds: readonly string[];
  readonly currentId: string | null;
  readonly current: Trip | null;
  readonly currentStatus: CurrentStatus;
  /** The user's role in the current trip; null when none is open. */
  readonly currentRole: TripRole | null;
  /** Whether the server has the current trip, perhaps without the last edits. */
  readonly isOnServer: boolean;
  readonly isDemo: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly save: SaveState;
  readonly conflicts: readonly TripNote[];
  /** Edits wait on this device because the session has ended. They are sent after signing in again. */
  readonly needsSignIn: boolean;
  /** What is open right now; change it with `show`. */
  readonly runtime: RuntimeState;
}

/** The trip that came with the page, which is shown until the store has started. */
export interface FirstTrips {
  readonly state: TripsState;
  /** Whether the address names it. Otherwise the trip that was last open on this device comes first. */
  readonly isNamed: boolean;
}

export const INITIAL_TRIPS_STATE: TripsState = {
  list: [],
  listStatus: 'loading',
  sharedTrips: [],
  companionTrips: [],
  deletedTrips: [],
  unsentIds: [],
  currentId: null,
  current: null,
  currentStatus: 'none',
  currentRole: null,
  isOnServer: false,
  isDemo: false,
  canUndo: false,
  canRedo: false,
  save: 'hidden',
  conflicts: [],
  needsSignIn: false,
  runtime: INITIAL_RUNTIME_STATE,
};
