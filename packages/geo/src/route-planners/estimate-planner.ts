import { isOnRoads } from '@fahrtwind/domain';
import type { Answer, NoRoute, RouteLeg, RoutePlanner } from '../ports.ts';
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
  const { cityId, routeProfile, toll, month } = to;
  const way = roads.way({ from, to, profile: routeProfile, mayUseToll: toll, month });
  if (!way) return { cityId, noRoute: true };
  return {
    cityId,
    routeProfile,
    meters: way.meters,
    seconds: way.seconds,
    geometry: lineThrough([from, ...way.line, to]),
    hasToll: way.hasToll,
    hasFerry: way.hasFerry,
    countries: countriesOf(way, { from, to }),
    isEstimate: true,
    closures: way.closures,
    crossings: way.crossings,
  };
}

function countriesOf(way: WayEstimate, { from, to }: AskedLeg): readonly string[] {
  if (way.via.length > 0) {
    return inOrder([countryAt(from), ...way.via.map(({ country }) => country), countryAt(to)]);
  }
  // A flight crosses no border on the way.
  if (!isOnRoads(to.routeProfile)) return inOrder([countryAt(from), countryAt(to)]);
  return countriesAlong(lineThrough([from, to]));
}
