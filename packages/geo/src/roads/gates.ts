import type { Coordinates } from '../ports.ts';
import type { CrossesBarrier } from './barriers.ts';
import { indexCities } from './city-index.ts';
import type { Gate } from './find-way.ts';
import type { LandMap } from './land-map.ts';
import { freeRoadBeside } from './road-graph.ts';
import { isOpenIn, type RoadTable, type Way } from './road-table.ts';
import { indexRoads, type NearRoad } from './road-index.ts';
import { roughMeters } from './way-line.ts';

/** Where a stop meets a road between two places of the table. */
export interface Junction {
  readonly way: number;
  /** How much of the way lies between its first place and here, 0 to 1. */
  readonly share: number;
  /** From the stop to the road. */
  readonly meters: number;
  readonly seconds: number;
}

/** How one gets from a stop into the table: by its places, and by the roads between them. */
export interface Access {
  readonly gates: readonly Gate[];
  readonly junctions: readonly Junction[];
}

type FindAccess = (point: Coordinates, how: AccessWish) => Access;

interface AccessWish {
  readonly mayUseToll: boolean;
  readonly month: number | null;
  /** Driven through: nothing is left or looked for there. */
  readonly isPassed?: boolean;
}

interface Candidate extends Coordinates {
  readonly distance: number;
  readonly city: number | null;
  readonly road: NearRoad | null;
}

const MOST_KNOWN = 5000;
const MOST_CITIES = 10;
const MOST_ROADS = 6;
/** A stop has several ways into the table: the nearest place may lie behind it. */
const MOST_WAYS = 5;
/** A stop so near to a place of the table lies in it, and leaves it by its roads only. */
const IN_TOWN_METERS = 2500;
/** Small roads lead so far past the nearest way into the table. */
const PAST_NEAREST = { factor: 2, meters: 15_000 };
/** From the stop to the table it goes by small roads. */
const SMALL_ROADS = { detour: 1.35, metersPerSecond: 50 / 3.6 };
/** Out of the car park and the town, or into them. */
const TOWN_SECONDS = 180;
/** Rivers and harbours with a bridge are narrower than this; most ferries sail farther. */
export const BRIDGED_METERS = 6000;

export function createAccess(table: RoadTable, land: LandMap, crosses: CrossesBarrier): FindAccess {
  const findCities = indexCities(table.cities);
  const findRoads = indexRoads(table);
  const find: FindAccess = (point, { month, mayUseToll, isPassed = false }) => {
    const how = { mayUseToll, isPassed };
    const cities = findCities(point, MOST_CITIES).flatMap(({ city, meters }): Candidate[] => {
      const there = table.cities[city];
      return there ? [{ lat: there.lat, lng: there.lng, distance: meters, city, road: null }] : [];
    });
    const [nearest] = cities;
    if (nearest && nearest.distance <= IN_TOWN_METERS) return accessBy([nearest], table, how);
    const roads = findRoads(point, MOST_ROADS)
      .filter(({ way }) => mayEnter(table.ways[way], { month, mayUseToll }))
      .map((road): Candidate => ({ ...road.at, distance: road.meters, city: null, road }));
    const candidates = [...cities, ...roads].sort((one, other) => one.distance - other.distance);
    const isDry = (there: Candidate): boolean => land.waterMeters(point, there) <= BRIDGED_METERS;
    const chosen = inAllDirections(candidates, (there) => !crosses(point, there) && isDry(there));
    // On a crest, or where a barrier is drawn too near, any way is better than none.
    const found = chosen.length > 0 ? chosen : inAllDirections(candidates, isDry);
    return accessBy(found, table, how);
  };
  // A leg begins where the one before it ended, and trips are planned again and again.
  const known = new Map<string, Access>();
  return (point, how) => {
    const key = `${point.lat} ${point.lng} ${how.month} ${how.mayUseToll} ${how.isPassed ?? false}`;
    const access = known.get(key) ?? find(point, how);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, access);
    return access;
  };
}

function mayEnter(way: Way | undefined, { month, mayUseToll }: AccessWish): boolean {
  return isOpenIn(way, month) && (mayUseToll || way?.toll !== 'only');
}

/** Leaves out what cannot be reached, and what lies behind something nearer: one drives to that, and on along the table. */
function inAllDirections(
  candidates: readonly Candidate[],
  isReachable: (there: Candidate) => boolean,
): readonly Candidate[] {
  const chosen: Candidate[] = [];
  let farthest = Infinity;
  for (const one of candidates) {
    if (chosen.length >= MOST_WAYS || one.distance > farthest) break;
    const isBehind = chosen.some((nearer) => roughMeters(nearer, one) <= one.distance);
    if (isBehind || !isReachable(one)) continue;
    if (chosen.length === 0) farthest = one.distance * PAST_NEAREST.factor + PAST_NEAREST.meters;
    chosen.push(one);
  }
  return chosen;
}

function accessBy(
  candidates: readonly Candidate[],
  table: RoadTable,
  { mayUseToll, isPassed }: Required<Pick<AccessWish, 'mayUseToll' | 'isPassed'>>,
): Access {
  const gates = new Map<number, Gate>();
  const junctions: Junction[] = [];
  const open = (gate: Gate): void => {
    const known = gates.get(gate.city);
    if (!known || gate.seconds < known.seconds) gates.set(gate.city, gate);
  };
  for (const { distance, city, road } of candidates) {
    const meters = distance * SMALL_ROADS.detour;
    const seconds = meters / SMALL_ROADS.metersPerSecond + (isPassed ? 0 : TOWN_SECONDS);
    if (city !== null) open({ city, meters, seconds, hasToll: false, joins: null });
    const way = road && table.ways[road.way];
    if (!road || !way) continue;
    junctions.push({ way: road.way, share: road.share, meters, seconds });
    const hasToll = way.toll !== 'none' && mayUseToll;
    const whole = way.toll === 'none' || mayUseToll ? way : freeRoadBeside(way);
    const ends = [
      { city: way.from, share: road.share },
      { city: way.to, share: 1 - road.share },
    ];
    for (const { city: end, share } of ends) {
      const along = { meters: whole.meters * share, seconds: whole.seconds * share };
      open({
        city: end,
        meters: meters + along.meters,
        seconds: seconds + along.seconds,
        hasToll,
        joins: { way: road.way, share: road.share },
      });
    }
  }
  return { gates: [...gates.values()], junctions };
}
