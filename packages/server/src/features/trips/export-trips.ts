import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { unpackDocument } from '../../shared/trip-document/packed-document.ts';
import { tripText } from './find-trip.ts';
import { trip } from './trip.tables.ts';

/** All trips of a user, deleted ones too, as JSON texts. Each is fetched when the one before it has been sent. */
export async function* exportTrips(queries: Queries, uid: string): AsyncGenerator<string> {
  const ids = await queries
    .select({ id: trip.id })
    .from(trip)
    .where(eq(trip.userId, uid))
    .orderBy(asc(trip.createdAt), asc(trip.id));
  for (const { id } of ids) {
    const [row] = await queries
      .select({
        revision: trip.revision,
        userId: trip.userId,
        lastOpened: trip.lastOpened,
        createdAt: trip.createdAt,
        published: trip.published,
        updatedAt: trip.updatedAt,
        deletedAt: trip.deletedAt,
        shape: trip.shape,
        summary: trip.summary,
        prints: trip.prints,
        doc: sql<Buffer>`${trip.doc}`,
      })
      .from(trip)
      .where(eq(trip.id, id));
    // Deleted for good, or handed on, since the list was made.
    if (row?.userId !== uid) continue;
    const { revision, updatedAt, deletedAt, doc } = row;
    const head = JSON.stringify({ revision, updatedAt, deletedAt });
    yield `${head.slice(0, -1)},"trip":${tripText(row, unpackDocument(doc))}}`;
  }
}
