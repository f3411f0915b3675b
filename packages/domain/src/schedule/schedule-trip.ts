import type { LegMeasure } from '../legs/estimate-leg.ts';
import type { LegClocks } from '../legs/leg-clocks.ts';
import { legBetween, legMeasure, type RouteLeg } from '../legs/route-legs.ts';
import { ticketTimes } from '../legs/travel-leg.ts';
import { daysBetween, type CalendarDate } from '../text/calendar-date.ts';
import { lastOnRoute } from '../trip/find.ts';
import { isDriven, type RouteProfile } from '../trip/route-profile.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';
import { MINUTES_PER_DAY } from '../text/clock.ts';
import { DEFAULT_START_MINUTES, DEFAULT_STAY_MINUTES, EARLIEST_START_MINUTES } from './defaults.ts';

/** The way to a stop, as the route planner measured it or as estimated. */
export interface ScheduledLeg extends LegMeasure {
  readonly fromCityId: string;
  readonly routeProfile: RouteProfile;
  readonly isEstimate: boolean;
  /** Passes and ferries that are closed then; absent where none is. */
  readonly closures?: readonly Closure[];
  /** Ferries and car trains on the way, and for a ferry the one of the table; absent where there is none. */
  readonly crossings?: readonly Crossing[];
  /** What it leads through; absent where that is nothing. */
  readonly via?: RouteLeg['via'];
  /** When the train or the like starts, in minutes after midnight of the stop's day; negative on the evening before. */
  readonly departureMinutes?: number;
  /** When it arrives by its ticket, by the clock there; the time on the way is another one if the clocks differ. */
  readonly ticketArrivalMinutes?: number;
  /** By how much the clock at the end is ahead of the one at the start; absent where they agree. */
  readonly clockShiftMinutes?: number;
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
  /** Its first and last point in the line of the leg, where the line is known. */
  readonly points?: readonly [first: number, last: number] | undefined;
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
  /** How long one waits for the time from which on one wants to be there; missing where one does not. */
  readonly waitingMinutes?: number;
  /** By how much one comes later than at the time for which the stop is fixed. */
  readonly lateMinutes?: number;
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
  /** The clocks at both ends; absent where they agree, and where they are not known. */
  readonly clocks?: LegClocks | undefined;
}

/** Looks up a leg. Undefined while no answer has come. */
export type FindMeasure = (leg: RouteLeg) => MeasuredLeg | undefined;

/** Lets the time flow through every day: from its start over each leg and each stay to the last stop. */
export function scheduleTrip(
  trip: Pick<Trip, 'days'>,
  measured: FindMeasure = () => undefined,
): readonly DaySchedule[] {
  return scheduleDays(trip.days, (day, before) => scheduleDay(day, before, measured));
}

/** Where a day ended on the route, and when: the next one goes on from there. */
export interface Evening {
  readonly stop: Stop;
  readonly date: CalendarDate;
  readonly endMinutes: number;
}

/** The days one after the other, each with the last one before it that was on the route. */
export function scheduleDays(
  days: readonly Day[],
  schedule: (day: Day, before: Evening | undefined) => DaySchedule,
): readonly DaySchedule[] {
  let before: Evening | undefined;
  return days.map((day) => {
    const own = schedule(day, before);
    const stop = lastOnRoute(day);
    if (stop) before = { stop, date: day.date, endMinutes: own.endMinutes };
    return own;
  });
}

/** One day of a trip. A day that says no start begins early enough for its trains and its fixed times, if that helps. */
export function scheduleDay(
  day: Day,
  before: Evening | undefined,
  measured: FindMeasure = () => undefined,
): DaySchedule {
  const { startMinutes = DEFAULT_START_MINUTES } = day;
  let schedule = letTimeFlow(day, { startMinutes, before, measured });
  if (day.startMinutes !== undefined || isByNight(schedule.stops)) return schedule;
  let start = startMinutes;
  // Each round mends the first of the times that are not met, so there are no more rounds than stops.
  for (const _ of day.cityList) {
    const short = schedule.stops.find((stop) => shortfallOf(stop) > 0);
    if (!short) break;
    const earliest = short.leg?.missedMinutes ? 0 : EARLIEST_START_MINUTES;
    start = Math.max(earliest, Math.floor(start - shortfallOf(short)));
    const earlier = letTimeFlow(day, { startMinutes: start, before, measured });
    // Waiting on the way means that leaving earlier gains nothing.
    if (shortfallSum(earlier) >= shortfallSum(schedule)) break;
    schedule = earlier;
  }
  return schedule;
}

/** By how much a train is missed or a fixed time is not met. */
function shortfallOf({ leg, lateMinutes = 0 }: StopTimes): number {
  return Math.max(leg?.missedMinutes ?? 0, lateMinutes);
}

function shortfallSum({ stops }: DaySchedule): number {
  return stops.reduce((sum, stop) => sum + shortfallOf(stop), 0);
}

interface Flow {
  readonly startMinutes: number;
  readonly before: Evening | undefined;
  readonly measured: FindMeasure;
}

function letTimeFlow(day: Day, { startMinutes, before, measured }: Flow): DaySchedule {
  const lastId = lastOnRoute(day)?.id;
  let [now, from] = [startMinutes, before?.stop];
  const stops = day.cityList.map((stop): StopTimes => {
    if (!isOnRoute(stop))
      return { stopId: stop.id, arrivalMinutes: null, departureMinutes: null, leg: null };
    const evening = from === before?.stop ? before : undefined;
    const time = { date: day.date, isFirstOfDay: evening !== undefined };
    const way = from && legBetween(from, stop, time);
    const moments = { now, lastEnd: evening && endSeenFrom(day.date, evening) };
    const leg = way ? scheduledLeg(way, measured(way), moments) : null;
    from = stop;
    const arrivalMinutes = arrivesAt(leg, now);
    const stay = stayAt(stop, leg, stop.id === lastId);
    const { pins, begin } = pinnedAt(stop, arrivalMinutes);
    now = begin + (stay ?? 0);
    return {
      stopId: stop.id,
      arrivalMinutes,
      departureMinutes: stay === null ? null : now,
      leg,
      ...pins,
    };
  });
  // After a night train the day begins with its arrival.
  const morning = isByNight(stops) ? (firstReached(stops)?.arrivalMinutes ?? 0) : startMinutes;
  return {
    dayId: day.id,
    date: day.date,
    startMinutes: Math.min(startMinutes, morning),
    endMinutes: now,
    stops,
    ...sumsOf(stops),
  };
}

/** When the stay at a stop begins, and how long one waits for it or how late one is. */
function pinnedAt({ arriveAtMinutes, notBeforeMinutes = 0 }: Stop, arrival: number) {
  const begin = Math.max(arrival, arriveAtMinutes ?? 0, notBeforeMinutes);
  const late = arriveAtMinutes === undefined ? 0 : Math.ceil(arrival - arriveAtMinutes);
  const pins = {
    ...(begin > arrival && { waitingMinutes: begin - arrival }),
    ...(late > 0 && { lateMinutes: late }),
  };
  return { begin, pins };
}

function firstReached(stops: readonly StopTimes[]): StopTimes | undefined {
  return stops.find(({ leg }) => leg !== null);
}

function isByNight(stops: readonly StopTimes[]): boolean {
  return (firstReached(stops)?.leg?.departureMinutes ?? 0) < 0;
}

/** In minutes after midnight of a later day. */
function endSeenFrom(day: CalendarDate, { date, endMinutes }: Evening): number {
  return endMinutes - daysBetween(date, day) * MINUTES_PER_DAY;
}

/** A train is waited for. Where it is missed, the day goes on as if there were a next one. */
function arrivesAt(leg: ScheduledLeg | null, now: number): number {
  if (leg === null) return now;
  const { departureMinutes = now, missedMinutes = 0, clockShiftMinutes = 0 } = leg;
  const { ticketArrivalMinutes = departureMinutes + leg.seconds / 60 + clockShiftMinutes } = leg;
  return ticketArrivalMinutes + missedMinutes;
}

interface Moments {
  /** When one is ready to leave. */
  readonly now: number;
  /** When the day before ended; only for the first leg of a day. */
  readonly lastEnd: number | undefined;
}

/** What its ticket says of a leg, each in minutes after midnight of the stop's day. */
type TicketTimes = Pick<
  ScheduledLeg,
  'departureMinutes' | 'ticketArrivalMinutes' | 'missedMinutes'
>;

/**
 * When a train starts and arrives, and whether one comes too late for it. Of a journey through the night, the first leg
 * of a day started on the evening before; any other one arrives on the next day.
 */
function ticketTimesOf(
  way: RouteLeg,
  arrivalAfter: LegClocks['arrivalAfter'],
  { minutes, now, lastEnd }: Moments & { readonly minutes: number },
): TicketTimes {
  const { departure, arrival } = ticketTimes(way);
  // Coming, the clocks differ by as much as going.
  const start =
    departure ?? (arrival === null ? null : 2 * arrival - arrivalAfter(arrival, minutes));
  if (start === null) return {};
  const there = arrivalAfter(start, minutes);
  const end = arrival === null ? there : onDayOfArrival(arrival, { start, minutes, there });
  const isFirstOfDay = lastEnd !== undefined;
  const dayShift = -Math.floor((isFirstOfDay ? end : Math.min(0, start)) / MINUTES_PER_DAY);
  const departureMinutes = start + dayShift * MINUTES_PER_DAY;
  const ready = isFirstOfDay && departureMinutes < 0 ? lastEnd : now;
  return {
    departureMinutes,
    ...(arrival !== null && { ticketArrivalMinutes: end + dayShift * MINUTES_PER_DAY }),
    ...(ready > departureMinutes && { missedMinutes: ready - departureMinutes }),
  };
}

interface Way {
  readonly start: number;
  readonly minutes: number;
  /** When one would be there by what the way takes. */
  readonly there: number;
}

/** The time of arrival on the day on which it is nearest to that, and before the start only as far as the clock goes back. */
function onDayOfArrival(arrival: number, { start, minutes, there }: Way): number {
  const end = arrival + Math.round((there - arrival) / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  const earliest = start + Math.min(0, there - start - minutes);
  return end < earliest ? end + MINUTES_PER_DAY : end;
}

function scheduledLeg(
  leg: RouteLeg,
  answer: MeasuredLeg | undefined,
  moments: Moments,
): ScheduledLeg {
  const { fromCityId, routeProfile, via } = leg;
  const measure = legMeasure(leg, answer);
  const minutes = measure.seconds / 60;
  const { arrivalAfter = sameClock } = answer?.clocks ?? {};
  const times = ticketTimesOf(leg, arrivalAfter, { ...moments, minutes });
  const { departureMinutes = moments.now } = times;
  const clockShiftMinutes = arrivalAfter(departureMinutes, minutes) - departureMinutes - minutes;
  return {
    fromCityId,
    routeProfile,
    ...measure,
    ...times,
    ...(Math.abs(clockShiftMinutes) >= 1 && { clockShiftMinutes: Math.round(clockShiftMinutes) }),
    ...(via && { via }),
    ...(answer?.closures?.length ? { closures: answer.closures } : {}),
    ...(answer?.crossings?.length ? { crossings: answer.crossings } : {}),
  };
}

function sameClock(departure: number, minutes: number): number {
  return departure + minutes;
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
    drivingSeconds += secondsAtTheWheel(leg);
    isEstimate ||= leg.isEstimate;
  }
  return { meters, seconds, drivingSeconds, isEstimate };
}

/** Time on a ferry or as a passenger is no time at the wheel. */
export function secondsAtTheWheel({
  routeProfile,
  seconds,
  crossings = [],
}: Pick<ScheduledLeg, 'routeProfile' | 'seconds' | 'crossings'>): number {
  if (!isDriven(routeProfile)) return 0;
  const aboard = crossings.reduce((sum, { minutes }) => sum + minutes * 60, 0);
  return Math.max(0, seconds - aboard);
}
