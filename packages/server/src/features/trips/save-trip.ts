import { isCopy, type Trip, type TripRole } from '@fahrtwind/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { trySave, type Save } from './save-statements.ts';
import { findRoomRefusal } from './trip-quota.ts';
import { readStored } from './trip.repository.ts';
import { trip, tripSave } from './trip.tables.ts';

/** What stands against a save can go away while we look at it, but hardly again and again. */
const ATTEMPTS = 3;

/**
 * Saves a trip on the revision that it started from: of several who started from the same one, one wins. A
 * repeated attempt gets the revision of the first, also when others have saved since.
 */
export async function saveTrip(database: Database, save: Save): Promise<number> {
  if (isCopy(save.accepted.trip)) throw new AppError('trip-is-copy', 'id');
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const revision = (await trySave(database, save)) ?? (await findEarlier(database.db, save));
      if (revision !== null) return revision;
    }
  } catch (error) {
    throw isAccountGone(error) ? new AppError('user-token-expired') : error;
  }
  throw new AppError('conflict');
}

/**
 * Looks why a save could not be done: gives the revision that an earlier attempt of it got, throws what stands against it,
 * or finds nothing any more (null). Trip and key come by one query, so that they are of the same moment.
 */
async function findEarlier(db: Database['db'], save: Save): Promise<number | null> {
  const { accepted, base, key } = save;
  const standing = await findStanding(db, accepted.trip);
  if (standing === null && base === null) return tryAgainWithRoom(db, save);
  if (standing === 'reader') throw new AppError('unauthorized');
  // Strangers hear the same of private, published and deleted trips as of none.
  if (standing === null || standing === 'stranger') throw new AppError('object-not-found');
  const [found] = await db
    .select({ trip, earlier: tripSave })
    .from(trip)
    .leftJoin(
      tripSave,
      and(eq(tripSave.tripId, trip.id), key === null ? sql`false` : eq(tripSave.key, key)),
    )
    .where(eq(trip.id, accepted.trip.id));
  if (!found) return null;
  const { trip: stored, earlier } = found;
  if (earlier && earlier.contentHash !== accepted.hash)
    throw new AppError('idempotency-key-reused');
  if (earlier) return earlier.revision;
  if (stored.deletedAt) throw new AppError('trip-deleted');
  if (stored.revision !== base) throw new AppError('trip-changed', undefined, readStored(stored));
  return tryAgainWithRoom(db, save);
}

/** Nothing else stood against the save. If there is room, too, it is tried again. */
async function tryAgainWithRoom(db: Database['db'], { accepted, base }: Save): Promise<null> {
  const more = { trips: base === null ? 1 : 0, bytes: Buffer.byteLength(accepted.json) };
  const refusal = await findRoomRefusal(db, accepted.trip, more);
  if (refusal !== null) throw new AppError(refusal);
  return null;
}

/**
 * What the saving user, whom the accepted document names as its owner, is to the stored trip; null when there is none.
 * Companions of a deleted trip are strangers to it.
 */
async function findStanding(
  db: Database['db'],
  { id, userId }: Trip,
): Promise<TripRole | 'stranger' | null> {
  const { rows } = await db.execute<{ readonly standing: TripRole | 'stranger' }>(sql`
    select case when trip.user_id = ${userId} then 'owner'
      when trip.deleted_at is null then coalesce(companion.role, 'stranger')
      else 'stranger' end as standing
    from trip left join trip_companion companion
      on companion.trip_id = trip.id and companion.user_id = ${userId}
    where trip.id = ${id}`);
  return rows[0]?.standing ?? null;
}

/** The account was deleted, or a guest was upgraded, while the save was under way. */
function isAccountGone(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '23503';
}
