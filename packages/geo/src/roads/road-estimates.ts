import { distanceMeters, estimateLeg, type LegMeasure, type RouteProfile } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import { indexCities } from './city-index.ts';
import { createWaySearch, type FoundWay, type Gate } from './find-way.ts';
import type { LandMap } from './land-map.ts';
import { buildRoadGraph } from './road-graph.ts';
import type { RoadCity, RoadTable } from './road-table.ts';

export interface WayEstimate {
  readonly meters: number;
  readonly seconds: number;
  /** The cities that it leads by; none along the straight line. */
  readonly via: readonly RoadCity[];
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
}

export interface WayQuestion {
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly profile: RouteProfile;
  readonly mayUseToll: boolean;
}

/** How far and how long ways are by the table of roads; null where none leads. */
export interface RoadEstimates {
  way(question: WayQuestion): WayEstimate | null;
  /** From every point to every other, the row says from where. */
  matrix(
    points: readonly Coordinates[],
    how: Pick<WayQuestion, 'profile' | 'mayUseToll'>,
  ): readonly (readonly (LegMeasure | null)[])[];
}

/** A stop has several ways into the net: the nearest city may lie behind it. */
const GATES = 6;
/** From the stop to the next city it goes by small roads. */
const SMALL_ROADS = { detour: 1.3, metersPerSecond: 50 / 3.6 };
/** Nearer stops may be joined by a small road rather than by the long-distance ones. */
const NEAR_METERS = 60_000;
/** Rivers, harbours and straits with a bridge are narrower than this; most ferries sail farther. */
const BRIDGED_METERS = 6000;
/** Outside of Europe the coast is known to 28 km only. */
const FAR_BRIDGED_METERS = 30_000;

type FindByTable = (question: WayQuestion) => FoundWay | null;

export function createRoadEstimates(table: RoadTable, land: LandMap): RoadEstimates {
  const search = createWaySearch(buildRoadGraph(table));
  const gatesOf = createGates(table, land);
  const find: FindByTable = ({ from, to, mayUseToll }) => {
    const [entries, exits] = [gatesOf(from), gatesOf(to)];
    const way = search.find({ entries, exits, to, mayUseToll });
    // Avoiding tolls is a wish: where only a toll leads on, it is paid.
    return way ?? (mayUseToll ? null : search.find({ entries, exits, to, mayUseToll: true }));
  };
  return {
    way: (question) => estimate(question, table, land, find),
    matrix: (points, how) => {
      const gates = points.map((point) => ({ point, gates: gatesOf(point) }));
      return gates.map(({ point: from, gates: entries }) => {
        const reach = search.spread({ entries, mayUseToll: how.mayUseToll });
        const ways = gates.map((there) => reach(there.gates));
        return gates.map(({ point: to }, column) =>
          estimate(
            { ...how, from, to },
            table,
            land,
            (q) => ways[column] ?? (how.mayUseToll ? null : find(q)),
          ),
        );
      });
    },
  };
}

function createGates(table: RoadTable, land: LandMap): (point: Coordinates) => readonly Gate[] {
  const findCities = indexCities(table.cities);
  return (point) =>
    findCities(point, GATES).flatMap(({ city, meters }) => {
      const there = table.cities[city];
      if (!there || land.waterMeters(point, there) > BRIDGED_METERS) return [];
      const length = meters * SMALL_ROADS.detour;
      return [{ city, meters: length, seconds: length / SMALL_ROADS.metersPerSecond }];
    });
}

function estimate(
  question: WayQuestion,
  table: RoadTable,
  land: LandMap,
  find: FindByTable,
): WayEstimate | null {
  const { from, to, profile } = question;
  if (profile === 'direct') return straight(question);
  if (!land.isOnLand(from) || !land.isOnLand(to)) return null;
  const mayBeStraight = profile !== 'driving' || distanceMeters(from, to) <= NEAR_METERS;
  const isDry = mayBeStraight && land.waterMeters(from, to) <= BRIDGED_METERS;
  const line = isDry ? straight(question) : null;
  if (line && profile !== 'driving') return line;
  const found = find(question);
  const way = found && alongTable(found, table, profile);
  if (line) return way && way.seconds < line.seconds ? way : line;
  return way ?? (isJoined(question, land) ? straight(question) : null);
}

/** Where the table knows no way, people get along on one mass of land, and over what may have a bridge. */
function isJoined({ from, to }: WayQuestion, land: LandMap): boolean {
  const [here, there] = [land.massAt(from), land.massAt(to)];
  if (here === null || there === null) return false;
  return (here === there && here > 0) || land.waterMeters(from, to) <= FAR_BRIDGED_METERS;
}

function straight({ from, to, profile }: WayQuestion): WayEstimate {
  return { ...estimateLeg(from, to, profile), via: [], hasToll: false, hasFerry: false };
}

function alongTable(way: FoundWay, { cities }: RoadTable, profile: RouteProfile): WayEstimate {
  const { total, sailed } = way;
  const isDriven = profile === 'driving';
  const onLand = total.meters - sailed.meters;
  const seconds = isDriven ? total.seconds : sailed.seconds + onLand * paceOf(profile);
  return {
    meters: Math.round(total.meters),
    seconds: Math.round(seconds),
    via: way.cities.flatMap((city) => cities[city] ?? []),
    hasToll: isDriven && way.hasToll,
    hasFerry: sailed.seconds > 0,
  };
}

const ORIGIN = { lat: 0, lng: 0 };
const FAR_EAST = { lat: 0, lng: 10 };

/** Seconds for a meter on foot or by bicycle, as the straight estimate has it. */
function paceOf(profile: RouteProfile): number {
  const { meters, seconds } = estimateLeg(ORIGIN, FAR_EAST, profile);
  return seconds / meters;
}
