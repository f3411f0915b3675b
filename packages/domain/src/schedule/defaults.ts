/** When a day begins unless it says so: after breakfast. */
export const DEFAULT_START_MINUTES = 9 * 60;

/** Nights are for sleeping: no earlier does a day begin by itself for a time that is fixed. */
export const EARLIEST_START_MINUTES = 5 * 60;

/** How long a stop takes that says nothing: a walk and a coffee. */
export const DEFAULT_STAY_MINUTES = 60;

/** The usual limit for driving on one day. */
export const DEFAULT_DRIVING_LIMIT_MINUTES = 6 * 60;
