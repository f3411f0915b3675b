import { createContext } from 'react';
import type { TripActions } from './trip-actions.ts';
import type { TripsState } from './trips-state.ts';

/** The trips of this tab, free of any framework. */
export interface TripsStore {
  readonly get: () => TripsState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly actions: TripActions;
}

export const TripsContext = createContext<TripsStore | null>(null);
