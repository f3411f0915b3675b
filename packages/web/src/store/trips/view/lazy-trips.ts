import { refuse } from '@fahrtwind/domain';
import type { PeopleEvent } from '../../live/live-events.ts';
import { createEmitter } from '../../../ui/observable.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripsStore } from './trips-context.ts';
import { INITIAL_TRIPS_STATE, type TripsState } from './trips-state.ts';

export interface LazyTrips extends TripsStore {
  /** Loads the store although no component reads trips, because edits wait to be sent. */
  readonly wake: () => void;
}

/**
 * Stands in for the store until a component reads trips. Only then the store is loaded with all rules of planning, so
 * that no other page has to load them.
 */
export function createLazyTrips(
  load: () => Promise<TripsStore>,
  log: (message: string, cause: unknown) => void,
): LazyTrips {
  const changed = createEmitter();
  const people = createEmitter<PeopleEvent>();
  let store: TripsStore | null = null;
  let loading: Promise<TripsStore> | null = null;
  let state: TripsState = INITIAL_TRIPS_STATE;

  async function start(): Promise<TripsStore> {
    try {
      store = await load();
    } catch (cause) {
      // The next call tries again.
      loading = null;
      state = { ...INITIAL_TRIPS_STATE, listStatus: 'failed' };
      changed.emit();
      throw cause;
    }
    store.subscribe(changed.emit);
    store.onPeople(people.emit);
    changed.emit();
    return store;
  }

  const loaded = (): Promise<TripsStore> => (loading ??= start());
  const wake = (): void => {
    loaded().catch((cause: unknown) => log('Trips not loaded', cause));
  };

  return {
    get: () => store?.get() ?? state,
    subscribe(listener) {
      wake();
      return changed.subscribe(listener);
    },
    onPeople: people.subscribe,
    actions: lateActions(
      () => store?.actions ?? null,
      async () => (await loaded()).actions,
    ),
    wake,
  };
}

function lateActions(
  now: () => TripActions | null,
  later: () => Promise<TripActions>,
): TripActions {
  const soon = (run: (actions: TripActions) => void): void => {
    // A failure loses nothing: before the store is loaded, there is nothing that these could change.
    later().then(run, () => undefined);
  };
  return {
    load: async () => (await later()).load(),
    loadDeleted: async () => (await later()).loadDeleted(),
    create: async (trip, options) => (await later()).create(trip, options),
    open: async (id) => (await later()).open(id),
    resume: async () => (await later()).resume(),
    openPublic: async (id) => (await later()).openPublic(id),
    keepShared: async (trip) => (await later()).keepShared(trip),
    read: async (id) => (await later()).read(id),
    isOnDevice: async (id) => (await later()).isOnDevice(id),
    run: (operation, args, options) => now()?.run(operation, args, options) ?? refuse('id-missing'),
    change: async (id, operation, args) => (await later()).change(id, operation, args),
    undo: () => now()?.undo() ?? refuse('nothing-to-undo'),
    redo: () => now()?.redo() ?? refuse('nothing-to-redo'),
    remove: async (id) => (await later()).remove(id),
    restore: async (id) => (await later()).restore(id),
    saveAsNew: async (id) => (await later()).saveAsNew(id),
    forgetShared: async (id) => (await later()).forgetShared(id),
    clearHistory: (id) => soon((actions) => actions.clearHistory(id)),
    dismissConflict: (noteId) => soon((actions) => actions.dismissConflict(noteId)),
    show: (change) => soon((actions) => actions.show(change)),
  };
}
