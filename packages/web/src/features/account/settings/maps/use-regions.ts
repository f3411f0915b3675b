import type { RegionState } from '@fahrtwind/contract';
import { useEffect } from 'react';
import { endpoint } from '../../../../parts/server-state/endpoint.ts';
import { useLast, useQuery } from '../../../../parts/server-state/use-query.ts';

interface Regions {
  readonly state: RegionState | null;
  readonly isFailed: boolean;
  readonly reload: () => void;
  /** Takes over what a change has answered. */
  readonly show: (state: RegionState) => void;
}

const POLL_MS = 1500;

/** The regions of this installation, asked for again and again while one is imported. */
export function useRegions(): Regions {
  const { loaded, reload, show } = useQuery(endpoint('getRegions'));
  const state = useLast(loaded) ?? null;
  const isRunning = state !== null && state.job !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return {
    state,
    isFailed: loaded.status === 'failed' || loaded.status === 'missing',
    reload,
    show,
  };
}
