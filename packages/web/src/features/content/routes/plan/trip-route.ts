import type { RoutedStop } from '@fahrtwind/domain';
import type { RouteAnswer } from './route-answer.ts';

export interface TripRoute {
  readonly title: string;
  readonly stops: readonly RoutedStop[];
  readonly dayCount: number;
}

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
