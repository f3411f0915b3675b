import type { PlannedLeg } from '@fahrtwind/contract';
import type { RouteLeg, RouteWish } from '@fahrtwind/domain';
import type { PlannedRoute } from '../../store/routes/leg-cache.ts';

interface AskedStop {
  readonly cityId: string;
  readonly lat: number;
  readonly lng: number;
  readonly routeProfile: RouteLeg['routeProfile'];
  readonly toll: boolean;
  readonly month: number;
  readonly wishes?: RouteWish[];
  readonly via?: { readonly lat: number; readonly lng: number }[];
}

export interface Question {
  readonly stops: readonly AskedStop[];
  /** The legs by the id under which each is requested. */
  readonly legs: ReadonlyMap<string, RouteLeg>;
}

/**
 * One request for legs that need not be connected: gaps are bridged by straight lines, which cost the route planner
 * nothing and are ignored. Null when there is nothing to request.
 */
export function questionFor(legs: readonly RouteLeg[]): Question | null {
  const stops: AskedStop[] = [];
  const asked = new Map<string, RouteLeg>();
  let before: string | null = null;
  for (const leg of legs) {
    const { from, to, routeProfile, toll, month, via, wishes } = leg;
    if (before !== leg.fromCityId)
      stops.push({
        cityId: `gap-${stops.length}`,
        lat: from.lat,
        lng: from.lng,
        routeProfile: 'direct',
        toll,
        month,
      });
    const cityId = `leg-${stops.length}`;
    stops.push({
      cityId,
      lat: to.lat,
      lng: to.lng,
      routeProfile,
      toll,
      month,
      ...(wishes && { wishes: [...wishes] }),
      ...(via && { via: via.map(({ lat, lng }) => ({ lat, lng })) }),
    });
    asked.set(cityId, leg);
    before = leg.cityId;
  }
  return asked.size === 0 ? null : { stops, legs: asked };
}

/** Assigns the answers to the legs. */
export function readAnswer(
  { legs }: Question,
  planned: readonly PlannedLeg[],
): readonly (readonly [RouteLeg, PlannedRoute])[] {
  return planned.flatMap((answer) => {
    const leg = legs.get(answer.cityId);
    return leg ? [[leg, routeOf(leg, answer)] as const] : [];
  });
}

function routeOf({ from, to }: RouteLeg, answer: PlannedLeg): PlannedRoute {
  if ('noRoute' in answer) {
    const geometry = [[from.lng, from.lat] as const, [to.lng, to.lat] as const];
    return {
      meters: 0,
      seconds: 0,
      geometry,
      isEstimate: true,
      hasToll: false,
      hasFerry: false,
      countries: [],
      isMissing: true,
    };
  }
  const { cityId: _, routeProfile: __, ...route } = answer;
  return { ...route, isMissing: false };
}
