import type { RouteFeature } from '../geo/route-legs.ts';
import type { Location } from './location.ts';

export const SCHEDULE_TABS = ['list', 'calendar', 'costs'] as const;

export type ScheduleTab = (typeof SCHEDULE_TABS)[number];

/** What is open right now; kept while the app runs and never stored. Ids are null when nothing is open. */
export interface RuntimeState {
  readonly currentTripId: string | null;
  readonly lastClickedLocation: Location | null;
  readonly cityId: string | null;
  readonly postId: string | null;
  readonly editedEntryId: string | null;
  /** The stop to which an entry is being added. */
  readonly entryCityId: string | null;
  /** The day for which a hotel is being set. */
  readonly hotelDayId: string | null;
  readonly scheduleTab: ScheduleTab;
  readonly cachedAnswers: Readonly<Record<string, unknown>>;
  readonly cachedUserStats: Readonly<Record<string, unknown>>;
  readonly currentTripRoutes: readonly RouteFeature[];
  readonly isDemoTrip: boolean;
  readonly hasProPass: boolean;
}

export const INITIAL_RUNTIME_STATE: RuntimeState = {
  currentTripId: null,
  lastClickedLocation: null,
  cityId: null,
  postId: null,
  editedEntryId: null,
  entryCityId: null,
  hotelDayId: null,
  scheduleTab: 'list',
  cachedAnswers: {},
  cachedUserStats: {},
  currentTripRoutes: [],
  isDemoTrip: false,
  hasProPass: false,
};

/** Makes another trip the current one, and closes what was open in the one before. */
export function openTrip(
  state: RuntimeState,
  currentTripId: string | null,
  isDemoTrip = false,
): RuntimeState {
  if (state.currentTripId === currentTripId && state.isDemoTrip === isDemoTrip) return state;
  const { scheduleTab, cachedAnswers, cachedUserStats, hasProPass } = state;
  return {
    ...INITIAL_RUNTIME_STATE,
    scheduleTab,
    cachedAnswers,
    cachedUserStats,
    hasProPass,
    currentTripId,
    isDemoTrip,
  };
}
