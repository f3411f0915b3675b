import {
  alternativeLegs,
  distinctWays,
  routeLegsOf,
  travelLeg,
  type RouteLeg,
  type Trip,
  type WithClocks,
} from '@fahrtwind/domain';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/client.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import {
  legCache,
  legKey,
  loadClocks,
  measureLeg,
  type PlannedRoute,
} from '../../store/routes/leg-cache.ts';
import { questionFor, readAnswer, type Question } from './question.ts';
import { storedLegs } from '../../store/routes/stored-legs.ts';

/** Merges quick edits into one request, and is too short to be noticed. */
const PAUSE_MS = 250;

/** Each leg has two stops at most, and visitors may ask for 300 stops at once. */
const LEGS_AT_A_TIME = 150;

export interface RoutesState {
  readonly status: 'ready' | 'failed';
  readonly attribution: readonly string[];
  /** The configured route planner failed, and our own estimate answered. */
  readonly isFallback: boolean;
}

export interface Routes extends RoutesState {
  /** A new function whenever legs have become known, so that dependent values are recomputed. */
  readonly measure: (leg: RouteLeg) => WithClocks<PlannedRoute> | undefined;
}

const START: RoutesState = { status: 'ready', attribution: [], isFallback: false };

/** The routes of the trip: cached legs at once, the rest when the route planner has answered. */
export function useRoutes({ days }: Pick<Trip, 'days'>): Routes {
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const legs = useMemo(() => routeLegsOf({ days }), [days]);
  const state = useAskedRoutes(legs);
  useEffect(() => void loadClocks(), []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function is how its readers hear of news
  const measure = useCallback((leg: RouteLeg) => measureLeg(leg), [version]);
  return useMemo(() => ({ ...state, measure }), [state, measure]);
}

function useAskedRoutes(legs: readonly RouteLeg[]): RoutesState {
  const [state, setState] = useState(START);
  const isOnline = useIsOnline();
  useEffect(() => {
    const outdated = legs.filter(legCache.isOutdated);
    void showStored(outdated);
    if (outdated.length === 0 || !isOnline) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      askFor(outdated, abort.signal).then(setState, (cause: unknown) => {
        if (abort.signal.aborted) return;
        // The estimate stays on the screen; the next change requests it again.
        console.warn(cause);
        setState((last) => ({ ...last, status: 'failed' }));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [legs, isOnline]);
  return state;
}

/** Shows what the device knows of earlier visits until the server answers, and without a network. */
async function showStored(legs: readonly RouteLeg[]): Promise<void> {
  const unknown = legs.filter((leg) => legCache.find(leg) === undefined);
  if (unknown.length > 0) legCache.addOld(await storedLegs.read(unknown.map(legKey)));
}

/** Asks for the legs of a trip that are not known yet; `measureLeg` finds them then. */
export async function loadRoutes(
  { days }: Pick<Trip, 'days'>,
  signal: AbortSignal,
): Promise<readonly RouteLeg[]> {
  const legs = routeLegsOf({ days });
  await askFor(legs.filter(legCache.isOutdated), signal);
  return legs;
}

/** The ways that a leg could take beside its own, at most three; they are cached, so that a chosen one is drawn at once. */
export async function loadAlternatives(leg: RouteLeg, signal: AbortSignal) {
  const legs = alternativeLegs(leg);
  await askFor(legs.filter(legCache.isOutdated), signal);
  const ways = legs.flatMap((one) => {
    const route = legCache.find(one);
    return route && !route.isMissing ? [{ leg: one, route, ...travelLeg(one, route) }] : [];
  });
  return distinctWays(ways);
}

/** Asks for all legs of a trip and waits until the device has them; answers how many are missing. */
export async function storeRoutes(trip: Pick<Trip, 'days'>, signal: AbortSignal): Promise<number> {
  const legs = await loadRoutes(trip, signal);
  const known = legs.flatMap((leg) => {
    const route = legCache.find(leg);
    return route ? [[legKey(leg), route] as const] : [];
  });
  await storedLegs.write(known);
  const stored = await storedLegs.read(legs.map(legKey));
  return legs.filter((leg) => !stored.has(legKey(leg))).length;
}

/** In parts: long trips show their first routes soon, and no request is larger than the server takes from visitors. */
async function askFor(legs: readonly RouteLeg[], signal: AbortSignal): Promise<RoutesState> {
  let state = START;
  for (let start = 0; start < legs.length; start += LEGS_AT_A_TIME) {
    const question = questionFor(legs.slice(start, start + LEGS_AT_A_TIME));
    if (question) state = await ask(question, signal);
  }
  return state;
}

async function ask(question: Question, signal: AbortSignal): Promise<RoutesState> {
  const body = { stops: [...question.stops] };
  const { legs, attribution, isFallback } = await call('planRoutes', { body, signal });
  const answers = readAnswer(question, legs);
  legCache.add(answers);
  storedLegs
    .write(answers.map(([leg, route]) => [legKey(leg), route]))
    .catch((cause: unknown) => console.warn('Routes not stored on this device', cause));
  return { status: 'ready', attribution, isFallback };
}
