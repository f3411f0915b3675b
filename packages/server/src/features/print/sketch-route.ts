import type { MapDrawing, RouteSketch } from '@fahrtwind/contract';
import {
  estimateLeg,
  isValidLocation,
  readStopList,
  routeLegsOf,
  routeWay,
  spreadOverDays,
  type ListedStop,
  type Trip,
} from '@fahrtwind/domain';
import type { Outlines } from '@fahrtwind/geo';
import { AppError } from '../../http/app-error.ts';
import type { LegOf } from './leg-of.ts';
import { keepDrawings } from './keep-drawings.ts';
import { spreadTrip, tripAlong } from './trip-along.ts';
import { drawTripMap } from './trip-maps.ts';

/** Almost square, for phones and wide screens alike; names are readable when it is 360 pixels wide. */
const SIZE = { width: 240, height: 220, detail: 2, step: 1.1 };
/** Smaller rivers would be a web of lines. */
const SMALLEST_RIVER = 6;
/** Other roads would be a web, too. */
const MOTORWAYS = 1;
const KEPT = 64;
/** After that, closures of another month and a routing service that is back may matter. */
const KEPT_MS = 10 * 60 * 1000;

interface SketchParts {
  readonly outlines: Outlines;
  /** For a page: quick, or nothing. */
  readonly planLegs: (trip: Trip) => Promise<{ readonly legOf: LegOf }>;
}

export interface SketchQuestion {
  readonly stops: readonly ListedStop[];
  /** ISO, for the month of the drive. */
  readonly now: string;
}

type Draw = (question: SketchQuestion, asker: string) => Promise<RouteSketch>;

/** Draws routes that are stored nowhere. The newest are kept, because every visitor begins with the same one. */
export function createRouteSketches(draw: Draw, now: () => number = Date.now) {
  const kept = keepDrawings<RouteSketch>({ most: KEPT, ms: KEPT_MS, now });
  return async (key: string, asker: string): Promise<RouteSketch> => {
    const stops = readStopList(key);
    // 0/0 is the location of nothing.
    if (!stops?.every(isValidLocation)) throw new AppError('invalid-argument', 'stops');
    return kept(key, () => draw({ stops, now: new Date(now()).toISOString() }, asker));
  };
}

export async function sketchRoute(
  { outlines, planLegs }: SketchParts,
  { stops, now }: SketchQuestion,
): Promise<RouteSketch> {
  const trip = tripAlong(stops, now);
  const { legOf } = await planLegs(trip);
  const ways = routeLegsOf(trip);
  const legs = ways.map((leg) => {
    const known = legOf(leg);
    const { meters, seconds } = known ?? estimateLeg(leg.from, leg.to, leg.routeProfile);
    return { meters, seconds, isEstimate: known?.isEstimate ?? true };
  });
  const days = spreadOverDays(ways.map((leg) => routeWay(leg, legOf(leg))));
  const drawn = spreadTrip(trip, days);
  const drawing = await drawTripMap(outlines, drawn, (leg) => legOf(leg)?.geometry, SIZE);
  return {
    drawing: drawing && {
      ...drawing,
      shapes: drawing.shapes.filter(isInSketch),
    },
    days: [...days],
    meters: legs.reduce((sum, { meters }) => sum + meters, 0),
    seconds: legs.reduce((sum, { seconds }) => sum + seconds, 0),
    isEstimate: legs.some(({ isEstimate }) => isEstimate),
  };
}

function isInSketch({ kind, level }: MapDrawing['shapes'][number]): boolean {
  if (kind === 'river') return level <= SMALLEST_RIVER;
  return kind === 'road' ? level === MOTORWAYS : kind !== 'crossing';
}
