import { MAX_TRIP_BYTES, quotaLevel, QUOTAS, type Quota } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useTripsTexts } from './texts.ts';

/** With fewer trips than this even a guest has more than a fifth of the room left. Then the server is not asked. */
const FEWEST_TRIPS = Math.floor((0.8 * QUOTAS.guest.bytes) / MAX_TRIP_BYTES);

interface Usage {
  readonly used: Quota;
  readonly quota: Quota;
}

/** Says when the account has hardly any room left for trips. */
export function RoomNotice({ tripCount }: { readonly tripCount: number }) {
  const texts = useTripsTexts();
  const usage = useUsage(tripCount);
  const level = usage ? quotaLevel(usage.used, usage.quota) : 'fine';
  if (!usage || level === 'fine') return null;
  const { used, quota } = usage;
  const isAboutTrips = used.trips / quota.trips >= used.bytes / quota.bytes;
  const [count, max] = isAboutTrips
    ? [String(used.trips), texts.roomTrips(quota.trips)]
    : [megabytes(used.bytes), `${megabytes(quota.bytes)} MB`];
  return (
    <Notice kind={level === 'full' ? 'negative' : 'info'}>
      {level === 'full' ? texts.roomFull(count, max) : texts.roomNear(count, max)}
    </Notice>
  );
}

function useUsage(tripCount: number): Usage | null {
  const [usage, setUsage] = useState<Usage | null>(null);
  const mayBeNear = tripCount >= FEWEST_TRIPS;
  useEffect(() => {
    if (!mayBeNear) return undefined;
    const abort = new AbortController();
    call('getUsage', { signal: abort.signal }).then(setUsage, (cause: unknown) => {
      if (!abort.signal.aborted) console.info('Room not asked for', cause);
    });
    return () => abort.abort();
  }, [mayBeNear]);
  return mayBeNear ? usage : null;
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 1024 / 1024));
}
