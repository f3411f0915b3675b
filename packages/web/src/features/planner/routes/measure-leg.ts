import type { RouteLeg } from '@fahrtwind/domain';
import { legCache, type PlannedRoute } from './leg-cache.ts';

/** What is known of a leg right now; undefined where only an estimate helps. */
export function measureLeg(leg: RouteLeg): PlannedRoute | undefined {
  const route = legCache.find(leg);
  return route?.isMissing ? undefined : route;
}
