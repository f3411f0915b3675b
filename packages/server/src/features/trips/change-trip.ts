import { isCopy, withTripChanges, type Trip, type TripChanges } from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readTripFor } from './find-trip.ts';
import type { RecentTrips } from './recent-trips.ts';
import { findEarlier, saveTrip, type Saved } from './save-trip.ts';
import { acceptChanged, hashOfChanges } from './trip.policy.ts';

const ATTEMPTS = 3;

interface Change {
  readonly id: string;
  readonly uid: string;
  readonly base: number;
  readonly key: string | null;
  readonly now: Date;
  readonly changes: TripChanges;
  /** The JSON that was sent. */
  readonly text: string;
}

interface Parts {
  readonly database: Database;
  readonly recent: RecentTrips;
}

/** Saves what has changed of a trip, with the same rules and the same result as saving it whole. */
export async function changeTrip(parts: Parts, change: Change): Promise<Saved> {
  const { id, uid, base, key, now, changes, text } = change;
  if (isCopy({ id })) throw new AppError('trip-is-copy', 'id');
  const hash = hashOfChanges(text);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await findBefore(parts, change);
    if (before) {
      const sent = withTripChanges(before, changes);
      if (!sent) throw new AppError('invalid-argument', 'days');
      if (sent['id'] !== id) throw new AppError('invalid-argument', 'id');
      const accepted = acceptChanged(sent, { uid, now, hash });
      return await saveTrip(parts.database, { accepted, base, key, now });
    }
    const revision = await findEarlier(parts.database.db, { id, uid, base, key, hash });
    if (revision !== null) return { revision, isDue: false, trip: null };
  }
  throw new AppError('conflict');
}

/** The trip in the revision that the change started from; null when it is no longer the newest, or not theirs to change. */
async function findBefore(
  { database, recent }: Parts,
  { id, uid, base }: Change,
): Promise<Trip | null> {
  const kept = recent.get(uid, id, base);
  if (kept) return kept;
  const found = await readTripFor(database.pool, id, uid);
  return found?.revision === base && found.role !== 'reader' ? found.trip : null;
}
