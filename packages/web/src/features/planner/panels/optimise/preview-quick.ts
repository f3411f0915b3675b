import {
  optimiseRoute,
  routeLegsOf,
  totalsOf,
  type LegMeasure,
  type RouteLeg,
  type ThoroughPreview,
  type Trip,
} from '@fahrtwind/domain';

type Measure = (leg: RouteLeg) => (LegMeasure & { readonly isEstimate?: boolean }) | undefined;

/** The result of the quick optimisation, not yet applied. */
export function previewQuick(trip: Trip, measure: Measure): ThoroughPreview {
  const result = optimiseRoute(trip);
  const optimised = result.ok ? result.value : trip;
  const [before, after] = [sum(trip, measure), sum(optimised, measure)];
  const isEstimate = !before.isMeasured || !after.isMeasured;
  return { trip: optimised, before: before.way, after: after.way, isEstimate };
}

function sum(trip: Trip, measure: Measure) {
  const totals = totalsOf(routeLegsOf(trip), measure);
  const way: LegMeasure = { meters: totals.totalDistance, seconds: totals.totalDuration };
  return { way, isMeasured: totals.totalsAreMeasured };
}
