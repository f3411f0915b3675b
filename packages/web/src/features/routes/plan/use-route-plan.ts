import { useCallback, useMemo } from 'react';
import { useSearch } from '../../../parts/use-search.ts';
import { readRouteAddress, withRouteAddress, writeRouteAddress } from './route-address.ts';
import type { RoutePlan } from './route-plan.ts';

interface PlanInAddress {
  readonly plan: RoutePlan;
  /** Whether part of the address was invalid. */
  readonly hasInvalidParts: boolean;
  readonly change: (plan: RoutePlan) => void;
}

/** The plan. Only the address holds it, so that it can be reloaded, shared and gone back to. */
export function useRoutePlan(): PlanInAddress {
  const { search, change: changeSearch } = useSearch();
  const read = useMemo(() => readRouteAddress(search), [search]);
  const address = writeRouteAddress(read.plan);
  // The same object for the same route, whatever else stands in the address: the route is requested only once.
  const plan = useMemo(() => readRouteAddress(address).plan, [address]);
  const change = useCallback(
    (next: RoutePlan) => changeSearch(withRouteAddress(search, next), { replace: true }),
    [changeSearch, search],
  );
  return { plan, hasInvalidParts: read.hasInvalidParts, change };
}
