import type { Clock } from '../../session/clock.ts';
import type { SaveState } from './trips-state.ts';

const SAVED_SHOWN_MS = 500;

/** What the indicator depends on. */
export interface SaveFacts {
  /** The current trip; null when none is open that can be saved. */
  readonly tripId: string | null;
  readonly isUnsent: boolean;
  /** The server cannot be reached, or the session has ended. */
  readonly isWaiting: boolean;
  readonly isRefused: boolean;
  readonly isFull: boolean;
}

export interface SaveIndicator {
  readonly get: () => SaveState;
  readonly update: (facts: SaveFacts) => void;
}

/** Shows how safe the current trip is; hides half a second after a save. */
export function createSaveIndicator(clock: Clock, onChange: () => void): SaveIndicator {
  let shown: SaveState = 'hidden';
  let lastId: string | null = null;
  let wasUnsent = false;
  let cancelHiding: (() => void) | null = null;

  function become(next: SaveState): void {
    cancelHiding?.();
    cancelHiding = null;
    shown = next;
    if (next !== 'saved') return;
    cancelHiding = clock.after(SAVED_SHOWN_MS, () => {
      cancelHiding = null;
      shown = 'hidden';
      onChange();
    });
  }

  return {
    get: () => shown,
    update(facts) {
      const isSame = facts.tripId === lastId;
      const next = nextState(facts, isSame && wasUnsent, isSame ? shown : 'hidden');
      lastId = facts.tripId;
      wasUnsent = facts.isUnsent;
      if (next !== shown) become(next);
    },
  };
}

function nextState(facts: SaveFacts, wasUnsent: boolean, shown: SaveState): SaveState {
  const { tripId, isUnsent, isWaiting, isRefused, isFull } = facts;
  if (isFull) return 'storage-full';
  if (tripId === null) return 'hidden';
  if (isUnsent) return isWaiting ? 'on-device' : 'saving';
  if (isRefused) return 'failed';
  if (wasUnsent) return 'saved';
  return shown === 'saved' ? 'saved' : 'hidden';
}
