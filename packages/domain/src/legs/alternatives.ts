import { isDriven } from '../trip/route-profile.ts';
import type { WayWishes } from '../trip/route-wish.ts';
import type { LegMeasure } from './estimate-leg.ts';
import type { RouteLeg } from './route-legs.ts';

/** What a leg could be like, from the quickest on. Each is asked for once, which bounds the work. */
const WISHES: readonly WayWishes[] = [
  { wishes: [], toll: true },
  { wishes: ['scenic'], toll: true },
  { wishes: [], toll: false },
  { wishes: ['avoid-motorway'], toll: true },
  { wishes: ['avoid-ferry'], toll: true },
];

export const MAX_ALTERNATIVES = 3;

/** Ways that differ by less are the same road, measured with other wishes. */
const SAME_SHARE = 0.02;

/** The legs to ask a planner for; none for what is not driven. They go over no points, which would lead all along one road. */
export function alternativeLegs(leg: RouteLeg): readonly RouteLeg[] {
  if (!isDriven(leg.routeProfile)) return [];
  const { via: _via, wishes: _wishes, ...plain } = leg;
  return WISHES.map(({ wishes, toll }) => ({
    ...plain,
    toll,
    ...(wishes.length > 0 && { wishes }),
  }));
}

/** The first few that are really different, in the order in which they were asked for. */
export function distinctWays<T extends LegMeasure>(ways: readonly T[]): readonly T[] {
  const distinct: T[] = [];
  for (const way of ways) if (!distinct.some((one) => isAlike(one, way))) distinct.push(way);
  return distinct.slice(0, MAX_ALTERNATIVES);
}

function isAlike(one: LegMeasure, other: LegMeasure): boolean {
  return (
    Math.abs(one.meters - other.meters) <= one.meters * SAME_SHARE &&
    Math.abs(one.seconds - other.seconds) <= one.seconds * SAME_SHARE
  );
}
