import type { RouteLeg } from '@fahrtwind/domain';
import { legCache, type PlannedRoute } from './leg-cache.ts';

/** What is known about a leg; undefined if it can only be estimated. */
export function measureLeg(leg: RouteLeg): PlannedRoute | undefined {
  const route = legCache.find(leg);
  return route?.isMissing ? undefined : route;
}
