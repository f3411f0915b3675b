import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const { plan: read, hasInvalidParts } = useMemo(() => readRouteAddress(search), [search]);
  // The router updates the address in a transition; the pressed button must show its effect at once.
  const [ahead, setAhead] = useState<{ readonly key: string; readonly address: string } | null>(
    null,
  );
  const address = ahead?.key === key ? ahead.address : writeRouteAddress(read);
  // The same object for the same address, so that the route is requested only once.
  const plan = useMemo(() => readRouteAddress(address).plan, [address]);
  const change = useCallback(
    (next: RoutePlan): void => {
      setAhead({ key, address: writeRouteAddress(next) });
      void navigate({ search: withRouteAddress(search, next) }, { replace: true });
    },
    [navigate, key, search],
  );
  return { plan, hasInvalidParts, change };
}
