import { sql } from 'drizzle-orm';
import type { TripEvent } from '../../db/telling/changes.ts';
import type { Queries } from '../../db/queries.ts';
import { TRIP_PEOPLE } from '../trip-access/trip-people.ts';

/** Tells all people of a trip, on all servers, once the transaction is committed. */
export async function announce(queries: Queries, happened: TripEvent): Promise<void> {
  const { rows } = await queries.execute<{ readonly uid: string }>(sql`
    select person.uid from trip, lateral ${sql.raw(TRIP_PEOPLE)} person
    where id = ${happened.data.id}`);
  queries.tell({ ...happened, uids: rows.map(({ uid }) => uid) });
}
