import {
  haveSameWays,
  routeLegsOf,
  setTotals,
  totalsOf,
  type RouteLeg,
  type Trip,
} from '@fahrtwind/domain';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { hasClocks, legCache, loadClocks, measureLeg } from '../../store/routes/leg-cache.ts';
import { useTripActions } from '../../store/trips/view/use-trips.ts';
import { useMayEdit } from './use-may-edit.ts';

/**
 * Stores the totals in the trip, so that lists need no routing. Only when every leg is known, and only after the legs
 * have changed: two devices whose route planners disagree would otherwise correct each other forever.
 */
export function useStoredTotals(trip: Trip): void {
  const { days } = trip;
  const version = useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const legs = useMemo(() => routeLegsOf({ days }), [days]);
  const { run } = useTripActions();
  const mayWrite = useMayEdit();
  const stored = useRef(trip);
  const settled = useRef<{ readonly legs: readonly RouteLeg[]; readonly version: number }>(null);
  useEffect(() => void loadClocks(), []);
  useEffect(() => {
    stored.current = trip;
  }, [trip]);
  useEffect(() => {
    const last = settled.current;
    if (!mayWrite || (last?.version === version && haveSameWays(last.legs, legs))) return;
    if (!hasClocks() || legs.some((leg) => legCache.find(leg) === undefined)) return;
    settled.current = { legs, version };
    const totals = totalsOf(legs, measureLeg);
    const settledTrip = setTotals(stored.current, totals);
    if (settledTrip.ok && settledTrip.value !== stored.current) run(setTotals, totals, 'derived');
  }, [legs, version, mayWrite, run]);
}
