const PREFIX = 'demo-';

/** One demo trip a person: the same id in every tab and at every repeat. */
export function demoTripId(uid: string): string {
  return PREFIX + uid.replace(/[^\w-]/g, '');
}

export function isDemoTripId(id: string): boolean {
  return id.startsWith(PREFIX);
}
