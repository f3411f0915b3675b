import { publicTripPath } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';

/** Tells the owner of a published or shared trip. False when there is no such trip, or it is not public. */
export async function tellCopied(
  tx: Queries,
  id: string,
  by: string,
  notify: Notify,
): Promise<boolean> {
  const { rows } = await tx.execute<{
    readonly id: string;
    readonly owner: string;
    readonly title: string;
  }>(sql`
    select trip.id, trip.user_id as owner, coalesce(trip_publication.title, trip.title) as title
    from trip left join trip_publication on trip_publication.trip_id = trip.id
    where trip.id = coalesce((
        select trip_id from trip_share
        where trip_share.id = ${id} and (expires_on is null or expires_on >= current_date)), ${id})
      and trip.deleted_at is null and (trip.id <> ${id} or (trip.published and not trip_publication.is_hidden))`);
  const [trip] = rows;
  if (!trip) return false;
  await notify(tx, [
    {
      to: trip.owner,
      kind: 'trip-copied',
      by,
      thing: `copied:trip:${trip.id}`,
      target: publicTripPath(id),
      about: trip.title,
    },
  ]);
  return true;
}
