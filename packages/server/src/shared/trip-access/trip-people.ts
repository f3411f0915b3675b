import type { TripRole } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** A user's role in an existing trip; null without one. */
export async function findTripRole(
  queries: Queries,
  tripId: string,
  uid: string,
): Promise<TripRole | null> {
  const { rows } = await queries.execute<{ readonly role: TripRole | null }>(sql`
    select case when trip.user_id = ${uid} then 'owner' else trip_companion.role end as role
    from trip left join trip_companion
      on trip_companion.trip_id = trip.id and trip_companion.user_id = ${uid}
    where trip.id = ${tripId} and trip.deleted_at is null`);
  return rows[0]?.role ?? null;
}

/** Whether a user may change the row of `trip`, for a where clause; the parameter is their id. */
export const mayEditTrip = (uid: string): string => `(trip.user_id = ${uid} or exists (
  select from trip_companion
  where trip_id = trip.id and trip_companion.user_id = ${uid} and role = 'editor'))`;

/** All who may see the row of `trip` that a statement selects from, as rows with a `uid`. */
export const TRIP_PEOPLE = `(
  select trip.user_id as uid union select user_id from trip_companion where trip_id = trip.id)`;
