import { DEMO_TRIP_PREFIX } from '@fahrtwind/domain';

/** One demo trip per user: the same id in every tab and on every retry. */
export function demoTripId(uid: string): string {
  return DEMO_TRIP_PREFIX + uid.replace(/[^\w-]/g, '');
}

export function isDemoTripId(id: string): boolean {
  return id.startsWith(DEMO_TRIP_PREFIX);
}
