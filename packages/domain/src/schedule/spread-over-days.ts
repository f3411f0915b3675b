import { DEFAULT_DRIVING_LIMIT_MINUTES, DEFAULT_STAY_MINUTES } from './defaults.ts';
import { divideDays } from './divide-days.ts';

export interface RouteWay {
  /** At the wheel. */
  readonly drivingSeconds: number;
  /** With the time on ferries and trains. */
  readonly travelSeconds: number;
}

/**
 * On which day each stop of a route is reached, from 0, given the ways between them: as `spreadStops` spreads the stops of
 * a trip without nights, so that a route keeps its days when it becomes a trip.
 */
export function spreadOverDays(
  ways: readonly RouteWay[],
  limitMinutes: number = DEFAULT_DRIVING_LIMIT_MINUTES,
): readonly number[] {
  const stops = [
    { drivingSeconds: 0, travelSeconds: 0, nights: 0 },
    ...ways.map((way) => ({ ...way, staySeconds: DEFAULT_STAY_MINUTES * 60, nights: 0 })),
  ];
  const options = { start: 0, limitSeconds: limitMinutes * 60, lastDay: 0, maxDays: stops.length };
  // A day for each stop is always enough.
  return divideDays(stops, options) ?? stops.map((_, index) => index);
}
