import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { tripCompanion, tripInvitation } from './companion.tables.ts';

/** A user's part of the export: trips on which they are a companion, invitations they sent, and old invitations that no longer give them the full role. */
export async function exportCompanions(queries: Queries, uid: string): Promise<unknown> {
  const travelsAlong = await queries
    .select({
      tripId: tripCompanion.tripId,
      role: tripCompanion.role,
      invitedBy: tripCompanion.invitedBy,
      acceptedAt: tripCompanion.acceptedAt,
    })
    .from(tripCompanion)
    .where(eq(tripCompanion.userId, uid))
    .orderBy(tripCompanion.acceptedAt);
  const invitations = await queries
    .select({
      tripId: tripInvitation.tripId,
      email: tripInvitation.email,
      role: tripInvitation.role,
      createdAt: tripInvitation.createdAt,
      expiresAt: tripInvitation.expiresAt,
      endedAt: tripInvitation.endedAt,
    })
    .from(tripInvitation)
    .where(eq(tripInvitation.createdBy, uid))
    .orderBy(tripInvitation.createdAt);
  const { rows: limits } = await queries.execute(sql`
    select i.trip_id as "tripId", worth.role
    from trip_invitation_limit worth join trip_invitation i on i.id = worth.invitation_id
    where worth.user_id = ${uid} order by i.created_at`);
  return { travelsAlong, invitations, limits };
}

/**
 * Deletes the invitations to a user's address. Rows with the user's id are deleted with the account. The people of their
 * trips are told that companions have changed, so that their devices load the list again.
 */
export async function forgetCompanion(tx: Queries, uid: string): Promise<void> {
  await tx.execute(sql`delete from trip_invitation
    where email = (select lower(email) from account where id = ${uid})`);
  const { rows } = await tx.execute<{ readonly id: string; readonly uids: readonly string[] }>(sql`
    select trip.id, array(
      select trip.user_id union select user_id from trip_companion where trip_id = trip.id
    ) as uids
    from trip
    where exists (select from trip_companion where trip_id = trip.id
      and (user_id = ${uid} or trip.user_id = ${uid}))`);
  for (const { id, uids } of rows) tx.tell({ event: 'companions', data: { id }, uids });
}
