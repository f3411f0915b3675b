import type { ReceivedInvitation } from '@fahrtwind/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { isBlockedPair } from '../../shared/people/blocked-people.ts';
import { announce } from '../../shared/live/announce.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { lockTrip, personOf, type UserDocument } from './companion.repository.ts';
import { tripInvitation } from './companion.tables.ts';
import { IS_WORTH_SOMETHING, joinLimit, WORTH } from './invitation-limit.ts';
import type { OpenInvitation } from './invitation.repository.ts';

interface ReceivedRow extends OpenInvitation, Record<string, unknown> {
  readonly expiresAt: string;
  readonly doc: UserDocument | null;
}

/** A limit, so that invitations by others cannot fill a user's screen. */
const SHOWN_AT_MOST = 20;

/**
 * Open invitations to the address of an account. Only to one that was confirmed: users can register with an address
 * that is not theirs. What one has made oneself is no invitation.
 */
async function findReceived(
  queries: Queries,
  uid: string,
  now: Date,
  which: SQL = sql``,
): Promise<readonly ReceivedRow[]> {
  const { rows } = await queries.execute<ReceivedRow>(sql`
    select i.id, i.trip_id as "tripId", trip.title as "tripTitle", trip.user_id as "ownerUid",
      true as "isForOne", ${WORTH} as role, i.expires_at as "expiresAt", user_record.doc
    from account join trip_invitation i on i.email = lower(account.email)
      join trip on trip.id = i.trip_id ${joinLimit(uid)}
      left join user_record on user_record.uid = trip.user_id
    where account.id = ${uid} and account.email_verified and trip.user_id <> account.id
      and i.ended_at is null and i.expires_at > ${now.toISOString()} and trip.deleted_at is null
      and ${IS_WORTH_SOMETHING} and not ${isBlockedPair(sql`trip.user_id`, sql`account.id`)} ${which}
    order by i.created_at desc, i.id
    limit ${SHOWN_AT_MOST}`);
  return rows;
}

export async function listReceivedInvitations(
  queries: Queries,
  uid: string,
  now: Date,
): Promise<ReceivedInvitation[]> {
  const rows = await findReceived(queries, uid, now);
  return rows.map(({ id, tripTitle, role, expiresAt, ownerUid, doc }) => ({
    id,
    tripTitle,
    role,
    ownerName: personOf(ownerUid, doc).name,
    expiresAt: new Date(expiresAt).toISOString(),
  }));
}

interface Received {
  readonly id: string;
  /** Whose address it must be to. */
  readonly uid: string;
  readonly now: Date;
}

/** Throws when there is none (any more), also when it is to another address. */
export async function findReceivedInvitation(
  queries: Queries,
  { id, uid, now }: Received,
): Promise<OpenInvitation> {
  const [found] = await findReceived(queries, uid, now, sql`and i.id = ${id}`);
  if (!found) throw new AppError('invitation-gone');
  return found;
}

/** Declines an invitation. The owner sees that it is gone. */
export async function declineInvitation(tx: Queries, received: Received): Promise<void> {
  const { tripId } = await findReceivedInvitation(tx, received);
  // Accepting and declining at the same moment wait for each other.
  await lockTrip(tx, tripId);
  const { id } = await findReceivedInvitation(tx, received);
  const happened = { event: 'companions', data: { id: tripId } } as const;
  await tx.update(tripInvitation).set({ endedAt: received.now }).where(eq(tripInvitation.id, id));
  await announce(tx, happened);
  tx.tell({ ...happened, uids: [received.uid] });
}

/** Tells the account with this confirmed address that an invitation has come or gone; resolves with its id. */
export async function announceToAddress(
  tx: Queries,
  tripId: string,
  email: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ readonly id: string }>(
    sql`select id from account where lower(email) = ${email.toLowerCase()} and email_verified`,
  );
  const happened = { event: 'companions', data: { id: tripId } } as const;
  const uid = rows[0]?.id ?? null;
  if (uid !== null) tx.tell({ ...happened, uids: [uid] });
  return uid;
}
