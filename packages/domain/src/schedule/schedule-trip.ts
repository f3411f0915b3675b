import { estimateLeg, type LegMeasure } from '../geo/estimate-leg.ts';
import { legBetween, type RouteLeg } from '../geo/route-legs.ts';
import { ticketTimes, travelLeg } from '../geo/travel-leg.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import { lastOnRoute } from '../trip/find.ts';
import { isDriven, type RouteProfile } from '../trip/route-profile.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';
import { DEFAULT_START_MINUTES, DEFAULT_STAY_MINUTES, MINUTES_PER_DAY } from './defaults.ts';

/** The way to a stop, as the route planner measured it or as estimated. */
export interface ScheduledLeg extends LegMeasure {
  readonly fromCityId: string;
  readonly routeProfile: RouteProfile;
  readonly isEstimate: boolean;
  /** Passes and ferries that are closed then; absent where none is. */
  readonly closures?: readonly Closure[];
  /** Ferries and car trains on the way, and for a ferry the one of the table; absent where there is none. */
  readonly crossings?: readonly Crossing[];
  /** When the train or the like starts, in minutes after midnight of the stop's day; negative on the evening before. */
  readonly departureMinutes?: number;
  /** By how much one comes too late for it. */
  readonly missedMinutes?: number;
}

/** A pass or a ferry that would be the quickest way, and is closed at the time of the leg. */
export interface Closure {
  readonly name: string;
  readonly kind: 'pass' | 'ferry';
  /** False where no other way leads. */
  readonly isAvoided: boolean;
}

/** A ferry or a car train on a way, named in its direction, with the time on board. */
export interface Crossing {
  readonly name: string;
  readonly kind: 'ferry' | 'train';
  readonly minutes: number;
}

/** Arrival and departure at a stop, in minutes after midnight of its day. After the next midnight they exceed 24 hours. */
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
  readonly closures?: readonly Closure[] | undefined;
  readonly crossings?: readonly Crossing[] | undefined;
}

/** Looks up a leg. Undefined while no answer has come. */
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

/**
 * One day of a trip, `before` being the last stop on the route of the days before it. A day that says no start begins
 * early enough for its first train.
 */
export function scheduleDay(
  day: Day,
  before: Stop | undefined,
  measured: FindMeasure = () => undefined,
): DaySchedule {
  const { startMinutes = DEFAULT_START_MINUTES } = day;
  const schedule = letTimeFlow(day, { startMinutes, before, measured });
  if (day.startMinutes !== undefined) return schedule;
  const missed = schedule.stops.find(({ leg }) => leg?.missedMinutes)?.leg?.missedMinutes ?? 0;
  const earlier = Math.max(0, Math.floor(startMinutes - missed));
  return missed > 0 ? letTimeFlow(day, { startMinutes: earlier, before, measured }) : schedule;
}

interface Flow {
  readonly startMinutes: number;
  readonly before: Stop | undefined;
  readonly measured: FindMeasure;
}

function letTimeFlow(day: Day, { startMinutes, before, measured }: Flow): DaySchedule {
  const lastId = lastOnRoute(day)?.id;
  let [now, from] = [startMinutes, before];
  const stops = day.cityList.map((stop): StopTimes => {
    if (!isOnRoute(stop))
      return { stopId: stop.id, arrivalMinutes: null, departureMinutes: null, leg: null };
    const way = from && legBetween(from, stop, day.date);
    const leg = way ? withDeparture(scheduledLeg(way, measured), way, now, from === before) : null;
    from = stop;
    const arrivalMinutes = leavesAt(leg, now) + (leg?.seconds ?? 0) / 60;
    const stay = stayAt(stop, leg, stop.id === lastId);
    now = arrivalMinutes + (stay ?? 0);
    return {
      stopId: stop.id,
      arrivalMinutes,
      departureMinutes: stay === null ? null : now,
      leg,
    };
  });
  // Who arrives by a night train begins the day then.
  const first = stops.find(({ leg }) => leg !== null);
  const isByNight = (first?.leg?.departureMinutes ?? 0) < 0;
  return {
    dayId: day.id,
    date: day.date,
    startMinutes: isByNight ? Math.min(startMinutes, first?.arrivalMinutes ?? 0) : startMinutes,
    endMinutes: now,
    stops,
    ...sumsOf(stops),
  };
}

/** A train is waited for. Where it is missed, the day goes on as if there were a next one. */
function leavesAt(leg: ScheduledLeg | null, now: number): number {
  const { departureMinutes = now } = leg ?? {};
  return departureMinutes < 0 ? departureMinutes : Math.max(now, departureMinutes);
}

/**
 * When a train starts, and whether one comes too late for it. Of a journey through the night, the first leg
 * of a day started on the evening before; any other one arrives on the next day.
 */
function withDeparture(
  leg: ScheduledLeg,
  way: RouteLeg,
  now: number,
  isFirstOfDay: boolean,
): ScheduledLeg {
  const { departure, arrival } = ticketTimes(way);
  const minutes = leg.seconds / 60;
  const start = departure ?? (arrival === null ? null : arrival - minutes);
  if (start === null) return leg;
  const nights = Math.floor((start + minutes) / MINUTES_PER_DAY);
  const dayShift = isFirstOfDay ? -nights : start < 0 ? 1 : 0;
  const departureMinutes = start + dayShift * MINUTES_PER_DAY;
  const late = isFirstOfDay && departureMinutes < 0 ? 0 : now - departureMinutes;
  return { ...leg, departureMinutes, ...(late > 0 && { missedMinutes: late }) };
}

function scheduledLeg(leg: RouteLeg, measured: FindMeasure): ScheduledLeg {
  const { fromCityId, routeProfile } = leg;
  const answer = measured(leg);
  const travel = travelLeg(leg, answer ?? estimateLeg(leg.from, leg.to, routeProfile));
  return {
    fromCityId,
    routeProfile,
    meters: travel.meters,
    seconds: travel.seconds,
    isEstimate: !travel.isTimeKnown && (answer === undefined || answer.isEstimate === true),
    ...(answer?.closures?.length ? { closures: answer.closures } : {}),
    ...(answer?.crossings?.length ? { crossings: answer.crossings } : {}),
  };
}

/**
 * The minutes at a stop, null where the day ends. The place where a day begins takes no time: at the start of the
 * trip, and at the place of the evening before that is written down again.
 */
function stayAt(stop: Stop, leg: ScheduledLeg | null, isLast: boolean): number | null {
  if (stop.stayMinutes !== undefined) return stop.stayMinutes;
  if (isLast) return null;
  return (leg?.meters ?? 0) === 0 ? 0 : DEFAULT_STAY_MINUTES;
}

function sumsOf(
  stops: readonly StopTimes[],
): Pick<DaySchedule, 'meters' | 'seconds' | 'drivingSeconds' | 'isEstimate'> {
  let [meters, seconds, drivingSeconds, isEstimate] = [0, 0, 0, false];
  for (const { leg } of stops) {
    if (leg === null) continue;
    meters += leg.meters;
    seconds += leg.seconds;
    if (isDriven(leg.routeProfile)) drivingSeconds += secondsAtTheWheel(leg);
    isEstimate ||= leg.isEstimate;
  }
  return { meters, seconds, drivingSeconds, isEstimate };
}

/** Who is on a ferry does not drive. */
function secondsAtTheWheel({ seconds, crossings = [] }: ScheduledLeg): number {
  const aboard = crossings.reduce((sum, { minutes }) => sum + minutes * 60, 0);
  return Math.max(0, seconds - aboard);
}
