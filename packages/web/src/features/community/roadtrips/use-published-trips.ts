import type { PublishedTrip } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { usePageData } from '../../../store/page-data/page-data.tsx';

export type PublishedTrips =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly trips: readonly PublishedTrip[];
      readonly next: string | null;
    };

/** Published trips that a search finds. A component searches for one thing all its life (`key`). */
export function usePublishedTrips(q: string) {
  const loaded = usePageData('listPublished', { query: { q } });
  const [found, setFound] = useState<PublishedTrips>(
    loaded ? { status: 'ready', ...loaded } : { status: 'loading' },
  );
  const isWanted = found.status === 'loading';

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    async function start() {
      const next = await load(q);
      if (!isGone) setFound(next);
    }
    void start();
    return () => {
      isGone = true;
    };
  }, [q, isWanted]);

  async function loadMore(): Promise<void> {
    if (found.status !== 'ready' || found.next === null) return;
    const more = await load(q, found.next);
    if (more.status !== 'ready') return;
    const known = new Set(found.trips.map(({ id }) => id));
    const fresh = more.trips.filter(({ id }) => !known.has(id));
    setFound({ ...more, trips: [...found.trips, ...fresh] });
  }

  return { found, loadMore, reload: () => setFound({ status: 'loading' }) };
}

async function load(q: string, after?: string): Promise<PublishedTrips> {
  try {
    return { status: 'ready', ...(await call('listPublished', { query: { q, after } })) };
  } catch (cause) {
    console.warn('Published trips not loaded', cause);
    return { status: 'failed' };
  }
}
