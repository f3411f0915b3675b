import type { Trip } from '../trip/trip.ts';

export interface ReassignOwner {
  readonly fromUserId: string;
  readonly toUserId: string;
}

/** Hands every trip of one user to another, as when a guest signs up; doing it again changes nothing. */
export function reassignOwner<T extends Pick<Trip, 'userId'>>(
  trips: readonly T[],
  { fromUserId, toUserId }: ReassignOwner,
): readonly T[] {
  return trips.map((trip) => (trip.userId === fromUserId ? { ...trip, userId: toUserId } : trip));
}
