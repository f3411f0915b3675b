import { mayEdit, type CompanionRole } from './companions.ts';
import type { Trip } from './trip.ts';

export const COPY_MARKER = '-copy';

/** Whether the trip is a shared copy, which its id tells. */
export function isCopy(trip: Pick<Trip, 'id'>): boolean {
  return trip.id.includes(COPY_MARKER);
}

/**
 * Whether somebody sees the trip as a public one: a copy, or published by another; null for a visitor. Who was
 * invited to a trip sees all of it.
 */
export function isPublicView(
  trip: Pick<Trip, 'id' | 'published' | 'userId'>,
  uid: string | null,
  companionRole: CompanionRole | null = null,
): boolean {
  return isCopy(trip) || (trip.published && trip.userId !== uid && companionRole === null);
}

/** Why the ordinary save leaves a trip alone; null when it may go to the server. */
export type SaveRefusal = 'signed-out' | 'trip-is-copy' | 'published-by-another' | 'only-reading';

/** Whether somebody may save the trip by updating the current one; an invited editor may, published or not. */
export function refusalToSave(
  trip: Pick<Trip, 'id' | 'published' | 'userId'>,
  uid: string | null,
  companionRole: CompanionRole | null = null,
): SaveRefusal | null {
  if (uid === null) return 'signed-out';
  if (isCopy(trip)) return 'trip-is-copy';
  if (trip.userId === uid) return null;
  if (companionRole !== null) return mayEdit(companionRole) ? null : 'only-reading';
  return trip.published ? 'published-by-another' : null;
}

export function maySave(
  trip: Pick<Trip, 'id' | 'published' | 'userId'>,
  uid: string | null,
  companionRole: CompanionRole | null = null,
): boolean {
  return refusalToSave(trip, uid, companionRole) === null;
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
