import type { TripPublication } from '@fahrtwind/contract';
import type { Omission } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import { announce } from '../../shared/live/announce.ts';
import type { Queries } from '../../db/queries.ts';
import { showPhotos, type NamedPhoto } from '../../shared/photos/shown-photos.ts';
import { HOME, type Said } from './public-trip.repository.ts';

type StoredPublication = Omit<TripPublication, 'url'>;

interface PublicationRow extends Record<string, unknown> {
  readonly title: string;
  readonly text: string;
  readonly country: string;
  readonly place: string;
  readonly photos: readonly NamedPhoto[];
  readonly omit: Omission[];
  readonly publishedAt: string;
  readonly changedAt: string;
  readonly revision: number;
}

export async function findPublication(
  queries: Queries,
  tripId: string,
): Promise<StoredPublication | null> {
  const { rows } = await queries.execute<PublicationRow>(sql`
    select p.title, p.text, p.country, p.place, p.photos, p.omit, p.published_at as "publishedAt",
      p.changed_at as "changedAt", trip.revision::float8 as revision
    from trip_publication p join trip on trip.id = p.trip_id where p.trip_id = ${tripId}`);
  const [row] = rows;
  if (!row) return null;
  const [publishedAt, changedAt] = [row.publishedAt, row.changedAt].map((time) =>
    new Date(time).toISOString(),
  );
  const photos = [...(await showPhotos(queries, row.photos))];
  return { ...row, photos, publishedAt: publishedAt ?? '', changedAt: changedAt ?? '' };
}

/** What moderators have hidden is not shown again by withdrawing and publishing it. */
const WAS_HIDDEN = sql.raw(`coalesce((select action = 'hide' from moderation_decision
  where target_kind = 'trip' and target_id = trip.id and action in ('hide', 'restore')
  order by created_at desc limit 1), false)`);

/** Publishes a trip or changes how it is published. Its first day in public stays. */
export async function publish(
  tx: Queries,
  tripId: string,
  { title, text, country, place, photos, omit }: Said,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const shown = JSON.stringify(photos);
  const left = sql.param([...new Set(omit)]);
  await tx.execute(sql`
    insert into trip_publication
      (trip_id, title, text, country, place, photos, omit, home, published_at, changed_at, is_hidden)
    select trip.id, ${title}, ${text}, ${country}, ${place}, ${shown}::jsonb, ${left}::text[],
      ${HOME}, ${time}::timestamptz, ${time}::timestamptz, ${WAS_HIDDEN}
    from trip left join user_record on user_record.uid = trip.user_id where trip.id = ${tripId}
    on conflict (trip_id) do update set title = excluded.title, text = excluded.text,
      country = excluded.country, place = excluded.place, photos = excluded.photos, omit = excluded.omit,
      home = coalesce(excluded.home, trip_publication.home),
      version = trip_publication.version + 1, changed_at = excluded.changed_at`);
  await tx.execute(sql`
    update trip set public_doc = null where id = ${tripId} and public_doc is not null`);
  await setPublished(tx, tripId, true);
}

/** What the publication of a trip refers to; nothing where there is none. Locked until the transaction ends. */
export async function lockPublication(
  tx: Queries,
  tripId: string,
): Promise<{ readonly photos: readonly NamedPhoto[]; readonly postId: string | null }> {
  await tx.execute(sql`select from trip where id = ${tripId} for no key update`);
  const { rows } = await tx.execute<{ photos: readonly NamedPhoto[]; postId: string | null }>(sql`
    select photos, post_id as "postId" from trip_publication where trip_id = ${tripId}`);
  return rows[0] ?? { photos: [], postId: null };
}

export async function setPost(tx: Queries, tripId: string, postId: string): Promise<void> {
  await tx.execute(sql`update trip_publication set post_id = ${postId} where trip_id = ${tripId}`);
}

/** Ends a publication; what was said of the trip is gone with it. */
export async function withdraw(tx: Queries, tripId: string): Promise<void> {
  await tx.execute(sql`delete from trip_publication where trip_id = ${tripId}`);
  await setPublished(tx, tripId, false);
}

/** A change is a revision of the trip, so that all devices hear of it. */
async function setPublished(tx: Queries, id: string, published: boolean): Promise<void> {
  const { rows } = await tx.execute<{ readonly revision: number }>(sql`
    update trip set published = ${published}, revision = revision + 1
    where id = ${id} and published <> ${published} returning revision::float8 as revision`);
  const [row] = rows;
  if (row) await announce(tx, { event: 'trip', data: { id, ...row, isDeleted: false } });
}

/** For the account's export. */
export async function exportPublications(queries: Queries, uid: string): Promise<unknown> {
  const { rows } = await queries.execute(sql`
    select p.trip_id as "tripId", p.title, p.text, p.country, p.place, p.photos, p.omit, p.home,
      p.published_at as "publishedAt", p.changed_at as "changedAt"
    from trip_publication p join trip on trip.id = p.trip_id
    where trip.user_id = ${uid} order by p.published_at, p.trip_id`);
  return rows;
}
