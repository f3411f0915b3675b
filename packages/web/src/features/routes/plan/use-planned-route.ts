import type { Language } from '@fahrtwind/contract';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useLast, useQuery } from '../../../parts/server-state/use-query.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { writeRouteAddress } from './route-address.ts';
import type { RouteAnswer } from './route-answer.ts';
import { stopId, stopsOfPlan, type RoutePlan } from './route-plan.ts';

/** Why there is no route; `busy` after too many requests. */
export type RouteFailure = 'offline' | 'busy' | 'failed';

export interface ShownRoute {
  readonly answer: RouteAnswer;
  /** Labels of stops in the water, which no road reaches. */
  readonly atSea: readonly string[];
}

interface PlannedRoute {
  readonly isAsking: boolean;
  /** The last route found; it stays on the screen while another is requested. */
  readonly shown: ShownRoute | null;
  readonly failure: RouteFailure | null;
  readonly retry: () => void;
}

/** Merges several quick presses of a button into one request. */
const PAUSE_MS = 150;
/** Limits the requests; no one places more stops in the water by mistake. */
const MOST_LOOKED_AT = 6;

/** Requests the route once there are a start and a destination, and again whenever the plan changes. */
export function usePlannedRoute(plan: RoutePlan): PlannedRoute {
  const language = useLanguage();
  const isComplete = plan.from !== null && plan.to !== null;
  const { loaded, reload } = useQuery(
    isComplete
      ? {
          key: `route ${language} ${writeRouteAddress(plan)}`,
          load: (signal) => ask(plan, language, signal),
        }
      : null,
    { pauseMs: PAUSE_MS },
  );
  const last = useLast(loaded) ?? null;
  const hasFailed = loaded.status === 'failed' || loaded.status === 'missing';
  return {
    isAsking: isComplete && loaded.status === 'loading',
    shown: isComplete && !hasFailed ? last : null,
    failure: hasFailed ? failureOf(loaded.cause) : null,
    retry: reload,
  };
}

async function ask(plan: RoutePlan, language: Language, signal: AbortSignal): Promise<ShownRoute> {
  const stops = stopsOfPlan(plan).map(({ lat, lng }, index) => ({
    cityId: stopId(index),
    lat,
    lng,
    routeProfile: plan.profile,
    toll: plan.toll,
  }));
  const [{ routeAnswer }, reply] = await Promise.all([
    import('./route-answer.ts'),
    call('planRoutes', { body: { stops }, signal }),
  ]);
  const answer = routeAnswer(plan, reply);
  return { answer, atSea: await findAtSea(answer, language, signal) };
}

/** Checks the ends of legs without a road: a stop in the water is the likeliest reason. */
async function findAtSea(
  { stops, legs }: RouteAnswer,
  language: Language,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const suspects = stops
    .filter((_, index) => legs[index - 1]?.isMissing || legs[index]?.isMissing)
    .slice(0, MOST_LOOKED_AT);
  const found = await Promise.all(
    suspects.map(async ({ lat, lng, label }) => {
      const { places } = await call('findPlacesAt', {
        query: { lat, lng, lang: language },
        signal,
      });
      return places[0]?.countryCode ? [] : [label];
    }),
  ).catch((cause: unknown) => {
    // Without it the page says only that there is no road.
    console.warn(cause);
    return [];
  });
  return found.flat();
}

function failureOf(cause: unknown): RouteFailure {
  if (!(cause instanceof ApiError)) return 'failed';
  if (cause.status === 0) return 'offline';
  return cause.status === 429 ? 'busy' : 'failed';
}
