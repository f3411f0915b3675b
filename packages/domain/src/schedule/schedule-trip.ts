import { estimateLeg, type LegMeasure } from '../geo/estimate-leg.ts';
import { legBetween, type RouteLeg } from '../geo/route-legs.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import { isOnRoute, type RouteProfile, type Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';
import { DEFAULT_START_MINUTES, DEFAULT_STAY_MINUTES } from './defaults.ts';

/** The way to a stop, as the route planner measured it or as estimated. */
export interface ScheduledLeg extends LegMeasure {
  readonly fromCityId: string;
  readonly routeProfile: RouteProfile;
  readonly isEstimate: boolean;
}

/** When somebody is at a stop, in minutes after midnight of its day; past 24 hours for the small hours after it. */
export interface StopTimes {
  readonly stopId: string;
  /** Null where the route passes by. */
  readonly arrivalMinutes: number | null;
  /** Null where the route passes by, and where the day ends. */
  readonly departureMinutes: number | null;
  /** Null at the beginning of the trip and where the route passes by. */
  readonly leg: ScheduledLeg | null;
}

export interface DaySchedule {
  readonly dayId: string;
  readonly date: CalendarDate;
  readonly startMinutes: number;
  /** When the last stop is reached, or left if it has a stay. */
  readonly endMinutes: number;
  readonly stops: readonly StopTimes[];
  readonly meters: number;
  /** The time of all legs that lead to stops of this day. */
  readonly seconds: number;
  /** The time of those that are driven. */
  readonly drivingSeconds: number;
  /** Whether one of the legs is estimated. */
  readonly isEstimate: boolean;
}

/** What the route planner says of a leg; some planners can only estimate, too. */
export interface MeasuredLeg extends LegMeasure {
  readonly isEstimate?: boolean;
}

/** Looks up what is known of a leg; undefined as long as nobody has answered. */
export type FindMeasure = (leg: RouteLeg) => MeasuredLeg | undefined;

/** Lets the time flow through every day: from its start over each leg and each stay to the last stop. */
export function scheduleTrip(
  trip: Pick<Trip, 'days'>,
  measured: FindMeasure = () => undefined,
): readonly DaySchedule[] {
  let before: Stop | undefined;
  return trip.days.map((day) => {
    const schedule = scheduleDay(day, before, measured);
    before = lastOnRoute(day) ?? before;
    return schedule;
  });
}

/** The stop at which the route leaves the day; undefined for a day without a place that it leads to. */
export function lastOnRoute({ cityList }: Day): Stop | undefined {
  return cityList.findLast(isOnRoute);
}

/** One day of a trip, `before` being the last stop on the route of the days before it. */
export function scheduleDay(
  day: Day,
  before: Stop | undefined,
  measured: FindMeasure = () => undefined,
): DaySchedule {
  const startMinutes = day.startMinutes ?? DEFAULT_START_MINUTES;
  const lastId = lastOnRoute(day)?.id;
  let [now, from] = [startMinutes, before];
  const stops = day.cityList.map((stop): StopTimes => {
    if (!isOnRoute(stop))
      return { stopId: stop.id, arrivalMinutes: null, departureMinutes: null, leg: null };
    const leg = from ? scheduledLeg(legBetween(from, stop), measured) : null;
    from = stop;
    const arrivalMinutes = now + (leg?.seconds ?? 0) / 60;
    const stay = stayAt(stop, leg, stop.id === lastId);
    now = arrivalMinutes + (stay ?? 0);
    return {
      stopId: stop.id,
      arrivalMinutes,
      departureMinutes: stay === null ? null : now,
      leg,
    };
  });
  return { dayId: day.id, date: day.date, startMinutes, endMinutes: now, stops, ...sumsOf(stops) };
}

function scheduledLeg(leg: RouteLeg, measured: FindMeasure): ScheduledLeg {
  const { fromCityId, routeProfile } = leg;
  const answer = measured(leg);
  const { meters, seconds } = answer ?? estimateLeg(leg.from, leg.to, routeProfile);
  return {
    fromCityId,
    routeProfile,
    meters,
    seconds,
    isEstimate: answer === undefined || answer.isEstimate === true,
  };
}

/**
 * The minutes at a stop, null where the day ends. Nobody lingers where the day only begins: at the start of the
 * trip, and at the place of the evening before that is written down again.
 */
function stayAt(stop: Stop, leg: ScheduledLeg | null, isLast: boolean): number | null {
  if (stop.stayMinutes !== undefined) return stop.stayMinutes;
  if (isLast) return null;
  return (leg?.seconds ?? 0) === 0 ? 0 : DEFAULT_STAY_MINUTES;
}

function sumsOf(
  stops: readonly StopTimes[],
): Pick<DaySchedule, 'meters' | 'seconds' | 'drivingSeconds' | 'isEstimate'> {
  let [meters, seconds, drivingSeconds, isEstimate] = [0, 0, 0, false];
  for (const { leg } of stops) {
    if (leg === null) continue;
    meters += leg.meters;
    seconds += leg.seconds;
    if (leg.routeProfile === 'driving') drivingSeconds += leg.seconds;
    isEstimate ||= leg.isEstimate;
  }
  return { meters, seconds, drivingSeconds, isEstimate };
}
