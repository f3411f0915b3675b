import { countExport } from '@fahrtwind/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { announce } from '../../shared/live/announce.ts';
import type { Database } from '../../db/database.ts';
import { readStoredTrip } from './trip.repository.ts';
import { trip } from './trip.tables.ts';

/** Counts up how often a trip was printed, and tells all its devices; no edit of anybody, so its time stays. */
export async function countPrint({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(trip)
      .where(and(eq(trip.id, id), isNull(trip.deletedAt)))
      .for('update');
    if (!row) return;
    const counted = countExport(readStoredTrip(row));
    if (!counted.ok) throw new Error(`Not counted: ${counted.error}`);
    const doc = { ...row.doc, tripPrints: counted.value.tripPrints };
    const [saved] = await tx
      .update(trip)
      .set({
        doc,
        revision: sql`${trip.revision} + 1`,
        bytes: Buffer.byteLength(JSON.stringify(doc)),
      })
      .where(eq(trip.id, id))
      .returning({ revision: trip.revision });
    if (saved) await announce(tx, { event: 'trip', data: { id, ...saved, isDeleted: false } });
  });
}
