import { mayEdit, type CompanionRole } from './companions.ts';
import type { Trip } from './trip.ts';

export const COPY_MARKER = '-copy';

/** Whether the trip is a shared copy, which its id tells. */
export function isCopy(trip: Pick<Trip, 'id'>): boolean {
  return trip.id.includes(COPY_MARKER);
}

/** The id of a shared copy. The text before the marker has to be random: guessing it shows the copy. */
export function copyId(random: string): string {
  return `${random}${COPY_MARKER}`;
}

/**
 * Whether a user sees the public view of the trip: it is a copy, or published by another user. A visitor's uid is
 * null. A user who was invited to a trip sees all of it.
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

/** Whether a user may save the trip by updating the current one. An invited editor may, published or not. */
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
