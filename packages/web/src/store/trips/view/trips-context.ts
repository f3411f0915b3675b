import { createContext } from 'react';
import type { PeopleListener } from '../../live/live-events.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripsState } from './trips-state.ts';

/** The trips of this tab, without React. */
export interface TripsStore {
  readonly get: () => TripsState;
  /** What the server has rendered. */
  readonly first?: TripsState | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Subscribes to events about the companions of trips. */
  readonly onPeople: (listener: PeopleListener) => () => void;
  readonly actions: TripActions;
}

export const TripsContext = createContext<TripsStore | null>(null);
