import type { CompanionTrip, TripSummary } from '@fahrtwind/contract';
import {
  INITIAL_RUNTIME_STATE,
  mayEdit,
  mayRedo,
  mayUndo,
  type RuntimeState,
  type Trip,
} from '@fahrtwind/domain';
import { companionList } from './companion-list.ts';
import type { Histories } from './histories.ts';
import { notesOf } from './notes.ts';
import type { SaveState } from './trips-state.ts';
import { deletedList, ownTrips, sharedList } from './trip-list.ts';
import { roleOf } from './trip-record.ts';
import type { SharedTrip } from './trips-parts.ts';
import {
  INITIAL_TRIPS_STATE,
  type CurrentStatus,
  type DeletedTrip,
  type ListStatus,
  type TripsState,
} from './trips-state.ts';
import type { Workbench } from './workbench.ts';

/** What the tab knows beside the records; `publicTrip` is the current one when it is somebody else's or a copy. */
export interface ViewFacts {
  readonly uid: string | null;
  readonly server: readonly TripSummary[];
  readonly listStatus: ListStatus;
  readonly deleted: readonly DeletedTrip[];
  readonly companionTrips: readonly CompanionTrip[];
  readonly shared: readonly SharedTrip[];
  readonly currentStatus: CurrentStatus;
  readonly publicTrip: Trip | null;
  readonly needsSignIn: boolean;
  /** How many records with edits wait here for somebody else to sign in again. */
  readonly othersUnsent: number;
  readonly runtime: RuntimeState;
}

const INITIAL_FACTS: ViewFacts = {
  uid: null,
  server: [],
  listStatus: 'loading',
  deleted: [],
  companionTrips: [],
  shared: [],
  currentStatus: 'none',
  publicTrip: null,
  needsSignIn: false,
  othersUnsent: 0,
  runtime: INITIAL_RUNTIME_STATE,
};

export interface TripsView {
  readonly get: () => TripsState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly facts: () => ViewFacts;
  readonly learn: (change: Partial<ViewFacts>) => void;
  /** Shows what the records have become. */
  readonly refresh: () => void;
}

interface ViewParts {
  readonly bench: Workbench;
  readonly histories: Histories;
  readonly saveState: () => SaveState;
}

/** The state that screens see, made of records, histories and facts. */
export function createTripsView(parts: ViewParts): TripsView {
  const listeners = new Set<() => void>();
  let facts = INITIAL_FACTS;
  let state = INITIAL_TRIPS_STATE;

  function refresh(): void {
    state = stateOf(facts, parts, state);
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    facts: () => facts,
    learn(change) {
      facts = { ...facts, ...change };
      refresh();
    },
    refresh,
  };
}

function stateOf(facts: ViewFacts, parts: ViewParts, before: TripsState): TripsState {
  const { uid, runtime, publicTrip, deleted, shared } = facts;
  const { bench } = parts;
  const { currentTripId: currentId } = runtime;
  const copies = uid === null ? [] : bench.all();
  const copy = currentId === null || publicTrip ? null : bench.get(currentId);
  const current = publicTrip ?? copy?.trip ?? null;
  const role = copy && roleOf(copy.seen);
  const isFixed = currentId === null || role === null || !mayEdit(role);
  const history = isFixed ? null : parts.histories.get(currentId);
  return {
    list: steadyList(before.list, uid === null ? [] : ownTrips(facts.server, copies)),
    listStatus: facts.listStatus,
    sharedTrips: steadyList(before.sharedTrips, sharedList(shared, uid)),
    companionTrips: steadyList(
      before.companionTrips,
      uid === null ? [] : companionList(facts.companionTrips, copies),
    ),
    deletedTrips: steadyList(before.deletedTrips, deletedList(deleted, copies)),
    unsentIds: steadyList(before.unsentIds, uid === null ? [] : bench.unsentIds()),
    currentId,
    current,
    currentStatus: facts.currentStatus,
    currentRole: role,
    isOnServer: publicTrip !== null || Boolean(copy?.seen.base),
    isDemo: runtime.isDemoTrip,
    canUndo: history !== null && copy !== null && mayUndo(history, copy.trip),
    canRedo: history !== null && copy !== null && mayRedo(history, copy.trip),
    save: parts.saveState(),
    conflicts: steadyList(
      before.conflicts,
      copies.flatMap(({ seen }) => notesOf(seen)),
    ),
    needsSignIn: facts.needsSignIn,
    runtime,
  };
}

/** The same list for as long as it holds the same things. */
function steadyList<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  const isSame = before.length === now.length && before.every((item, index) => item === now[index]);
  return isSame ? before : now;
}
