import type { Companion, CompanionTrip } from '@fahrtwind/contract';
import { fallbackUser, publicUser, readUser, type CompanionRole } from '@fahrtwind/domain';
import { and, eq, sql } from 'drizzle-orm';
import { announce } from '../../shared/live/announce.ts';
import type { Queries } from '../../db/queries.ts';
import { tripCompanion } from './companion.tables.ts';
import { limitInvitations } from './invitation-limit.ts';

type Person = CompanionTrip['owner'];
export type UserDocument = Readonly<Record<string, unknown>>;

export function personOf(uid: string, record: UserDocument | null): Person {
  const { name, photoURL } = publicUser(record ? readUser(uid, record) : fallbackUser(uid));
  return { uid, name, photoURL };
}

export async function findOwner(queries: Queries, tripId: string): Promise<Person | null> {
  const { rows } = await queries.execute<{
    readonly uid: string;
    readonly doc: UserDocument | null;
  }>(
    sql`select trip.user_id as uid, user_record.doc
      from trip left join user_record on user_record.uid = trip.user_id
      where trip.id = ${tripId}`,
  );
  return rows[0] ? personOf(rows[0].uid, rows[0].doc) : null;
}

interface CompanionRow extends Record<string, unknown> {
  readonly uid: string;
  readonly role: CompanionRole;
  readonly acceptedAt: string;
  readonly doc: UserDocument | null;
}

/** The companions of a trip, in the order in which they came. */
export async function listCompanions(queries: Queries, tripId: string): Promise<Companion[]> {
  const { rows } = await queries.execute<CompanionRow>(sql`
    select c.user_id as uid, c.role, c.accepted_at as "acceptedAt", user_record.doc
    from trip_companion c left join user_record on user_record.uid = c.user_id
    where c.trip_id = ${tripId}
    order by c.accepted_at, c.user_id`);
  return rows.map(({ uid, role, acceptedAt, doc }) => ({
    ...personOf(uid, doc),
    role,
    acceptedAt: new Date(acceptedAt).toISOString(),
  }));
}

interface CompanionTripRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly published: boolean;
  readonly summary: CompanionTrip;
  readonly updatedAt: string;
  readonly createdAt: string;
  readonly role: CompanionRole;
  readonly acceptedAt: string;
  readonly ownerUid: string;
  readonly doc: UserDocument | null;
}

/** The trips of others that a user was invited to. It does not tell when their owners opened them. */
export async function listCompanionTrips(queries: Queries, uid: string): Promise<CompanionTrip[]> {
  const { rows } = await queries.execute<CompanionTripRow>(sql`
    select trip.id, trip.title, trip.revision::float8, trip.published, trip.summary,
      trip.updated_at as "updatedAt", trip.created_at as "createdAt",
      c.role, c.accepted_at as "acceptedAt", trip.user_id as "ownerUid", user_record.doc
    from trip_companion c join trip on trip.id = c.trip_id
      left join user_record on user_record.uid = trip.user_id
    where c.user_id = ${uid} and trip.deleted_at is null
    order by c.accepted_at desc, trip.id`);
  return rows.map(({ summary, updatedAt, createdAt, acceptedAt, ownerUid, doc, ...row }) => ({
    ...summary,
    ...row,
    lastOpened: new Date(acceptedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
    owner: personOf(ownerUid, doc),
  }));
}

/** False if there is no companion with that id. */
export async function changeRole(
  tx: Queries,
  tripId: string,
  uid: string,
  role: CompanionRole,
): Promise<boolean> {
  await lockTrip(tx, tripId);
  const changed = await tx
    .update(tripCompanion)
    .set({ role })
    .where(and(eq(tripCompanion.tripId, tripId), eq(tripCompanion.userId, uid)))
    .returning({ uid: tripCompanion.userId });
  if (changed.length === 0) return false;
  await limitInvitations(tx, tripId, uid, role);
  await announce(tx, { event: 'companions', data: { id: tripId } });
  return true;
}

/** Removes a companion and tells them; false if they are none. Companions who leave by themselves may come back. */
export async function removeCompanion(
  tx: Queries,
  tripId: string,
  uid: string,
  by: 'owner' | 'themselves',
): Promise<boolean> {
  await lockTrip(tx, tripId);
  const removed = await tx
    .delete(tripCompanion)
    .where(and(eq(tripCompanion.tripId, tripId), eq(tripCompanion.userId, uid)))
    .returning({ uid: tripCompanion.userId });
  if (removed.length === 0) return false;
  if (by === 'owner') await limitInvitations(tx, tripId, uid, null);
  const happened = { event: 'companions', data: { id: tripId } } as const;
  await announce(tx, happened);
  tx.tell({ ...happened, uids: [uid] });
  return true;
}

/** Two people no longer travel along on trips of each other. */
export async function separate(tx: Queries, one: string, other: string): Promise<void> {
  const { rows } = await tx.execute<{ readonly tripId: string; readonly uid: string }>(sql`
    select trip.id as "tripId", c.user_id as uid from trip_companion c join trip on trip.id = c.trip_id
    where (trip.user_id = ${one} and c.user_id = ${other}) or (trip.user_id = ${other} and c.user_id = ${one})
    order by trip.id`);
  for (const { tripId, uid } of rows) await removeCompanion(tx, tripId, uid, 'owner');
}

/** Companions and invitations of a trip change one after the other. */
export async function lockTrip(tx: Queries, tripId: string): Promise<void> {
  await tx.execute(sql`select from trip where id = ${tripId} for no key update`);
}
