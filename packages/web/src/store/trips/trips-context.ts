import { createContext } from 'react';
import type { PeopleListener } from './people-events.ts';
import type { TripActions } from './trip-actions.ts';
import type { TripsState } from './trips-state.ts';

/** The trips of this tab, free of any framework. */
export interface TripsStore {
  readonly get: () => TripsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the server tells about the people of trips, for as long as one listens. */
  readonly onPeople: (listener: PeopleListener) => () => void;
  readonly actions: TripActions;
}

export const TripsContext = createContext<TripsStore | null>(null);
