import type { TripRoute } from '../../../parts/make-route-trip.ts';
import type { RouteAnswer } from './route-answer.ts';

/** A planned route with its stops spread over days. */
export function tripRouteOf({ stops, days, plan }: RouteAnswer, title: string): TripRoute {
  return {
    title,
    dayCount: (days.at(-1) ?? 0) + 1,
    stops: stops.map((location, index) => ({
      location,
      dayIndex: days[index] ?? 0,
      routeProfile: plan.profile,
      toll: plan.toll,
    })),
  };
}
