export const SCHEDULE_TABS = ['list', 'calendar', 'overview', 'costs'] as const;

export type ScheduleTab = (typeof SCHEDULE_TABS)[number];

/** Which trip is open and how it is shown; kept while the app runs and never stored. */
export interface RuntimeState {
  /** Null when no trip is open. */
  readonly currentTripId: string | null;
  readonly scheduleTab: ScheduleTab;
  readonly isDemoTrip: boolean;
}

export const INITIAL_RUNTIME_STATE: RuntimeState = {
  currentTripId: null,
  scheduleTab: 'list',
  isDemoTrip: false,
};

/** Makes another trip the current one; the tab stays. */
export function openTrip(
  state: RuntimeState,
  currentTripId: string | null,
  isDemoTrip = false,
): RuntimeState {
  if (state.currentTripId === currentTripId && state.isDemoTrip === isDemoTrip) return state;
  return { ...state, currentTripId, isDemoTrip };
}
