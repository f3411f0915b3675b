import { MAX_TRIP_BYTES, quotaLevel, QUOTAS } from '@fahrtwind/domain';
import { formatBytes } from '../../../format/bytes.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useTripsTexts } from '../texts.ts';

/** With fewer trips than this even a guest has more than a fifth of the room left. Then the server is not asked. */
const FEWEST_TRIPS = Math.floor((0.8 * QUOTAS.guest.bytes) / MAX_TRIP_BYTES);

/** Says when the account has hardly any room left for trips. */
export function RoomNotice({ tripCount }: { readonly tripCount: number }) {
  const texts = useTripsTexts();
  const language = useLanguage();
  const { loaded } = useQuery(tripCount >= FEWEST_TRIPS ? endpoint('getUsage') : null);
  const usage = loaded.status === 'ready' ? loaded.reply : null;
  const level = usage ? quotaLevel(usage.used, usage.quota) : 'fine';
  if (!usage || level === 'fine') return null;
  const { used, quota } = usage;
  const isAboutTrips = used.trips / quota.trips >= used.bytes / quota.bytes;
  const [count, max] = isAboutTrips
    ? [String(used.trips), texts.roomTrips(quota.trips)]
    : [formatBytes(used.bytes, language), formatBytes(quota.bytes, language)];
  return (
    <Notice kind={level === 'full' ? 'negative' : 'info'}>
      {level === 'full' ? texts.roomFull(count, max) : texts.roomNear(count, max)}
    </Notice>
  );
}
