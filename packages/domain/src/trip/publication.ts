import type { Trip } from './trip.ts';

export const COPY_MARKER = '-copy';

/** Whether the trip is a shared copy, which its id tells. */
export function isCopy(trip: Pick<Trip, 'id'>): boolean {
  return trip.id.includes(COPY_MARKER);
}

/** Whether somebody sees the trip as a public one: a copy, or published by another; null for a visitor. */
export function isPublicView(
  trip: Pick<Trip, 'id' | 'published' | 'userId'>,
  uid: string | null,
): boolean {
  return isCopy(trip) || (trip.published && trip.userId !== uid);
}

/** Why the ordinary save leaves a trip alone; null when it may go to the server. */
export type SaveRefusal = 'signed-out' | 'trip-is-copy' | 'published-by-another';

/** Whether somebody may save the trip by updating the current one. */
export function refusalToSave(
  trip: Pick<Trip, 'id' | 'published' | 'userId'>,
  uid: string | null,
): SaveRefusal | null {
  if (uid === null) return 'signed-out';
  if (isCopy(trip)) return 'trip-is-copy';
  return trip.published && trip.userId !== uid ? 'published-by-another' : null;
}

export function maySave(
  trip: Pick<Trip, 'id' | 'published' | 'userId'>,
  uid: string | null,
): boolean {
  return refusalToSave(trip, uid) === null;
}

/** Own trips and shared copies, which are kept in a list of their own. */
export function splitShared<T extends Pick<Trip, 'id'>>(
  trips: readonly T[],
): { readonly own: readonly T[]; readonly shared: readonly T[] } {
  return {
    own: trips.filter((trip) => !isCopy(trip)),
    shared: trips.filter((trip) => isCopy(trip)),
  };
}
