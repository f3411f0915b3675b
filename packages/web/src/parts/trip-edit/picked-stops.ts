import { createEmitter } from '../../ui/observable.ts';

export interface Picked {
  /** Whether checkboxes are shown, which can be before the first stop is picked. */
  readonly isPicking: boolean;
  readonly ids: ReadonlySet<string>;
}

const NONE: Picked = { isPicking: false, ids: new Set() };

/** The stops picked for a common action. Kept outside React, so that a checkbox renders only its own row. */
export function createPickedStops() {
  let state = NONE;
  /** Where a range selected with Shift begins. */
  let lastId: string | null = null;
  const changed = createEmitter();

  function change(next: Picked): void {
    state = next;
    changed.emit();
  }

  return {
    get: () => state,
    subscribe: changed.subscribe,
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
    /** Picks everything between the last picked stop and this one, in trip order. */
    pickUpTo: (id: string, order: readonly string[]) => {
      const ends = [order.indexOf(lastId ?? id), order.indexOf(id)].map((at) => Math.max(0, at));
      const between = order.slice(Math.min(...ends), Math.max(...ends) + 1);
      lastId = id;
      change({ isPicking: true, ids: new Set([...state.ids, ...between]) });
    },
    /** Drops stops that were deleted, here or on another device. */
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
