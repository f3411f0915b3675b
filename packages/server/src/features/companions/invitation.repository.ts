import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Invitation } from '@fahrtwind/contract';
import { limitsOf, type CompanionRole, RETENTION } from '@fahrtwind/domain';
import { and, count, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { isBlockedPair } from '../../shared/people/blocked-people.ts';
import { announce } from '../../shared/live/announce.ts';
import { hasProPassColumn } from '../../shared/passes/pro-pass.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { lockTrip } from './companion.repository.ts';
import { tripCompanion, tripInvitation } from './companion.tables.ts';
import { IS_WORTH_SOMETHING, joinLimit, WORTH } from './invitation-limit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for a mail that is found after a holiday. */
const VALID_DAYS = RETENTION.invitation.days;
const OPEN_PER_TRIP = 20;
/** More mails to strangers than this are no invitations to a trip. */
const MAILS_PER_DAY = 30;
/** Mails of all senders together, because the recipient did not ask for them. */
const MAILS_TO_ONE_PER_DAY = 5;

export interface NewInvitation {
  readonly tripId: string;
  readonly uid: string;
  /** Null for a link. */
  readonly email: string | null;
  readonly role: CompanionRole;
  readonly now: Date;
}

interface MadeInvitation {
  readonly invitation: Invitation;
  /** Only its hash is kept. */
  readonly token: string;
}

/** Makes an invitation; an earlier open one of the same address ends. */
export async function createInvitation(
  tx: Queries,
  wanted: NewInvitation,
): Promise<MadeInvitation> {
  const { tripId, uid, email, role, now } = wanted;
  if (email !== null) await lockMails(tx, [`from ${uid}`, `to ${email}`]);
  await lockTrip(tx, tripId);
  if (email !== null)
    await tx
      .update(tripInvitation)
      .set({ endedAt: now })
      .where(and(isOpen(tripId, now), eq(tripInvitation.email, email)));
  await refuseTooMany(tx, wanted);
  const token = randomBytes(32).toString('base64url');
  const row = {
    id: randomUUID(),
    tripId,
    createdBy: uid,
    tokenHash: hashOf(token),
    email,
    role,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
  };
  await tx.insert(tripInvitation).values(row);
  return { invitation: asInvitation(row), token };
}

async function refuseTooMany(
  tx: Queries,
  { tripId, uid, email, now }: NewInvitation,
): Promise<void> {
  const [open] = await tx
    .select({ count: count() })
    .from(tripInvitation)
    .where(isOpen(tripId, now));
  if ((open?.count ?? 0) >= OPEN_PER_TRIP) throw new AppError('invitations-full');
  if (email !== null) await refuseTooManyMails(tx, uid, email, now);
  await refuseFull(tx, tripId);
}

async function refuseTooManyMails(
  tx: Queries,
  uid: string,
  email: string,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const mailed = async (which: SQL): Promise<number> => {
    const sentToday = and(which, gt(tripInvitation.createdAt, dayAgo));
    const [found] = await tx.select({ count: count() }).from(tripInvitation).where(sentToday);
    return found?.count ?? 0;
  };
  const byThem = sql`${tripInvitation.createdBy} = ${uid} and ${tripInvitation.email} is not null`;
  if ((await mailed(byThem)) >= MAILS_PER_DAY) throw new AppError('invitations-full');
  // One answer for both: the sender does not learn who blocks them.
  const isRefused =
    (await isBlockedAddress(tx, uid, email)) ||
    (await mailed(eq(tripInvitation.email, email))) >= MAILS_TO_ONE_PER_DAY;
  if (isRefused) throw new AppError('invitation-not-possible');
}

async function isBlockedAddress(tx: Queries, uid: string, email: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from account where lower(email) = ${email} and ${isBlockedPair(sql`account.id`, sql`${uid}`)}`);
  return (rowCount ?? 0) > 0;
}

/** Mails of one sender and to one address are counted one after the other, on whichever trips. */
async function lockMails(tx: Queries, names: readonly string[]): Promise<void> {
  for (const name of names)
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${name}`}, 0))`,
    );
}

/** What was not accepted yet, newest first. */
export async function listInvitations(
  queries: Queries,
  tripId: string,
  now: Date,
): Promise<Invitation[]> {
  const rows = await queries
    .select()
    .from(tripInvitation)
    .where(isOpen(tripId, now))
    .orderBy(sql`${tripInvitation.createdAt} desc`);
  return rows.map(asInvitation);
}

/** The address it was for, null within for a link; null when there is no such open invitation. */
export async function revokeInvitation(
  queries: Queries,
  tripId: string,
  id: string,
  now: Date,
): Promise<{ readonly email: string | null } | null> {
  await lockTrip(queries, tripId);
  const [ended] = await queries
    .update(tripInvitation)
    .set({ endedAt: now })
    .where(and(isOpen(tripId, now), eq(tripInvitation.id, id)))
    .returning({ email: tripInvitation.email });
  return ended ?? null;
}

export interface OpenInvitation {
  readonly id: string;
  readonly tripId: string;
  readonly tripTitle: string;
  readonly ownerUid: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly isForOne: boolean;
  readonly role: CompanionRole;
}

/** The open invitation to a trip that is there, as it counts for a user; throws when there is none (any more). */
export async function findInvitation(
  queries: Queries,
  token: string,
  uid: string | null,
  now: Date,
): Promise<OpenInvitation> {
  const { rows } = await queries.execute<OpenInvitation & Record<string, unknown>>(sql`
    select i.id, i.trip_id as "tripId", trip.title as "tripTitle", trip.user_id as "ownerUid",
      trip.summary->>'startDate' as "startDate", trip.summary->>'endDate' as "endDate",
      i.email is not null as "isForOne", ${WORTH} as role
    from trip_invitation i join trip on trip.id = i.trip_id ${joinLimit(uid)}
    where i.token_hash = ${hashOf(token)} and i.ended_at is null and ${IS_WORTH_SOMETHING}
      and i.expires_at > ${now.toISOString()} and trip.deleted_at is null
      and not ${isBlockedPair(sql`trip.user_id`, sql`${uid}::text`)}`);
  if (!rows[0]) throw new AppError('invitation-gone');
  return rows[0];
}

interface Acceptance {
  readonly uid: string;
  /** Throws when there is no such invitation (any more). */
  readonly find: () => Promise<OpenInvitation>;
  readonly now: Date;
}

/** Lets a user join by an invitation, and answers the trip. A companion keeps the greater role. */
export async function acceptInvitation(tx: Queries, acceptance: Acceptance): Promise<string> {
  const { uid, find, now } = acceptance;
  const { tripId } = await find();
  // When two people take the last place, or the same invitation, one waits here and then finds it gone.
  await lockTrip(tx, tripId);
  const { id, role, isForOne, ownerUid } = await find();
  if (uid === ownerUid) return tripId;
  const before = await findCompanion(tx, tripId, uid);
  if (!before) {
    await refuseFull(tx, tripId);
    const invitedBy = isForOne ? 'mail' : 'link';
    await tx
      .insert(tripCompanion)
      .values({ tripId, userId: uid, role, invitedBy, acceptedAt: now });
  } else if (before === 'reader' && role === 'editor') {
    await tx.update(tripCompanion).set({ role }).where(isCompanion(tripId, uid));
  }
  if (isForOne)
    await tx.update(tripInvitation).set({ endedAt: now }).where(eq(tripInvitation.id, id));
  await announce(tx, { event: 'companions', data: { id: tripId } });
  return tripId;
}

/** Deletes invitations that can no longer be accepted and no longer count. */
export async function cleanUpInvitations(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(tripInvitation)
    .where(lt(tripInvitation.expiresAt, new Date(now.getTime() - DAY_MS)));
}

async function findCompanion(
  tx: Queries,
  tripId: string,
  uid: string,
): Promise<CompanionRole | null> {
  const [found] = await tx.select().from(tripCompanion).where(isCompanion(tripId, uid));
  return found?.role ?? null;
}

async function refuseFull(tx: Queries, tripId: string): Promise<void> {
  const [companions] = await tx
    .select({ count: count() })
    .from(tripCompanion)
    .where(eq(tripCompanion.tripId, tripId));
  if ((companions?.count ?? 0) >= (await companionLimit(tx, tripId)))
    throw new AppError('companions-full');
}

/** How many may travel along: by the owner's pass. Companions stay when it ends. */
export async function companionLimit(queries: Queries, tripId: string): Promise<number> {
  const { rows } = await queries.execute<{ readonly hasPass: boolean }>(sql`
    select ${sql.raw(hasProPassColumn('trip.user_id'))} as "hasPass" from trip where id = ${tripId}`);
  return limitsOf(rows[0]?.hasPass ?? false).companions;
}

function isCompanion(tripId: string, uid: string): SQL | undefined {
  return and(eq(tripCompanion.tripId, tripId), eq(tripCompanion.userId, uid));
}

function isOpen(tripId: string, now: Date): SQL | undefined {
  return and(
    eq(tripInvitation.tripId, tripId),
    isNull(tripInvitation.endedAt),
    gt(tripInvitation.expiresAt, now),
  );
}

interface InvitationRow {
  readonly id: string;
  readonly email: string | null;
  readonly role: CompanionRole;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

function asInvitation({ id, email, role, createdAt, expiresAt }: InvitationRow): Invitation {
  return {
    id,
    kind: email === null ? 'link' : 'mail',
    email,
    role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
