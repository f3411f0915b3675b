import { monthOf, type CalendarDate } from '../text/calendar-date.ts';
import type { LegTransport } from '../trip/leg-transport.ts';
import { viaBetween, type LegVia } from '../trip/leg-via.ts';
import type { Location } from '../trip/location.ts';
import { isDriven, type RouteProfile } from '../trip/route-profile.ts';
import type { RouteWish } from '../trip/route-wish.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { estimateWay, type LegMeasure } from './estimate-leg.ts';
import type { LegClocks } from './leg-clocks.ts';
import { travelLeg } from './travel-leg.ts';

/** The way from one stop to the next; it is named after the stop that it leads to. */
export interface RouteLeg {
  readonly cityId: string;
  readonly fromCityId: string;
  readonly from: Location;
  readonly to: Location;
  readonly routeProfile: RouteProfile;
  readonly toll: boolean;
  /** The day of the stop that it leads to. */
  readonly date: CalendarDate;
  /** In which month it is travelled, 1 to 12: passes are closed in winter. */
  readonly month: number;
  /** Whether it is the first of its day: a journey through the night began on the evening before. */
  readonly isFirstOfDay: boolean;
  readonly transport?: LegTransport;
  /** What it leads through without stopping there. */
  readonly via?: LegVia['points'];
  /** What a drive shall be like, beside its tolls. */
  readonly wishes?: readonly RouteWish[];
}

/** An edit needs the legs before and after it in several places. Data is never changed in place, so they stay right. */
const known = new WeakMap<Trip['days'], readonly RouteLeg[]>();

/** The legs of the whole trip, over all days. */
export function routeLegsOf({ days }: Pick<Trip, 'days'>): readonly RouteLeg[] {
  const legs = known.get(days) ?? legsOver(days);
  known.set(days, legs);
  return legs;
}

function legsOver(days: Trip['days']): readonly RouteLeg[] {
  const legs: RouteLeg[] = [];
  let before: Stop | undefined;
  for (const { cityList, date } of days) {
    let isFirstOfDay = true;
    for (const stop of cityList.filter(isOnRoute)) {
      if (before) legs.push(steadyLeg(before, stop, { date, isFirstOfDay }));
      before = stop;
      isFirstOfDay = false;
    }
  }
  return legs;
}

/** When a leg is travelled. */
type LegTime = Pick<RouteLeg, 'date' | 'isFirstOfDay'>;

interface KeptLeg {
  readonly before: Stop;
  readonly leg: RouteLeg;
}

const kept = new WeakMap<Stop, KeptLeg>();

/** The same leg while its stops are the same: an edit changes two legs of hundreds, and what was measured stays with the others. */
function steadyLeg(before: Stop, stop: Stop, time: LegTime): RouteLeg {
  const last = kept.get(stop);
  const { date, isFirstOfDay } = last?.leg ?? {};
  if (last?.before === before && date === time.date && isFirstOfDay === time.isFirstOfDay)
    return last.leg;
  const leg = legBetween(before, stop, time);
  kept.set(stop, { before, leg });
  return leg;
}

/** The way from one stop to the one after it, on the day of the latter. */
export function legBetween(before: Stop, stop: Stop, { date, isFirstOfDay }: LegTime): RouteLeg {
  const via = viaBetween(before.location, stop);
  return {
    cityId: stop.id,
    fromCityId: before.id,
    from: before.location,
    to: stop.location,
    routeProfile: stop.routeProfile,
    toll: stop.toll,
    date,
    month: monthOf(date),
    isFirstOfDay,
    ...(stop.transport && { transport: stop.transport }),
    ...(via && { via }),
    ...(stop.wishes && isDriven(stop.routeProfile) && { wishes: stop.wishes }),
  };
}

/** How far and how long a whole trip is, and whether that is more than an estimate. */
export type Totals = Required<Pick<Trip, 'totalDistance' | 'totalDuration' | 'totalsAreMeasured'>>;

/** Sums up the legs, each as the route planner measured it, else as estimated. */
export function totalsOf(
  legs: readonly RouteLeg[],
  measured: (leg: RouteLeg) => MeasuredWay | undefined = () => undefined,
): Totals {
  const measures = legs.map((leg) => legMeasure(leg, measured(leg)));
  return {
    totalDistance: measures.reduce((sum, { meters }) => sum + meters, 0),
    totalDuration: measures.reduce((sum, { seconds }) => sum + seconds, 0),
    totalsAreMeasured: !measures.some(({ isEstimate }) => isEstimate),
  };
}

/** What a route planner says of a leg; some planners can only estimate, too. */
interface MeasuredWay extends LegMeasure {
  readonly isEstimate?: boolean;
  readonly clocks?: LegClocks | undefined;
  readonly crossings?: readonly { readonly minutes: number }[] | undefined;
}

interface TravelledLeg extends LegMeasure {
  readonly isEstimate: boolean;
}

const travelled = new WeakMap<
  RouteLeg,
  { readonly answer: MeasuredWay | undefined; readonly measure: TravelledLeg }
>();

/** A leg as it is travelled; it is estimated where no answer has come, unless its time was set by hand. */
export function legMeasure(leg: RouteLeg, answer: MeasuredWay | undefined): TravelledLeg {
  const last = travelled.get(leg);
  if (last && last.answer === answer) return last.measure;
  const measure = measureLeg(leg, answer);
  travelled.set(leg, { answer, measure });
  return measure;
}

function measureLeg(leg: RouteLeg, answer: MeasuredWay | undefined): TravelledLeg {
  const { meters, seconds, isTimeKnown } = travelLeg(leg, answer ?? estimateWay(leg));
  const isEstimate = !isTimeKnown && (answer === undefined || answer.isEstimate === true);
  return { meters, seconds, isEstimate };
}
