import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readRouteAddress, writeRouteAddress } from './route-address.ts';
import type { RoutePlan } from './route-plan.ts';

interface PlanInAddress {
  readonly plan: RoutePlan;
  /** Whether something of the address could not be used. */
  readonly isCut: boolean;
  readonly change: (plan: RoutePlan) => void;
}

/** The plan, which is kept in the address alone: to be reloaded, shared and gone back to. */
export function useRoutePlan(): PlanInAddress {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const { plan: read, isCut } = useMemo(() => readRouteAddress(search), [search]);
  // The router takes its time with a new address; what somebody has just pressed must show at once.
  const [ahead, setAhead] = useState<{ readonly key: string; readonly address: string } | null>(
    null,
  );
  const address = ahead?.key === key ? ahead.address : writeRouteAddress(read);
  // The same object for the same address, so that nobody asks twice.
  const plan = useMemo(() => readRouteAddress(address).plan, [address]);
  const change = useCallback(
    (next: RoutePlan): void => {
      const written = writeRouteAddress(next);
      setAhead({ key, address: written });
      void navigate({ search: written }, { replace: true });
    },
    [navigate, key],
  );
  return { plan, isCut, change };
}
