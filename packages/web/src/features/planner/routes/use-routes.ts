import {
  mayEdit,
  routeLegsOf,
  setTotals,
  totalsOf,
  type RouteLeg,
  type Trip,
} from '@fahrtwind/domain';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/client.ts';
import { useTripActions, useTrips } from '../../../store/trips/use-trips.ts';
import { useIsOnline } from '../use-is-online.ts';
import { isSameWay, legCache, type PlannedRoute } from './leg-cache.ts';
import { measureLeg } from './measure-leg.ts';
import { questionFor, readAnswer, type Question } from './question.ts';

/** Long enough for somebody who drags or types on, short enough not to be noticed. */
const PAUSE_MS = 250;

export interface RoutesState {
  readonly status: 'ready' | 'failed';
  readonly attribution: readonly string[];
  /** The configured route planner was out, and the own estimate answered. */
  readonly isFallback: boolean;
}

export interface Routes extends RoutesState {
  /** Another function whenever there is news, so that what depends on it is worked out again. */
  readonly measure: (leg: RouteLeg) => PlannedRoute | undefined;
}

const START: RoutesState = { status: 'ready', attribution: [], isFallback: false };

/** The ways of the trip: what was planned before at once, the rest as soon as the route planner has answered. */
export function useRoutes(trip: Trip): Routes {
  const { days } = trip;
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const legs = useMemo(() => routeLegsOf({ days }), [days]);
  const state = useAskedRoutes(legs);
  useStoredTotals(trip, legs, version);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function is how its readers hear of news
  const measure = useCallback((leg: RouteLeg) => measureLeg(leg), [version]);
  return useMemo(() => ({ ...state, measure }), [state, measure]);
}

function useAskedRoutes(legs: readonly RouteLeg[]): RoutesState {
  const [state, setState] = useState(START);
  const isOnline = useIsOnline();
  useEffect(() => {
    const question = questionFor(legs.filter((leg) => legCache.find(leg) === undefined));
    if (!question || !isOnline) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(question, abort.signal).then(setState, (cause: unknown) => {
        if (abort.signal.aborted) return;
        // The estimate stays on the screen; the next change asks again.
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

async function ask(question: Question, signal: AbortSignal): Promise<RoutesState> {
  const body = { stops: [...question.stops] };
  const { legs, attribution, isFallback } = await call('planRoutes', { body, signal });
  legCache.add(readAnswer(question, legs));
  return { status: 'ready', attribution, isFallback };
}

/**
 * Keeps the totals with the trip, so that lists need no routing: when every way is known, and only after the ways have
 * changed. Two devices whose route planners disagree would else correct each other for ever.
 */
function useStoredTotals(trip: Trip, legs: readonly RouteLeg[], version: number): void {
  const { run } = useTripActions();
  const mayWrite = useTrips(({ currentRole }) => currentRole !== null && mayEdit(currentRole));
  const stored = useRef(trip);
  const settled = useRef<{ readonly legs: readonly RouteLeg[]; readonly version: number }>(null);
  useEffect(() => {
    stored.current = trip;
  }, [trip]);
  useEffect(() => {
    const last = settled.current;
    if (!mayWrite || (last?.version === version && haveSameWays(last.legs, legs))) return;
    if (legs.some((leg) => legCache.find(leg) === undefined)) return;
    settled.current = { legs, version };
    const totals = totalsOf(legs, measureLeg);
    const { totalDistance, totalDuration } = stored.current;
    if (totals.totalDistance !== totalDistance || totals.totalDuration !== totalDuration)
      run(setTotals, totals, { isDerived: true });
  }, [legs, version, mayWrite, run]);
}

function haveSameWays(before: readonly RouteLeg[], now: readonly RouteLeg[]): boolean {
  return (
    before.length === now.length &&
    before.every((leg, index) => {
      const other = now[index];
      return other !== undefined && isSameWay(leg, other);
    })
  );
}
