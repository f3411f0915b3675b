import { isCopy, type Trip } from '@fahrtwind/domain';
import { and, eq, sql } from 'drizzle-orm';
import { announceChange } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { mendedText } from './storable.ts';
import { summaryOf } from './trip-summary.ts';
import type { AcceptedTrip } from './trip.policy.ts';
import { readStored } from './trip.repository.ts';
import { trip, tripSave } from './trip.tables.ts';

export interface Save {
  readonly accepted: AcceptedTrip;
  /** The revision that the caller started from, null for a trip that must not be there yet. */
  readonly base: number | null;
  readonly key: string | null;
  readonly now: Date;
}

/**
 * Saves a trip on the revision that it started from: of several who started from the same one, one wins. A
 * repeated attempt gets the revision of the first, also when others have saved since.
 */
export async function saveTrip({ db }: Database, save: Save): Promise<number> {
  if (isCopy(save.accepted.trip)) throw new AppError('trip-is-copy', 'id');
  const attempt = (): Promise<number | null> => db.transaction((tx) => trySave(tx, save));
  try {
    // Null: somebody made a trip of this id between our look and our insert, so that now there is one to see.
    const revision = (await attempt()) ?? (await attempt());
    if (revision !== null) return revision;
  } catch (error) {
    throw isAccountGone(error) ? new AppError('user-token-expired') : error;
  }
  throw new AppError('conflict');
}

async function trySave(tx: Queries, save: Save): Promise<number | null> {
  const { accepted, base, now } = save;
  const { id, userId } = accepted.trip;
  const [stored] = await tx
    .select({
      userId: trip.userId,
      revision: trip.revision,
      deletedAt: trip.deletedAt,
      createdAt: trip.createdAt,
      lastOpened: trip.lastOpened,
    })
    .from(trip)
    .where(eq(trip.id, id))
    .for('update');
  if (!stored) {
    if (base !== null) throw new AppError('object-not-found');
    return insertTrip(tx, save);
  }
  // The same for published, private and deleted ones: an id cannot be taken over and tells nothing.
  if (stored.userId !== userId) throw new AppError('unauthorized');
  const earlier = await findEarlier(tx, save);
  if (earlier !== null) return earlier;
  if (stored.deletedAt) throw new AppError('trip-deleted');
  if (stored.revision !== base) throw await changedSince(tx, id);
  const lastOpened = new Date(
    Math.max(Date.parse(accepted.trip.lastOpened), stored.lastOpened.getTime()),
  );
  const revision = stored.revision + 1;
  const createdAt = stored.createdAt.toISOString();
  await tx
    .update(trip)
    .set({
      ...columnsOf(accepted.trip),
      doc: sql`jsonb_set(${accepted.json}::jsonb, '{createdAt}', to_jsonb(${createdAt}::text))`,
      revision,
      lastOpened,
      updatedAt: now,
    })
    .where(eq(trip.id, id));
  await remember(tx, save, revision);
  return revision;
}

async function insertTrip(tx: Queries, save: Save): Promise<number | null> {
  const { accepted, now } = save;
  const { id, userId, createdAt, lastOpened } = accepted.trip;
  const inserted = await tx
    .insert(trip)
    .values({
      id,
      userId,
      ...columnsOf(accepted.trip),
      doc: sql`${accepted.json}::jsonb`,
      createdAt: new Date(createdAt),
      lastOpened: new Date(lastOpened),
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ revision: trip.revision });
  const revision = inserted[0]?.revision ?? null;
  if (revision !== null) await remember(tx, save, revision);
  return revision;
}

function columnsOf(given: Trip) {
  const { from, to, ...summary } = summaryOf(given);
  return {
    title: mendedText(given.title),
    published: given.published,
    summary: { ...summary, from: mendedText(from), to: mendedText(to) },
  };
}

/** The revision that an earlier attempt of this very save got. */
async function findEarlier(tx: Queries, save: Save): Promise<number | null> {
  if (save.key === null) return null;
  const [earlier] = await tx
    .select()
    .from(tripSave)
    .where(and(eq(tripSave.tripId, save.accepted.trip.id), eq(tripSave.key, save.key)));
  if (!earlier) return null;
  if (earlier.contentHash !== save.accepted.hash) throw new AppError('idempotency-key-reused');
  return earlier.revision;
}

/** Keeps the key for retries, and tells the other devices. */
async function remember(tx: Queries, save: Save, revision: number): Promise<void> {
  const { id, userId } = save.accepted.trip;
  await announceChange(tx, { uid: userId, id, revision, isDeleted: false });
  if (save.key === null) return;
  const row = { tripId: id, key: save.key, contentHash: save.accepted.hash, revision };
  await tx.insert(tripSave).values(row);
}

async function changedSince(tx: Queries, id: string): Promise<AppError> {
  const [row] = await tx.select().from(trip).where(eq(trip.id, id));
  return row ? new AppError('trip-changed', undefined, readStored(row)) : new AppError('conflict');
}

/** The account was deleted, or a guest became somebody else, while the save was under way. */
function isAccountGone(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === '23503';
}
