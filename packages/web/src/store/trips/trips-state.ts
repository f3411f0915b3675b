import type { CompanionTrip, TripSummary } from '@fahrtwind/contract';
import {
  INITIAL_RUNTIME_STATE,
  type Conflict,
  type RuntimeState,
  type Trip,
  type TripRole,
} from '@fahrtwind/domain';

/**
 * What the save indicator says of the current trip. `on-device`: kept here and sent later. `storage-full`: the device
 * keeps nothing any more, so that only what reaches the server is safe.
 */
export type SaveState = 'hidden' | 'saving' | 'saved' | 'on-device' | 'failed' | 'storage-full';

export type ListStatus = 'loading' | 'ready' | 'failed';

/** `missing`: there is no such trip. `failed`: it is not on this device, and the server cannot be reached. */
export type CurrentStatus = 'none' | 'loading' | 'ready' | 'missing' | 'failed';

export interface DeletedTrip extends TripSummary {
  readonly deletedAt: string;
  readonly restorableUntil: string;
}

/** Something of a meeting with other devices that a person should see; it stays until it is dismissed. */
export type TripNote = EditNote | DeletedNote;

/** An edit that had to give way; `takeBack` of the domain decides it the other way. */
export interface EditNote {
  readonly kind: 'edit';
  readonly id: string;
  readonly tripId: string;
  readonly tripTitle: string;
  readonly conflict: Conflict;
}

/** The trip was deleted elsewhere while this device has edits of it: `restore`, `saveAsNew`, or dismiss to drop them. */
export interface DeletedNote {
  readonly kind: 'deleted';
  readonly id: string;
  readonly tripId: string;
  readonly tripTitle: string;
  /** Of somebody else, who ended the invitation or deleted the trip: there is nothing to restore. */
  readonly isOthers: boolean;
}

export interface TripsState {
  /** Own trips, last opened first, those that the server does not have yet among them; no copies. */
  readonly list: readonly TripSummary[];
  readonly listStatus: ListStatus;
  /** Shared copies that were opened on this device, last opened first. */
  readonly sharedTrips: readonly TripSummary[];
  /** Trips of others to which one was invited, last opened first. */
  readonly companionTrips: readonly CompanionTrip[];
  /** Own trips that can still be restored, last deleted first. */
  readonly deletedTrips: readonly DeletedTrip[];
  /** Own trips with edits that the server does not have yet. */
  readonly unsentIds: readonly string[];
  readonly currentId: string | null;
  readonly current: Trip | null;
  readonly currentStatus: CurrentStatus;
  /** What one may do with the current trip; null for public trips and copies, of which nothing can be changed. */
  readonly currentRole: TripRole | null;
  /** Whether the server has the current trip, be it without the last edits. */
  readonly isOnServer: boolean;
  readonly isDemo: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly save: SaveState;
  readonly conflicts: readonly TripNote[];
  /** Edits wait on this device because the session has ended; they are sent after signing in again. */
  readonly needsSignIn: boolean;
  /** What is open right now; change it with `show`. */
  readonly runtime: RuntimeState;
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
