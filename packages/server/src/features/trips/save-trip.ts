import { isCopy, type Trip } from '@fahrtwind/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { findTripRole } from '../../db/trip-people.ts';
import { AppError } from '../../http/app-error.ts';
import { trySave, type Save } from './save-statements.ts';
import { readStored } from './trip.repository.ts';
import { trip, tripSave } from './trip.tables.ts';

/** What stands against a save can go away while we look at it, but hardly again and again. */
const ATTEMPTS = 3;

/**
 * Saves a trip on the revision that it started from: of several who started from the same one, one wins. A
 * repeated attempt gets the revision of the first, also when others have saved since.
 */
export async function saveTrip({ db, pool }: Database, save: Save): Promise<number> {
  if (isCopy(save.accepted.trip)) throw new AppError('trip-is-copy', 'id');
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const revision = (await trySave(pool, save)) ?? (await findEarlier(db, save));
      if (revision !== null) return revision;
    }
  } catch (error) {
    throw isAccountGone(error) ? new AppError('user-token-expired') : error;
  }
  throw new AppError('conflict');
}

/**
 * Looks why a save could not be done: gives the revision that an earlier attempt of it got, throws what stands against it,
 * or finds nothing any more (null). One query, so that trip and key are of the same moment.
 */
async function findEarlier(db: Database['db'], save: Save): Promise<number | null> {
  const { accepted, base, key } = save;
  const [found] = await db
    .select({ trip, earlier: tripSave })
    .from(trip)
    .leftJoin(
      tripSave,
      and(eq(tripSave.tripId, trip.id), key === null ? sql`false` : eq(tripSave.key, key)),
    )
    .where(eq(trip.id, accepted.trip.id));
  if (!found) {
    if (base !== null) throw new AppError('object-not-found');
    return null;
  }
  const { trip: stored, earlier } = found;
  // The same for published, private and deleted ones: an id cannot be taken over and tells nothing.
  if (stored.userId !== accepted.trip.userId && !(await isEditor(db, accepted.trip)))
    throw new AppError('unauthorized');
  if (earlier && earlier.contentHash !== accepted.hash)
    throw new AppError('idempotency-key-reused');
  if (earlier) return earlier.revision;
  if (stored.deletedAt) throw new AppError('trip-deleted');
  if (stored.revision !== base) throw new AppError('trip-changed', undefined, readStored(stored));
  return null;
}

/** Whoever saves stands in the accepted document as its owner. */
async function isEditor(db: Database['db'], { id, userId }: Trip): Promise<boolean> {
  return (await findTripRole(db, id, userId)) === 'editor';
}

/** The account was deleted, or a guest became somebody else, while the save was under way. */
function isAccountGone(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '23503';
}
