import { useCallback, useEffect, useState } from 'react';
import type { RegionState } from '@fahrtwind/contract';
import { call } from '../../../../api/client.ts';

interface Regions {
  readonly state: RegionState | null;
  readonly isFailed: boolean;
  readonly reload: () => Promise<void>;
  /** Takes over what a change has answered. */
  readonly show: (state: RegionState) => void;
}

const POLL_MS = 1500;

/** The regions of this installation, asked for again and again while one is imported. */
export function useRegions(): Regions {
  const [state, setState] = useState<RegionState | null>(null);
  const [isFailed, setFailed] = useState(false);
  const reload = useCallback(
    () =>
      call('getRegions').then(
        (loaded) => {
          setState(loaded);
          return setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => {
    void reload();
  }, [reload]);
  const isRunning = state !== null && state.job !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void reload(), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return { state, isFailed, reload, show: setState };
}
