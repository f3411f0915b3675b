/** How much of trips an account may keep. */
export interface Quota {
  readonly trips: number;
  readonly bytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Far above what people plan in a life: a trip of three weeks has 40 KB. Guests are meant to try things out. */
export const QUOTAS = {
  registered: { trips: 1000, bytes: 200 * MEGABYTE },
  guest: { trips: 50, bytes: 20 * MEGABYTE },
} as const satisfies Readonly<Record<string, Quota>>;

/** Ids of demo trips begin so; the guest's own id follows. */
export const DEMO_TRIP_PREFIX = 'demo-';

/** What guests of one network may do together: a household, a hostel, not a machine that makes guests. */
export const GUESTS_OF_NETWORK = { perDay: 20, bytes: 100 * MEGABYTE } as const;

/** Deleted trips can be restored and are kept as long; with them an account may have this many times its bytes. */
export const QUOTA_WITH_DELETED = 2;

const NEAR = 0.8;

/** Whether to warn that there is not much room left. */
export function quotaLevel(used: Quota, quota: Quota): 'fine' | 'near' | 'full' {
  const share = Math.max(used.trips / quota.trips, used.bytes / quota.bytes);
  if (share >= 1) return 'full';
  return share > NEAR ? 'near' : 'fine';
}
