import type { CompanionRole } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Joins what the invitation `i` is still worth to a user; null for who is not known. */
export function joinLimit(uid: string | null): SQL {
  return sql`left join trip_invitation_limit worth on worth.invitation_id = i.id and worth.user_id = ${uid}`;
}

/** The role that the invitation `i` gives, after `joinLimit`. */
export const WORTH = sql`coalesce(worth.role, i.role)`;

/** Whether the invitation `i` is worth anything, after `joinLimit`. */
export const IS_WORTH_SOMETHING = sql`(worth.invitation_id is null or worth.role is not null)`;

/**
 * Remembers that the owner has removed a companion (null) or given them a role: with an invitation from before, which
 * may be a link that everybody has, they would undo that. New invitations are not concerned.
 */
export async function limitInvitations(
  tx: Queries,
  tripId: string,
  uid: string,
  role: CompanionRole | null,
): Promise<void> {
  if (role === 'editor') {
    await tx.execute(sql`delete from trip_invitation_limit
      where user_id = ${uid} and role is not null
        and invitation_id in (select id from trip_invitation where trip_id = ${tripId})`);
    return;
  }
  await tx.execute(sql`
    insert into trip_invitation_limit (invitation_id, user_id, role)
    select id, ${uid}, ${role} from trip_invitation where trip_id = ${tripId} and ended_at is null
    on conflict (invitation_id, user_id) do update set role = excluded.role
    where trip_invitation_limit.role is not null`);
}
