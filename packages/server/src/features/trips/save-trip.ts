import { isCopy, type TripRole } from '@fahrtwind/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { trySave, type Save } from './save-statements.ts';
import { findRoomRefusal } from './trip-quota.ts';
import type { AcceptedTrip } from './trip.policy.ts';
import { readStored } from './trip.repository.ts';
import { trip, tripSave } from './trip.tables.ts';

/** What stands against a save can go away while we look at it, but hardly again and again. */
const ATTEMPTS = 3;

/** What a save has led to. */
export interface Saved {
  readonly revision: number;
  /** Whether its legs have to be measured. */
  readonly isDue: boolean;
  /** What is stored under this revision; null where an earlier attempt of the same save has stored it. */
  readonly trip: AcceptedTrip | null;
}

/**
 * Saves a trip on the revision that it started from: of several who started from the same one, one wins. A
 * repeated attempt gets the revision of the first, also when others have saved since.
 */
export async function saveTrip(database: Database, save: Save): Promise<Saved> {
  const { accepted, base, key } = save;
  const { id, userId: uid } = accepted.trip;
  if (isCopy({ id })) throw new AppError('trip-is-copy', 'id');
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const saved = await trySave(database, save);
      if (saved) return { ...saved, trip: accepted };
      const { hash } = accepted;
      const earlier = await findEarlier(database.db, { id, uid, base, key, hash });
      if (earlier !== null) return { revision: earlier, isDue: false, trip: null };
      await refuseWithoutRoom(database.db, save);
    }
  } catch (error) {
    throw isAccountGone(error) ? new AppError('user-token-expired') : error;
  }
  throw new AppError('conflict');
}

interface Attempt extends Pick<Save, 'base' | 'key'>, Pick<AcceptedTrip, 'hash'> {
  readonly id: string;
  /** The person who saves. */
  readonly uid: string;
}

/**
 * Looks why a save could not be done: gives the revision that an earlier attempt of it got, throws what stands against it,
 * or finds nothing any more (null). Trip and key come by one query, so that they are of the same moment.
 */
export async function findEarlier(db: Database['db'], attempt: Attempt): Promise<number | null> {
  const { id, base, key, hash } = attempt;
  const standing = await findStanding(db, attempt);
  if (standing === null && base === null) return null;
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
    .where(eq(trip.id, id));
  if (!found) return null;
  const { trip: stored, earlier } = found;
  if (earlier && earlier.contentHash !== hash) throw new AppError('idempotency-key-reused');
  if (earlier) return earlier.revision;
  if (stored.deletedAt) throw new AppError('trip-deleted');
  if (stored.revision !== base) throw new AppError('trip-changed', undefined, readStored(stored));
  return null;
}

/** Nothing else stood against the save. If there is room, too, it is tried again. */
async function refuseWithoutRoom(db: Database['db'], { accepted, base }: Save): Promise<void> {
  const more = { trips: base === null ? 1 : 0, bytes: Buffer.byteLength(accepted.json) };
  const refusal = await findRoomRefusal(db, accepted.trip, more);
  if (refusal !== null) throw new AppError(refusal);
}

/**
 * What the saving user is to the stored trip; null when there is none.
 * Companions of a deleted trip are strangers to it.
 */
async function findStanding(
  db: Database['db'],
  { id, uid }: Pick<Attempt, 'id' | 'uid'>,
): Promise<TripRole | 'stranger' | null> {
  const { rows } = await db.execute<{ readonly standing: TripRole | 'stranger' }>(sql`
    select case when trip.user_id = ${uid} then 'owner'
      when trip.deleted_at is null then coalesce(companion.role, 'stranger')
      else 'stranger' end as standing
    from trip left join trip_companion companion
      on companion.trip_id = trip.id and companion.user_id = ${uid}
    where trip.id = ${id}`);
  return rows[0]?.standing ?? null;
}

/** The account was deleted, or a guest was upgraded, while the save was under way. */
function isAccountGone(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '23503';
}
