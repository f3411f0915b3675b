const PREFIX = 'demo-';

/** One demo trip per user: the same id in every tab and on every retry. */
export function demoTripId(uid: string): string {
  return PREFIX + uid.replace(/[^\w-]/g, '');
}

export function isDemoTripId(id: string): boolean {
  return id.startsWith(PREFIX);
}
