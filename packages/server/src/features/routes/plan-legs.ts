import {
  isOnRoute,
  monthOf,
  routeLegsOf,
  withClocks,
  type RouteLeg,
  type Trip,
  type WithClocks,
} from '@fahrtwind/domain';
import type { RouteLeg as PlannedLeg, RoutePlanner, RouteQuery } from '@fahrtwind/geo';

/** The legs of a trip as the planner has measured them. */
export interface PlannedTrip {
  /** Undefined for a leg of which nothing is known; with the clocks at its ends where they differ. */
  readonly legOf: (leg: RouteLeg) => WithClocks<PlannedLeg> | undefined;
  readonly attribution: readonly string[];
  /** Whether another planner stood in for the one that was asked. */
  readonly isFallback: boolean;
}

/** A file is given out with straight lines rather than late. */
export const FILE_WITHIN_MS = 5000;
/** A page is given out with estimated times rather than late; kept pages wait for it once. */
export const PAGE_WITHIN_MS = 4000;

interface Planning {
  readonly withinMs: number;
  /** Pages show numbers; lines would be made and sent for nothing. */
  readonly isMeasureOnly?: boolean;
  /** Told why the legs are shown as straight lines. */
  readonly onFailure: (error: unknown) => void;
}

/** None are known where the planner fails or takes too long. */
export async function planLegs(
  planner: RoutePlanner,
  trip: Trip,
  { withinMs, isMeasureOnly = false, onFailure }: Planning,
): Promise<PlannedTrip> {
  try {
    const signal = AbortSignal.timeout(withinMs);
    return await plan(planner, trip, { isMeasureOnly, signal, asker: `trip ${trip.id}` });
  } catch (error) {
    onFailure(error);
    return {
      legOf: (leg) => withClocks<PlannedLeg>(leg, undefined),
      attribution: [],
      isFallback: true,
    };
  }
}

/** Without a limit of time: what is stored for good must not be half measured. */
export function measureTrip(planner: RoutePlanner, trip: Trip): Promise<PlannedTrip> {
  return plan(planner, trip, { isMeasureOnly: true });
}

async function plan(
  planner: RoutePlanner,
  trip: Trip,
  options: Pick<RouteQuery, 'isMeasureOnly' | 'signal' | 'asker'>,
): Promise<PlannedTrip> {
  const legsTo = new Map(routeLegsOf(trip).map((leg) => [leg.cityId, leg]));
  const stops = trip.days.flatMap(({ date, cityList }) =>
    cityList.filter(isOnRoute).map(({ id, location: { lat, lng }, routeProfile, toll }) => ({
      cityId: id,
      lat,
      lng,
      routeProfile,
      toll,
      month: monthOf(date),
      via: legsTo.get(id)?.via,
      wishes: legsTo.get(id)?.wishes,
    })),
  );
  const { value, attribution, isFallback } = await planner.route({ stops, ...options });
  const legs = new Map(
    value.flatMap((leg) => ('noRoute' in leg ? [] : [[leg.cityId, leg] as const])),
  );
  return { legOf: (leg) => withClocks(leg, legs.get(leg.cityId)), attribution, isFallback };
}
