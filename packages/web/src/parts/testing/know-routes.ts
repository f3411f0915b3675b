import { estimateLeg, routeLegsOf, type Trip } from '@fahrtwind/domain';
import { legCache } from '../../store/routes/leg-cache.ts';

/** As if the planner of routes had answered for all legs of a trip. */
export function knowRoutes(trip: Trip): void {
  const route = { hasToll: false, hasFerry: false, countries: [], isMissing: false };
  legCache.add(
    routeLegsOf(trip).map((leg) => [
      leg,
      {
        ...estimateLeg(leg.from, leg.to, leg.routeProfile),
        ...route,
        geometry: [],
        isEstimate: true,
      },
    ]),
  );
}
