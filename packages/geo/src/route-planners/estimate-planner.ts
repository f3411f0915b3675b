import { isDriven, isOnRoads, type Crossing, type RouteProfile } from '@fahrtwind/domain';
import type { Answer, Coordinates, NoRoute, RouteLeg, RoutePlanner } from '../ports.ts';
import type { RoadEstimates, WayEstimate } from '../roads/road-estimates.ts';
import { countriesAlong, inOrder } from './countries-along.ts';
import { countryAt } from '../gazetteer/country-at.ts';
import { legsOf, type AskedLeg } from './legs-of.ts';
import { createTurns } from '../turns.ts';
import { lineThrough } from './straight-line.ts';

const ATTRIBUTION = ['Geschätzt nach Fahrtwinds Fernstraßen', 'Orte © GeoNames'];

/**
 * Plans without any network by the table of roads; the straight line beyond it. It has no route where a stop
 * lies in the sea or on another continent, and estimates islands without a ferry by the line if the mainland is near.
 */
export function createEstimatePlanner(loadRoads: () => RoadEstimates): RoutePlanner {
  return {
    route: async ({ stops, signal, isMeasureOnly = false }) => {
      const takeTurn = createTurns(signal);
      const legs: (RouteLeg | NoRoute)[] = [];
      for (const leg of legsOf(stops)) {
        await takeTurn();
        const planned = estimateLeg(loadRoads(), leg);
        legs.push(isMeasureOnly && 'geometry' in planned ? { ...planned, geometry: [] } : planned);
      }
      return answer(legs);
    },
    matrix: async ({ points, rows, routeProfile, toll, signal }) => {
      const takeTurn = createTurns(signal);
      const meters: (number | null)[][] = [];
      const seconds: (number | null)[][] = [];
      const how = { profile: routeProfile, mayUseToll: toll };
      await takeTurn();
      for (const row of loadRoads().matrix(points, how, rows)) {
        meters.push(row.map((cell) => cell?.meters ?? null));
        seconds.push(row.map((cell) => cell?.seconds ?? null));
        await takeTurn();
      }
      return answer({ meters, seconds, isEstimate: true });
    },
  };
}

function answer<T>(value: T): Answer<T> {
  return { value, source: 'estimate', attribution: ATTRIBUTION, isFallback: false };
}

function estimateLeg(roads: RoadEstimates, { from, to }: AskedLeg): RouteLeg | NoRoute {
  const { cityId, routeProfile, toll, month, via = [], wishes = [] } = to;
  const points = isOnRoads(routeProfile) ? [from, ...via, to] : [from, to];
  const parts: Part[] = [];
  for (const [index, end] of points.slice(1).entries()) {
    const start = points[index] ?? end;
    const passes = { from: start !== from, to: end !== to };
    const wished = isDriven(routeProfile) ? wishes : [];
    const how = { profile: routeProfile, mayUseToll: toll, wishes: wished, month, passes };
    const way = roads.way({ from: start, to: end, ...how });
    if (!way) return { cityId, noRoute: true };
    parts.push({ way, from: start, to: end });
  }
  return {
    cityId,
    routeProfile,
    meters: parts.reduce((sum, { way }) => sum + way.meters, 0),
    seconds: parts.reduce((sum, { way }) => sum + way.seconds, 0),
    geometry: lineThrough([from, ...parts.flatMap((part) => [...part.way.line, part.to])]),
    hasToll: parts.some(({ way }) => way.hasToll),
    hasFerry: parts.some(({ way }) => way.hasFerry),
    countries: inOrder(parts.flatMap((part) => countriesOf(part, routeProfile))),
    isEstimate: true,
    closures: parts.flatMap(({ way }) => way.closures),
    crossings: crossingsOf(parts),
  };
}

/** The way from one point to the next. */
interface Part {
  readonly way: WayEstimate;
  readonly from: Coordinates;
  readonly to: Coordinates;
}

/** The places of crossings are those on the line of their own part; here they are counted through all of them. */
function crossingsOf(parts: readonly Part[]): readonly Crossing[] {
  let before = 0;
  return parts.flatMap(({ way }) => {
    const start = before;
    before += way.line.length + 1;
    return way.crossings.map(({ points, ...crossing }): Crossing =>
      points ? { ...crossing, points: [points[0] + start, points[1] + start] } : crossing,
    );
  });
}

function countriesOf({ way, from, to }: Part, profile: RouteProfile): readonly string[] {
  if (way.via.length > 0) {
    return inOrder([countryAt(from), ...way.via.map(({ country }) => country), countryAt(to)]);
  }
  // A flight crosses no border on the way.
  if (!isOnRoads(profile)) return inOrder([countryAt(from), countryAt(to)]);
  return countriesAlong(lineThrough([from, to]));
}
