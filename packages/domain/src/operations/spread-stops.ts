import { routeLegsOf } from '../legs/route-legs.ts';
import { ok, refuse, type Result } from '../result.ts';
import { DEFAULT_DRIVING_LIMIT_MINUTES, DEFAULT_STAY_MINUTES } from '../schedule/defaults.ts';
import { divideDays, type DayUnit } from '../schedule/divide-days.ts';
import type { FindMeasure } from '../schedule/schedule-trip.ts';
import { routeWay } from '../schedule/route-way.ts';
import type { RouteWay } from '../schedule/spread-over-days.ts';
import { findHotel } from '../trip/find.ts';
import type { Stop } from '../trip/stop.ts';
import { MAX_DAYS, type Day, type Trip } from '../trip/trip.ts';
import { arrangeStays } from './arrange-stays.ts';
import { followDays } from './follow-days.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';
import { wishesOf, type KeptNights, type StayWish } from './stay-wishes.ts';
import type { Stay } from './stays.ts';

export interface SpreadStops {
  /** How long to drive on one day; the usual limit where it is missing. */
  readonly limitMinutes?: number;
  /** On how many days, evenly; where it is missing, on as few as the limit allows. More are taken where the limit needs them. */
  readonly dayCount?: number;
  readonly keepNights?: KeptNights;
  /** What is known of the legs; the others are estimated. */
  readonly measured?: FindMeasure;
  readonly makeId: () => string;
}

/** A leg that takes longer than the limit and has a day of its own. */
export interface LongLeg {
  readonly fromStopId: string;
  readonly stopId: string;
  readonly drivingSeconds: number;
}

export interface Spread {
  /** The given trip itself where nothing changes. */
  readonly trip: Trip;
  readonly addedDays: number;
  readonly longLegs: readonly LongLeg[];
}

/**
 * Spreads the stops over days, in their order. Stops keep the nights and hotels that they have, and what is booked keeps
 * its date. Empty days at the end are used first; days are added behind the last one. Time on ferries and trains is no
 * driving.
 */
export function spreadStops(trip: Trip, options: SpreadStops): Result<Spread, Refusal> {
  const {
    limitMinutes = DEFAULT_DRIVING_LIMIT_MINUTES,
    dayCount = 1,
    keepNights = 'several',
  } = options;
  if (!(limitMinutes > 0)) return refuse('time-invalid');
  if (!Number.isInteger(dayCount) || dayCount < 1 || dayCount > MAX_DAYS)
    return refuse('too-many-days');
  const drives = drivesTo(trip, options.measured);
  const longLegs = [...drives.values()].filter((leg) => leg.drivingSeconds > limitMinutes * 60);
  const start = trip.days.findIndex(({ cityList }) => cityList.length > 0);
  if (start < 0) return ok({ trip, addedDays: 0, longLegs: [] });
  const divide = (wishes: readonly StayWish[]) =>
    divideDays(unitsOf(wishes, drives), {
      start,
      limitSeconds: limitMinutes * 60,
      lastDay: dayCount - 1,
      maxDays: MAX_DAYS,
    });
  const wishes = wishesOf(trip, keepNights, 'to-places');
  const arrivals = divide(wishes.stays);
  // A booked hotel may lie at a place that cannot be reached on its date: then it stays on its day, wherever that is.
  const modest = arrivals ? wishes : wishesOf(trip, keepNights, 'on-days');
  const days = arrivals ?? divide(modest.stays);
  if (!days) return refuse('too-many-days');
  const extended = withDays(trip, Math.max(dayCount, daysNeeded(modest.stays, days)), options);
  if (!extended.ok) return extended;
  const arranged = arrangeStays(extended.value, staysOn(modest.stays, days));
  const spread = keepHotels(arranged, modest.hotelsOnDays);
  const addedDays = spread.days.length - trip.days.length;
  const isSame = addedDays === 0 && spread.days.every((day, index) => day === trip.days[index]);
  return ok({ trip: isSame ? trip : spread, addedDays, longLegs });
}

type Drive = LongLeg & RouteWay;

/** The legs by the stops that they lead to. */
function drivesTo(trip: Trip, measured: FindMeasure = () => undefined): ReadonlyMap<string, Drive> {
  return new Map(
    routeLegsOf(trip).map((leg) => {
      const { fromCityId, cityId } = leg;
      return [cityId, { fromStopId: fromCityId, stopId: cityId, ...routeWay(leg, measured(leg)) }];
    }),
  );
}

/** What is driven on the last day of a stay counts for the day of the next one where that is the same. */
function unitsOf(
  wishes: readonly StayWish[],
  drives: ReadonlyMap<string, Drive>,
): readonly DayUnit[] {
  let carried = NO_WAY;
  return wishes.map(({ stops, nights, fixedDay }) => {
    const ofDay = (day: number): readonly (Drive | undefined)[] =>
      stops.filter(({ dayOffset }) => dayOffset === day).map(({ stop }) => drives.get(stop.id));
    const way = ofDay(0).reduce<RouteWay>(sum, carried);
    carried = nights.length === 0 ? NO_WAY : ofDay(nights.length).reduce<RouteWay>(sum, NO_WAY);
    const staySeconds =
      nights.length > 0
        ? 0
        : stops.reduce((stays, { stop }) => stays + stayOf(stop, drives.get(stop.id)), 0);
    return {
      ...way,
      staySeconds,
      nights: nights.length,
      ...(fixedDay !== undefined && { fixedDay }),
    };
  });
}

/** As the schedule lets the time flow: the place where the trip begins takes none. */
function stayOf(stop: Stop, drive: Drive | undefined): number {
  const usual = drive && drive.travelSeconds > 0 ? DEFAULT_STAY_MINUTES : 0;
  return (stop.stayMinutes ?? usual) * 60;
}

const NO_WAY: RouteWay = { drivingSeconds: 0, travelSeconds: 0 };

function sum(way: RouteWay, more: RouteWay | undefined): RouteWay {
  return {
    drivingSeconds: way.drivingSeconds + (more?.drivingSeconds ?? 0),
    travelSeconds: way.travelSeconds + (more?.travelSeconds ?? 0),
  };
}

function daysNeeded(wishes: readonly StayWish[], arrivals: readonly number[]): number {
  const last = wishes.at(-1);
  const offsets = last?.stops.map(({ dayOffset }) => dayOffset + 1) ?? [];
  return (arrivals.at(-1) ?? 0) + Math.max(1, last?.nights.length ?? 0, ...offsets);
}

function withDays(
  trip: Trip,
  count: number,
  { makeId }: Pick<SpreadStops, 'makeId'>,
): Result<Trip, Refusal> {
  const [first] = trip.days;
  if (!first || count <= trip.days.length) return ok(trip);
  const added = Array.from({ length: count - trip.days.length }, (): Day => ({
    id: makeId(),
    date: first.date,
    hotelId: null,
    cityList: [],
  }));
  return settleDays(trip, [...trip.days, ...added], first.date);
}

/** The stays with as many nights as there are days until the next one. */
function staysOn(wishes: readonly StayWish[], arrivals: readonly number[]): readonly Stay[] {
  return wishes.map((wish, index) => {
    const [day, next] = [arrivals[index] ?? 0, arrivals[index + 1]];
    if (next === undefined) return wish;
    const nights = Array.from({ length: next - day }, (_, night) => wish.nights[night] ?? null);
    return { ...wish, nights };
  });
}

/** Hotels that stay on their days; a booked one also where the stops have brought another one there. */
function keepHotels(trip: Trip, hotels: ReadonlyMap<number, string>): Trip {
  if (hotels.size === 0) return trip;
  const isBooked = (id: string): boolean => findHotel(trip, id)?.booked === true;
  const days = trip.days.map((day, index) => {
    const hotelId = hotels.get(index);
    if (hotelId === undefined || hotelId === day.hotelId) return day;
    const isFree = day.hotelId === null || (isBooked(hotelId) && !isBooked(day.hotelId));
    return isFree ? { ...day, hotelId } : day;
  });
  return followDays(trip, days);
}
