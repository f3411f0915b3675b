import { and, eq, isNull, sql } from 'drizzle-orm';
import { announce } from '../../shared/live/announce.ts';
import type { Database } from '../../db/database.ts';
import { trip } from './trip.tables.ts';

/** Counts up how often a trip was printed, and tells all its devices; no edit of anybody, so its time stays. */
export async function countPrint({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [saved] = await tx
      .update(trip)
      .set({ prints: sql`${trip.prints} + 1`, revision: sql`${trip.revision} + 1` })
      .where(and(eq(trip.id, id), isNull(trip.deletedAt)))
      .returning({ revision: trip.revision });
    if (saved) await announce(tx, { event: 'trip', data: { id, ...saved, isDeleted: false } });
  });
}
