import {
  optimiseRoute,
  routeLegsOf,
  totalsOf,
  type LegMeasure,
  type RouteLeg,
  type ThoroughPreview,
  type Trip,
} from '@fahrtwind/domain';

type Measure = (leg: RouteLeg) => LegMeasure | undefined;

/** The result of the quick optimisation, not yet applied. */
export function previewQuick(trip: Trip, measure: Measure): ThoroughPreview {
  const result = optimiseRoute(trip);
  const optimised = result.ok ? result.value : trip;
  return { trip: optimised, before: sum(trip, measure), after: sum(optimised, measure) };
}

function sum(trip: Trip, measure: Measure): LegMeasure {
  const { totalDistance, totalDuration } = totalsOf(routeLegsOf(trip), measure);
  return { meters: totalDistance, seconds: totalDuration };
}
