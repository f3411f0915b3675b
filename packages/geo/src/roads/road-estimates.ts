import {
  distanceMeters,
  estimateLeg,
  isDriven,
  isOnRoads,
  METERS_PER_DEGREE,
  type Closure,
  type Crossing,
  type LegMeasure,
  type RouteProfile,
  type RouteWish,
} from '@fahrtwind/domain';
import type { Coordinates, Rows } from '../ports.ts';
import { createBarriers, type CrossesBarrier } from './barriers.ts';
import { closuresOn } from './closures.ts';
import { createFindCrossing, crossingsOn, type FindCrossing } from './crossings.ts';
import { createWaySearch, type FoundWay, type OnWay, type WayMeasure } from './find-way.ts';
import { BRIDGED_METERS, createAccess, type Access } from './gates.ts';
import type { LandMap } from './land-map.ts';
import { buildRoadGraph } from './road-graph.ts';
import type { RoadCity, RoadTable } from './road-table.ts';
import { createFindSmallRoads, type FindSmallRoads } from './small-roads.ts';
import { trimEnds } from './trim-ends.ts';
import { cutLine, wayLine } from './way-line.ts';

export interface WayEstimate {
  readonly meters: number;
  readonly seconds: number;
  /** The cities that it leads by; none along the straight line. */
  readonly via: readonly RoadCity[];
  /** The points between both ends as it is drawn. */
  readonly line: readonly Coordinates[];
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
  /** What is closed in the month of the drive and would be the quickest way otherwise. */
  readonly closures: readonly Closure[];
  /** Those on the way; of a straight line the one that leads there. */
  readonly crossings: readonly Crossing[];
}

export interface WayQuestion {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly profile: RouteProfile;
  readonly mayUseToll: boolean;
  /** What a drive shall be like. */
  readonly wishes?: readonly RouteWish[];
  /** Whether the ends are driven through rather than left or reached. */
  readonly passes?: { readonly from: boolean; readonly to: boolean };
  /** 1 to 12; everything is open where it is unknown. */
  readonly month?: number | undefined;
  /** Lines, places and crossings are left out: making them takes longer than finding the way. */
  readonly isMeasureOnly?: boolean;
}

/** How far and how long ways are by the table of roads; null where none leads. */
export interface RoadEstimates {
  way(question: WayQuestion): WayEstimate | null;
  /** From every point to every other, row by row as they are asked for; the row says from where. */
  matrix(
    points: readonly Coordinates[],
    how: Pick<WayQuestion, 'profile' | 'mayUseToll'>,
    rows?: Rows,
  ): Iterable<readonly (LegMeasure | null)[]>;
}

/** Nearer stops may be joined by small roads rather than by those of the table. */
const NEAR_METERS = 30_000;
/** Small roads are guessed, most of all in the mountains. */
const HARDLY_LONGER = 1.25;
/** By the straight line; nearly all ways that lead around nothing are shorter. */
const FAR_ROUND = 1.65;
const WORTH_IT = 1.05;
/** Outside of Europe the coast is known to 28 km only. */
const FAR_BRIDGED_METERS = 30_000;

/** A way along the table, and what is left out where nothing but its measure is asked for. */
interface TableWay {
  readonly way: WayMeasure;
  readonly course: FoundWay | null;
  readonly closures: readonly Closure[];
}

type FindByTable = (question: WayQuestion) => TableWay | null;

interface Ground {
  readonly table: RoadTable;
  readonly land: LandMap;
  readonly crosses: CrossesBarrier;
  readonly findCrossing: FindCrossing;
  readonly findSmallRoads: FindSmallRoads;
}

export function createRoadEstimates(table: RoadTable, land: LandMap): RoadEstimates {
  const crosses = createBarriers(table.barriers);
  const ground: Ground = {
    table,
    land,
    crosses,
    findCrossing: createFindCrossing(table),
    findSmallRoads: createFindSmallRoads(table, land, crosses),
  };
  const search = createWaySearch(buildRoadGraph(table));
  const accessOf = createAccess(table, land, crosses);
  const findIn = (question: WayQuestion, month: number | null): FoundWay | null => {
    const { from, to, mayUseToll, passes, wishes = [] } = question;
    const how = { month, mayUseToll };
    const start = accessOf(from, { ...how, isPassed: passes?.from ?? false });
    const end = accessOf(to, { ...how, isPassed: passes?.to ?? false });
    const query = { entries: start.gates, exits: end.gates, month };
    const mayUseFerry = !wishes.includes('avoid-ferry');
    const way = search.find({ ...query, wishes, mayUseToll, mayUseFerry });
    // Avoiding is a wish: where only a toll or a ferry leads on, it is paid.
    const free = way ?? (mayUseFerry ? null : search.find({ ...query, wishes, mayUseToll }));
    const found = free ?? (mayUseToll ? null : search.find({ ...query, wishes, mayUseToll: true }));
    return quicker(found, alongOneRoad(table, start, end));
  };
  const find: FindByTable = (question) => {
    const open = findIn(question, null);
    const closures = open ? closuresOn(open, table, question.month) : [];
    if (!open || closures.length === 0) return open && { way: open, course: open, closures };
    const around = findIn(question, question.month ?? null);
    return {
      way: around ?? open,
      course: around ?? open,
      closures: closures.map((closure) => ({ ...closure, isAvoided: around !== null })),
    };
  };
  return {
    way: (question) => estimate(question, ground, find),
    matrix: function* matrix(points, how, { start, end } = { start: 0, end: points.length }) {
      const { mayUseToll } = how;
      const stops = points.map((point) => ({
        point,
        access: accessOf(point, { mayUseToll, month: null }),
      }));
      for (const { point: from, access } of stops.slice(start, end)) {
        const reach = search.spread({ entries: access.gates, mayUseToll, month: null });
        const ways = stops.map(({ access: there }) => {
          const way = reach(there.gates);
          return way && quicker(way, alongOneRoad(table, access, there));
        });
        yield stops.map(({ point: to }, column) =>
          estimate({ ...how, from, to, isMeasureOnly: true }, ground, (question) => {
            const way = ways[column];
            return way ? { way, course: null, closures: [] } : find(question);
          }),
        );
      }
    },
  };
}

function quicker<T extends WayMeasure>(one: T | null, other: T | null): T | null {
  if (!one || !other) return one ?? other;
  return other.total.seconds < one.total.seconds ? other : one;
}

/** Two stops between the same two places of the table: no place lies on the way. */
function alongOneRoad({ ways }: RoadTable, start: Access, end: Access): FoundWay | null {
  let best: FoundWay | null = null;
  for (const here of start.junctions) {
    for (const there of end.junctions) {
      const way = ways[here.way];
      if (!way || here.way !== there.way) continue;
      const share = Math.abs(here.share - there.share);
      const total = {
        meters: here.meters + there.meters + way.meters * share,
        seconds: here.seconds + there.seconds + way.seconds * share,
      };
      const [hasToll, hasPass] = [way.toll !== 'none', way.pass !== null];
      const sailed = { meters: 0, seconds: 0 };
      const found = { start: here, end: there, cities: [], ways: [here.way] };
      best = quicker(best, { ...found, total, sailed, hasToll, hasPass });
    }
  }
  return best;
}

function estimate(question: WayQuestion, ground: Ground, find: FindByTable): WayEstimate | null {
  const { from, to, profile } = question;
  const { land } = ground;
  if (!isOnRoads(profile)) return overWater(question, ground);
  if (!land.isOnLand(from) || !land.isOnLand(to)) return null;
  const line = mayBeStraight(question, ground) ? straight(question) : null;
  if (line && !isDriven(profile)) return line;
  const found = find(question);
  const way = found && alongTable(found, ground.table, question);
  // Beside a pass there is no small road that is quicker.
  const hasPass = found?.way.hasPass ?? false;
  if (line && !hasPass) return way ? nearWay(way, line) : line;
  if (!way) return isJoined(question, land) ? straight(question) : null;
  const mayGoRound = hasPass || question.wishes?.includes('scenic');
  return isDriven(profile) && !mayGoRound ? notFarRound(way, question, ground) : way;
}

/** The table has roads of long distance. Where they lead far round, small roads may be quicker. */
function notFarRound(way: WayEstimate, question: WayQuestion, ground: Ground): WayEstimate {
  const { from, to } = question;
  if (way.meters < NEAR_METERS || isFarther(from, to, way.meters / FAR_ROUND)) return way;
  if (!isFarther(from, to, NEAR_METERS)) return way;
  const small = ground.findSmallRoads(from, to);
  // Roads are more surely there than guesses.
  if (!small || small.seconds * WORTH_IT > way.seconds) return way;
  return { ...small, via: [], hasToll: false, hasFerry: false, ...NOTHING };
}

/** Small roads that are quicker, but hardly shorter, run along a road of the table: that is drawn rather than a line. */
function nearWay(way: WayEstimate, line: WayEstimate): WayEstimate {
  if (way.seconds < line.seconds) return way;
  const runsAlong = way.meters <= line.meters * HARDLY_LONGER && !way.hasFerry;
  return runsAlong ? { ...way, seconds: line.seconds, hasToll: false } : line;
}

/** A matrix asks about thousands of pairs, nearly all of which lie far apart. */
function isFarther(from: Coordinates, to: Coordinates, meters: number): boolean {
  const north = Math.abs(to.lat - from.lat) * METERS_PER_DEGREE;
  return north > meters || distanceMeters(from, to) > meters;
}

/** Small roads lead everywhere over dry land, for a car only to near places and over no ridge. */
function mayBeStraight({ from, to, profile }: WayQuestion, { land, crosses }: Ground): boolean {
  if (isDriven(profile)) {
    if (isFarther(from, to, NEAR_METERS) || crosses(from, to)) return false;
  }
  return land.waterMeters(from, to) <= BRIDGED_METERS;
}

/** Where the table knows no way, people get along on one mass of land, and over what may have a bridge. */
function isJoined({ from, to }: WayQuestion, land: LandMap): boolean {
  const [here, there] = [land.massAt(from), land.massAt(to)];
  if (here === null || there === null) return false;
  return (here === there && here > 0) || land.waterMeters(from, to) <= FAR_BRIDGED_METERS;
}

function straight({ from, to, profile }: WayQuestion): WayEstimate {
  const measure = estimateLeg(from, to, profile);
  return { ...measure, via: [], line: [], hasToll: false, hasFerry: false, ...NOTHING };
}

const NOTHING = { closures: [], crossings: [] };

/** A straight line may be a ferry: the table knows how long it takes. */
function overWater(question: WayQuestion, { findCrossing }: Ground): WayEstimate {
  const { from, to, month } = question;
  const crossing = findCrossing(from, to, month);
  return { ...straight(question), crossings: crossing ? [crossing] : [] };
}

function alongTable(
  { way, course, closures }: TableWay,
  table: RoadTable,
  { from, to, profile, isMeasureOnly }: WayQuestion,
): WayEstimate {
  const { total, sailed } = way;
  const isByCar = isDriven(profile);
  const onLand = total.meters - sailed.meters;
  const seconds = isByCar ? total.seconds : sailed.seconds + onLand * paceOf(profile);
  const drawn = isMeasureOnly ? null : course;
  const { line, crossings } = drawn ? courseOf(drawn, table, { from, to }) : NO_COURSE;
  return {
    via: drawn?.cities.flatMap((city) => table.cities[city] ?? []) ?? [],
    line,
    crossings,
    meters: Math.round(total.meters),
    seconds: Math.round(seconds),
    hasToll: isByCar && way.hasToll,
    hasFerry: sailed.seconds > 0,
    closures,
  };
}

const NO_COURSE = { line: [], crossings: [] };

/** The line between both stops, and which of its points lie on board. */
function courseOf(
  way: FoundWay,
  table: RoadTable,
  ends: Pick<WayQuestion, 'from' | 'to'>,
): Pick<WayEstimate, 'line' | 'crossings'> {
  const { line: whole, cityAt } = lineOf(way, table);
  const aboard = crossingsOn(way, table, cityAt);
  const places = aboard.flatMap(({ points = [] }) => points);
  const { line, shift } = trimEnds(
    whole,
    ends,
    places.length > 0 ? [Math.min(...places), Math.max(...places)] : undefined,
  );
  return {
    line,
    crossings: aboard.map(({ points, ...crossing }) => ({
      ...crossing,
      // The line of the leg begins with the stop.
      ...(points && { points: [points[0] + shift + 1, points[1] + shift + 1] as const }),
    })),
  };
}

interface DrawnLine {
  readonly line: readonly Coordinates[];
  /** The place of every city in the line. */
  readonly cityAt: readonly number[];
}

const NO_LINE: DrawnLine = { line: [], cityAt: [] };

/** Along the ways as they are drawn, from where the road is met to where it is left. */
function lineOf({ start, end, cities, ways }: FoundWay, table: RoadTable): DrawnLine {
  const [first, last] = [cities[0], cities.at(-1)];
  if (first === undefined || last === undefined) {
    if (!start || !end) return NO_LINE;
    return { line: cutLine(wayLine(table, start.way), start.share, end.share), cityAt: [] };
  }
  const line = start ? partTo(start, first, table).slice(0, -1) : [];
  const cityAt: number[] = [];
  for (const [index, city] of cities.entries()) {
    const here = table.cities[city];
    cityAt.push(line.length);
    const way = index < cities.length - 1 ? table.ways[ways[index] ?? -1] : undefined;
    const bends = way?.shape ?? [];
    if (here) line.push(here, ...(way?.from === city ? bends : bends.toReversed()));
  }
  if (end) line.push(...partTo(end, last, table).toReversed().slice(1));
  return { line, cityAt };
}

/** From a point of a way to one of its ends. */
function partTo({ way, share }: OnWay, city: number, table: RoadTable): readonly Coordinates[] {
  return cutLine(wayLine(table, way), share, table.ways[way]?.from === city ? 0 : 1);
}

const ORIGIN = { lat: 0, lng: 0 };
const FAR_EAST = { lat: 0, lng: 10 };

/** Seconds for a meter on foot or by bicycle, as the straight estimate has it. */
function paceOf(profile: RouteProfile): number {
  const { meters, seconds } = estimateLeg(ORIGIN, FAR_EAST, profile);
  return seconds / meters;
}
