import { isOnRoute, monthOf, type RouteLeg, type Trip } from '@fahrtwind/domain';
import type { RouteLeg as PlannedLeg, RoutePlanner } from '@fahrtwind/geo';

/** The legs of a trip as the planner has measured them. */
export interface PlannedTrip {
  /** Undefined for a leg that is not known. */
  readonly legOf: (leg: RouteLeg) => PlannedLeg | undefined;
  readonly attribution: readonly string[];
}

/** A file is given out with straight lines rather than late. */
const FILE_WITHIN_MS = 5000;
/** A page is given out with estimated times rather than late. */
export const PAGE_WITHIN_MS = 1500;

export const NOTHING_PLANNED: PlannedTrip = { legOf: () => undefined, attribution: [] };

export async function planLegs(
  planner: RoutePlanner,
  trip: Trip,
  withinMs = FILE_WITHIN_MS,
): Promise<PlannedTrip> {
  const stops = trip.days.flatMap(({ date, cityList }) =>
    cityList.filter(isOnRoute).map(({ id, location: { lat, lng }, routeProfile, toll }) => ({
      cityId: id,
      lat,
      lng,
      routeProfile,
      toll,
      month: monthOf(date),
    })),
  );
  const { value, attribution } = await planner.route({
    stops,
    signal: AbortSignal.timeout(withinMs),
  });
  const legs = new Map(
    value.flatMap((leg) => ('noRoute' in leg ? [] : [[leg.cityId, leg] as const])),
  );
  return { legOf: ({ cityId }) => legs.get(cityId), attribution };
}
