import type { MapDrawing } from '@fahrtwind/contract';
import {
  clickedPointLabel,
  isFirm,
  isValidLocation,
  legBetween,
  isOnRoads,
  isOnRoute,
  shortLabel,
  type LineOfLeg,
  type PrintLayout,
  type RouteLeg,
  type Stop,
  type Trip,
} from '@fahrtwind/domain';
import { createTurns, thinOut, type Outlines } from '@fahrtwind/geo';
import { drawMap, type LngLat, type MapContent, type Size } from './draw-map.ts';

export interface TripMaps {
  readonly trip: MapDrawing | null;
  readonly days: readonly (MapDrawing | null)[];
}

const TRIP_SIZE = { width: 495, height: 380 };
const DAY_SIZES: Readonly<Record<PrintLayout, Size>> = {
  full: { width: 495, height: 160 },
  compact: { width: 495, height: 92 },
};
/** A longer trip has no maps of its further days: they would take minutes to draw. */
const MOST_DAYS = 100;
/** Points of a leg that are drawn; its bends are kept. */
const MOST_POINTS = 400;

/** One map of a whole trip. */
export function drawTripMap(
  outlines: Outlines,
  trip: Trip,
  lineOf: LineOfLeg,
  size: Size,
): Promise<MapDrawing | null> {
  const contents = contentsOf(trip, lineOf);
  const whole: MapContent = {
    legs: contents.flatMap(({ legs }) => legs),
    stops: contents.flatMap(({ stops }) => stops),
  };
  return drawMap(outlines, whole, size);
}

interface MapOptions {
  readonly lineOf: LineOfLeg;
  readonly layout: PrintLayout;
  readonly signal: AbortSignal;
}

/** The maps of a trip on paper: one of the whole trip, one of each day. */
export async function drawTripMaps(
  outlines: Outlines,
  trip: Trip,
  { lineOf, layout, signal }: MapOptions,
): Promise<TripMaps> {
  const takeTurn = createTurns(signal);
  const contents = contentsOf(trip, lineOf);
  const days: (MapDrawing | null)[] = [];
  for (const [index, content] of contents.entries()) {
    await takeTurn();
    days.push(
      index < MOST_DAYS ? await drawMap(outlines, withStart(content), DAY_SIZES[layout]) : null,
    );
  }
  return { trip: await drawTripMap(outlines, trip, lineOf, TRIP_SIZE), days };
}

interface DayContent extends MapContent {
  /** The stop of an earlier day at which the way begins. */
  readonly start: MapContent['stops'][number] | null;
}

function withStart({ legs, stops, start }: DayContent): MapContent {
  return { legs, stops: start && legs.length > 0 ? [start, ...stops] : stops };
}

/** What the map of each day shows: its stops and the legs that lead to them. */
function contentsOf({ days }: Trip, lineOf: LineOfLeg): readonly DayContent[] {
  let [number, before]: [number, Stop | null] = [0, null];
  let last: DayContent['start'] = null;
  return days.map(({ cityList, date }, index) => {
    const legs: MapContent['legs'][number][] = [];
    const stops: MapContent['stops'][number][] = [];
    const day = index + 1;
    const start = last;
    const evening = before;
    for (const stop of cityList) {
      const { location } = stop;
      if (!isValidLocation(location)) continue;
      if (isFirm(stop)) number += 1;
      const { lng, lat } = location;
      stops.push({ day, number: isFirm(stop) ? String(number) : '', name: nameOf(stop), lng, lat });
      if (!isOnRoute(stop)) continue;
      last = stops.at(-1) ?? null;
      if (before) {
        const line = lineFor(
          legBetween(before, stop, { date, isFirstOfDay: before === evening }),
          lineOf,
        );
        legs.push({ day, line, isDirect: !isOnRoads(stop.routeProfile) });
      }
      before = stop;
    }
    return { legs, stops, start };
  });
}

function lineFor(leg: RouteLeg, lineOf: LineOfLeg): readonly LngLat[] {
  const known = lineOf(leg);
  if (!known || known.length < 2)
    return [leg.from, ...(leg.via ?? []), leg.to].map(({ lng, lat }) => [lng, lat]);
  return thinOut(known, MOST_POINTS);
}

export function nameOf({ location }: Pick<Stop, 'location'>): string {
  return shortLabel(location) || clickedPointLabel(location);
}
