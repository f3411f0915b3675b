import { refuse } from '@fahrtwind/domain';
import { createPeopleEvents } from './people-events.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripsStore } from './trips-context.ts';
import { INITIAL_TRIPS_STATE, type TripsState } from './trips-state.ts';

export interface LazyTrips extends TripsStore {
  /** Loads the store also when nobody looks at trips, because edits wait to be sent. */
  readonly wake: () => void;
}

/**
 * Stands for the trips until somebody looks at them: only then the store comes with all rules of planning, so that
 * no other page has to load them.
 */
export function createLazyTrips(
  load: () => Promise<TripsStore>,
  log: (message: string, cause: unknown) => void,
): LazyTrips {
  const listeners = new Set<() => void>();
  const people = createPeopleEvents();
  let store: TripsStore | null = null;
  let loading: Promise<TripsStore> | null = null;
  let state: TripsState = INITIAL_TRIPS_STATE;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  async function start(): Promise<TripsStore> {
    try {
      store = await load();
    } catch (cause) {
      // The next one who asks tries again.
      loading = null;
      state = { ...INITIAL_TRIPS_STATE, listStatus: 'failed' };
      tell();
      throw cause;
    }
    store.subscribe(tell);
    store.onPeople(people.tell);
    tell();
    return store;
  }

  const loaded = (): Promise<TripsStore> => (loading ??= start());
  const wake = (): void => {
    loaded().catch((cause: unknown) => log('Trips not loaded', cause));
  };

  return {
    get: () => store?.get() ?? state,
    subscribe(listener) {
      listeners.add(listener);
      wake();
      return () => listeners.delete(listener);
    },
    onPeople: people.listen,
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
    // Nothing is lost by it: before the store is there, nothing is open that it could change.
    later().then(run, () => undefined);
  };
  return {
    load: async () => (await later()).load(),
    create: async (trip, options) => (await later()).create(trip, options),
    open: async (id) => (await later()).open(id),
    resume: async () => (await later()).resume(),
    openPublic: async (id) => (await later()).openPublic(id),
    read: async (id) => (await later()).read(id),
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
