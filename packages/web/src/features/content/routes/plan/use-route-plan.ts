import { useCallback, useMemo } from 'react';
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
  const { search } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => readRouteAddress(search), [search]);
  const change = useCallback(
    (plan: RoutePlan): void => {
      void navigate({ search: writeRouteAddress(plan) }, { replace: true });
    },
    [navigate],
  );
  return { ...read, change };
}
