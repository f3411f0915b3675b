import { mayEdit, mayRedo, mayUndo } from '@fahrtwind/domain';
import { createEmitter } from '../../../ui/observable.ts';
import type { Clock } from '../../session/clock.ts';
import { companionList } from '../records/companion-list.ts';
import type { TabState, TabStateStore } from '../records/tab-state.ts';
import { deletedList, ownTrips, sharedList } from '../records/trip-lists.ts';
import { roleOf } from '../records/trip-record.ts';
import type { Histories } from '../storage/histories.ts';
import type { LocalTripStore } from '../storage/local-trip-store.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import type { Sender } from '../sync/sender.ts';
import { createSaveIndicator } from './save-indicator.ts';
import { notesOf } from './trip-notes.ts';
import { INITIAL_TRIPS_STATE, type TripsState } from './trips-state.ts';

export interface TripsView {
  readonly get: () => TripsState;
  readonly subscribe: (listener: () => void) => () => void;
}

interface ViewParts {
  readonly state: TabStateStore;
  readonly cache: RecordCache;
  readonly histories: Histories;
  readonly sender: Sender;
  readonly localStore: LocalTripStore;
  readonly clock: Clock;
  /** Stores how many trips have unsent edits, where signing out reads it. */
  readonly noteUnsent: (count: number) => void;
}

/** The state that React reads. It follows everything that it is computed from. */
export function createTripsView(parts: ViewParts): TripsView {
  const { state, cache, histories, sender } = parts;
  const changed = createEmitter();
  const indicator = createSaveIndicator(parts.clock, refresh);
  let shown = INITIAL_TRIPS_STATE;

  function refresh(): void {
    const unsentIds = cache.unsentIds();
    const { isLoaded, othersUnsent } = state.get();
    // Before the records are read, the stored count is the only one that is right.
    if (isLoaded) parts.noteUnsent(unsentIds.length + othersUnsent);
    indicator.update(saveFactsOf(parts, unsentIds));
    shown = { ...stateOf(state.get(), parts, shown), save: indicator.get() };
    changed.emit();
  }

  for (const source of [state, cache.changed, histories.changed, sender.isWaiting])
    source.subscribe(refresh);
  return { get: () => shown, subscribe: changed.subscribe };
}

function saveFactsOf(
  { state, cache, sender, localStore }: ViewParts,
  unsentIds: readonly string[],
) {
  const { needsSignIn, refusedIds } = state.get();
  const id = state.currentId();
  return {
    tripId: id !== null && cache.get(id) ? id : null,
    isUnsent: id !== null && unsentIds.includes(id),
    isWaiting: sender.isWaiting.get() || needsSignIn,
    isRefused: id !== null && refusedIds.has(id),
    isFull: localStore.isFull(),
  };
}

function stateOf(
  tab: TabState,
  { cache, histories }: ViewParts,
  before: TripsState,
): Omit<TripsState, 'save'> {
  const { uid, runtime } = tab;
  const { currentTripId: currentId } = runtime;
  const copies = uid === null ? [] : cache.all();
  const copy = currentId === null ? null : cache.get(currentId);
  const role = copy && roleOf(copy.record);
  const isFixed = currentId === null || role === null || !mayEdit(role);
  const history = isFixed ? null : histories.get(currentId);
  return {
    list: steadyList(before.list, uid === null ? [] : ownTrips(tab.serverTrips, copies)),
    listStatus: tab.listStatus,
    sharedTrips: steadyList(before.sharedTrips, sharedList(tab.sharedTrips, uid)),
    companionTrips: steadyList(
      before.companionTrips,
      uid === null ? [] : companionList(tab.companionTrips, copies),
    ),
    deletedTrips: steadyList(before.deletedTrips, deletedList(tab.deletedTrips, copies)),
    unsentIds: steadyList(before.unsentIds, uid === null ? [] : cache.unsentIds()),
    currentId,
    current: copy?.trip ?? null,
    currentStatus: tab.currentStatus,
    currentRole: role,
    isOnServer: Boolean(copy?.record.base),
    isDemo: runtime.isDemoTrip,
    canUndo: history !== null && copy !== null && mayUndo(history, copy.trip),
    canRedo: history !== null && copy !== null && mayRedo(history, copy.trip),
    conflicts: steadyList(
      before.conflicts,
      copies.flatMap(({ record }) => notesOf(record)),
    ),
    needsSignIn: tab.needsSignIn,
    runtime,
  };
}

/** The same list as long as it has the same items. */
function steadyList<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  const isSame = before.length === now.length && before.every((item, index) => item === now[index]);
  return isSame ? before : now;
}
