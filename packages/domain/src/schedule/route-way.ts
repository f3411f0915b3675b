import { legMeasure, type RouteLeg } from '../legs/route-legs.ts';
import { secondsAtTheWheel, type MeasuredLeg } from './schedule-trip.ts';
import type { RouteWay } from './spread-over-days.ts';

/** How long a leg takes, as it is known or else estimated. */
export function routeWay(leg: RouteLeg, answer: MeasuredLeg | undefined): RouteWay {
  const { seconds } = legMeasure(leg, answer);
  const { routeProfile } = leg;
  const crossings = answer?.crossings ?? [];
  return {
    drivingSeconds: secondsAtTheWheel({ routeProfile, seconds, crossings }),
    travelSeconds: seconds,
  };
}
