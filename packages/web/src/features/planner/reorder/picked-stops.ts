export interface Picked {
  /** Whether boxes are shown to pick stops with; that can be so before the first one is picked. */
  readonly isPicking: boolean;
  readonly ids: ReadonlySet<string>;
}

const NONE: Picked = { isPicking: false, ids: new Set() };

/** The stops that are picked to do something with all of them. Outside of React: a box renders its row and no other. */
export function createPickedStops() {
  let state = NONE;
  /** From where Shift goes on. */
  let lastId: string | null = null;
  const listeners = new Set<() => void>();

  function change(next: Picked): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (ids: readonly string[] = []) => {
      lastId = ids.at(-1) ?? null;
      change({ isPicking: true, ids: new Set(ids) });
    },
    toggle: (id: string) => {
      lastId = id;
      const ids = new Set(state.ids);
      if (!ids.delete(id)) ids.add(id);
      change({ isPicking: true, ids });
    },
    /** Picks everything between the last one and this one, in the order of the trip. */
    pickUpTo: (id: string, order: readonly string[]) => {
      const ends = [order.indexOf(lastId ?? id), order.indexOf(id)].map((at) => Math.max(0, at));
      const between = order.slice(Math.min(...ends), Math.max(...ends) + 1);
      lastId = id;
      change({ isPicking: true, ids: new Set([...state.ids, ...between]) });
    },
    /** Forgets those that are gone, here or elsewhere. */
    keepOnly: (order: readonly string[]) => {
      const ids = order.filter((id) => state.ids.has(id));
      if (ids.length < state.ids.size) change({ ...state, ids: new Set(ids) });
    },
    end: () => {
      lastId = null;
      if (state !== NONE) change(NONE);
    },
  };
}

export const pickedStops = createPickedStops();
