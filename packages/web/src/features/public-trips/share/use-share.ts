import type { Share } from '@fahrtwind/contract';
import type { CalendarDate } from '@fahrtwind/domain';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useShareFailure, type ShareFailure } from './use-share-failure.ts';

export interface ShareChange {
  readonly follows?: boolean;
  readonly expiresAt?: CalendarDate | null;
  readonly withoutDetails?: boolean;
  readonly refresh?: boolean;
}

export interface ShareState {
  /** Null before it is made and after it has ended. */
  readonly share: Share | null;
  readonly isLoading: boolean;
  readonly isEnded: boolean;
  readonly isBusy: boolean;
  readonly failure: ShareFailure | null;
  /** Changes the link, or makes one; true when that worked. */
  readonly change: (change: ShareChange) => Promise<boolean>;
  readonly end: () => void;
  /** Asks again whether there is a link. */
  readonly reload: () => void;
}

/** The link of a trip, which exists only after its owner has made it. */
export function useShare(id: string): ShareState {
  const describe = useShareFailure();
  const { loaded, show, reload } = useQuery(endpoint('listShares', { params: { id } }));
  const [isEnded, setEnded] = useState(false);
  const changing = useAction(async (body: ShareChange) => {
    show({ shares: [await call('shareTrip', { params: { id }, body })] });
    setEnded(false);
  }, describe);
  const ending = useAction(async () => {
    await call('endShare', { params: { id } });
    show({ shares: [] });
    setEnded(true);
  }, describe);
  const hasFailed = loaded.status === 'failed' || loaded.status === 'missing';
  const first = hasFailed ? describe(loaded.cause) : null;
  return {
    share: (loaded.status === 'ready' && loaded.reply.shares[0]) || null,
    isLoading: loaded.status === 'loading',
    isEnded,
    isBusy: changing.isBusy || ending.isBusy,
    failure: changing.failure ?? ending.failure ?? first,
    change: async (body) => (await changing.attempt(body)) !== null,
    end: ending.run,
    reload,
  };
}
