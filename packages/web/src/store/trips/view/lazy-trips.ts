import { refuse } from '@fahrtwind/domain';
import type { PeopleEvent } from '../../live/live-events.ts';
import { createEmitter } from '../../../ui/observable.ts';
import { createEarlyTrips } from './early-trips.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripsStore } from './trips-context.ts';
import type { FirstTrips } from './trips-state.ts';

export interface LazyTrips extends TripsStore {
  /** Loads the store although no component reads trips, because edits wait to be sent. */
  readonly wake: () => void;
}

/**
 * Stands in for the store until a component reads trips. Only then the store is loaded with all rules of planning, so
 * that no other page has to load them. A trip that came with the page is shown, and can be edited, until the store has
 * opened it.
 */
export function createLazyTrips(
  load: () => Promise<TripsStore>,
  log: (message: string, cause: unknown) => void,
  first?: FirstTrips,
): LazyTrips {
  const early = createEarlyTrips(first);
  const { changed } = early;
  const people = createEmitter<PeopleEvent>();
  let store: TripsStore | null = null;
  let loading: Promise<TripsStore> | null = null;
  let openedId: string | null = null;

  async function start(): Promise<TripsStore> {
    try {
      const started = await load();
      await early.passOn(started.actions);
      store = started;
    } catch (cause) {
      // The next call tries again.
      loading = null;
      early.show({ listStatus: 'failed' });
      throw cause;
    }
    if (first?.isNamed) openedId = first.state.currentId;
    store.subscribe(changed.emit);
    store.onPeople(people.emit);
    changed.emit();
    return store;
  }

  const loaded = (): Promise<TripsStore> => (loading ??= start());
  const later = async (): Promise<TripActions> => (await loaded()).actions;
  const wake = (): void => {
    loaded().catch((cause: unknown) => log('Trips not loaded', cause));
  };

  return {
    get: () => (store ?? early).get(),
    first: first?.state,
    subscribe(listener) {
      wake();
      return changed.subscribe(listener);
    },
    onPeople: people.subscribe,
    actions: {
      ...lateActions(() => store?.actions ?? null, later),
      async open(id) {
        const actions = await later();
        // The page asks for the trip that came with it, which is open already.
        const isOpen = id === openedId;
        openedId = null;
        return isOpen ? (store?.get().current ?? null) : actions.open(id);
      },
      run: (operation, args, kind) => (store?.actions ?? early).run(operation, args, kind),
    },
    wake,
  };
}

function lateActions(
  now: () => TripActions | null,
  later: () => Promise<TripActions>,
): Omit<TripActions, 'open' | 'run'> {
  const soon = (run: (actions: TripActions) => void): void => {
    // A failure loses nothing: before the store is loaded, there is nothing that these could change.
    later().then(run, () => undefined);
  };
  return {
    load: async () => (await later()).load(),
    loadDeleted: async () => (await later()).loadDeleted(),
    create: async (trip, options) => (await later()).create(trip, options),
    resume: async () => (await later()).resume(),
    openPublic: async (id) => (await later()).openPublic(id),
    keepShared: async (trip) => (await later()).keepShared(trip),
    read: async (id) => (await later()).read(id),
    isOnDevice: async (id) => (await later()).isOnDevice(id),
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
