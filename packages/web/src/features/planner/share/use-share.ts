import type { Share } from '@fahrtwind/contract';
import type { CalendarDate } from '@fahrtwind/domain';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useRequest, type Failure } from './use-request.ts';

export interface ShareChange {
  readonly follows?: boolean;
  readonly expiresAt?: CalendarDate | null;
  readonly withoutDetails?: boolean;
  readonly refresh?: boolean;
}

export interface ShareState {
  /** Null before it is made and after it has ended. */
  readonly share: Share | null;
  readonly isEnded: boolean;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  /** Changes the link, or makes one; true when that worked. */
  readonly change: (change: ShareChange) => Promise<boolean>;
  readonly end: () => Promise<void>;
}

/** The link of a trip, which exists from the moment in which the dialog opens. */
export function useShare(id: string): ShareState {
  const { isBusy, failure, run, report } = useRequest();
  const [share, setShare] = useState<Share | null>(null);
  const [isEnded, setEnded] = useState(false);

  const change = useCallback(
    async (body: ShareChange) => {
      const made = await run(() => call('shareTrip', { params: { id }, body }));
      if (!made) return false;
      setShare(made);
      setEnded(false);
      return true;
    },
    [id, run],
  );

  const end = useCallback(async () => {
    if (!(await run(() => call('endShare', { params: { id } })))) return;
    setShare(null);
    setEnded(true);
  }, [id, run]);

  useEffect(() => {
    call('shareTrip', { params: { id }, body: {} }).then(setShare, report);
  }, [id, report]);
  return { share, isEnded, isBusy, failure, change, end };
}
