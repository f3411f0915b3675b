import { eq, sql } from 'drizzle-orm';
import { announceTo } from '../../db/changes.ts';
import type { Queries } from '../../db/queries.ts';
import { tripCompanion, tripInvitation } from './companion.tables.ts';

/** Where somebody travels along, and whom they have invited. */
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
  return { travelsAlong, invitations };
}

/**
 * Rows with their id go with the account; invitations to their address do not. Everybody who has a trip in common with
 * them hears that something has changed, and their devices look what.
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
  for (const { id, uids } of rows)
    await announceTo(tx, uids, { event: 'companions', data: { id } });
}
