import type { MapDrawing } from '@fahrtwind/contract';
import {
  routeLegsOf,
  routeWay,
  spreadOverDays,
  type CoverPoint,
  type Trip,
} from '@fahrtwind/domain';
import type { Outlines } from '@fahrtwind/geo';
import type { LegOf } from './leg-of.ts';
import { spreadTrip, tripAlong } from './trip-along.ts';
import { drawTripMap } from './trip-maps.ts';

/** As cards show it; finer outlines would be a large answer for a small picture. */
const SIZE = { width: 320, height: 180, detail: 0.7, step: 0.9 };
/** Smaller rivers would be a web of lines. */
const SMALLEST_RIVER = 4;
const MOTORWAYS = 1;

export interface CoverQuestion {
  readonly points: readonly CoverPoint[];
  /** ISO, for the month of the drive. */
  readonly now: string;
}

interface CoverParts {
  readonly outlines: Outlines;
  readonly planLegs: (trip: Trip) => Promise<{ readonly legOf: LegOf }>;
}

/** A route on the real map, as the picture of a trip: coast, heights, waters, motorways, borders, and the legs in the colours of their days. */
export async function drawCover(
  { outlines, planLegs }: CoverParts,
  { points, now }: CoverQuestion,
): Promise<MapDrawing | null> {
  const trip = tripAlong(
    points.map((point) => ({ ...point, name: '' })),
    now,
  );
  const { legOf } = await planLegs(trip);
  const drawn = spreadTrip(trip, daysOf(points, trip, legOf));
  const drawing = await drawTripMap(outlines, drawn, (leg) => legOf(leg)?.geometry, SIZE);
  return (
    drawing && {
      ...drawing,
      shapes: drawing.shapes.filter(isInCover),
      stops: drawing.stops.map((stop) => ({ ...stop, label: null })),
    }
  );
}

function daysOf(points: CoverQuestion['points'], trip: Trip, legOf: LegOf): readonly number[] {
  const days = points.flatMap(({ day }) => day ?? []);
  if (days.length === points.length) return days;
  return spreadOverDays(routeLegsOf(trip).map((leg) => routeWay(leg, legOf(leg))));
}

function isInCover({ kind, level }: MapDrawing['shapes'][number]): boolean {
  if (kind === 'river') return level <= SMALLEST_RIVER;
  return kind === 'road' ? level === MOTORWAYS : kind !== 'crossing';
}
