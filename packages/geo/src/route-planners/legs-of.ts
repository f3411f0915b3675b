import type { RouteStop } from '../ports.ts';

/** A way that is asked for: from one stop to the next, by whose wishes it goes. */
export interface AskedLeg {
  readonly from: RouteStop;
  readonly to: RouteStop;
}

export function legsOf(stops: readonly RouteStop[]): readonly AskedLeg[] {
  return stops.slice(1).map((to, index) => ({ from: stops[index] ?? to, to }));
}
