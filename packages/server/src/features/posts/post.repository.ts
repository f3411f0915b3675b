import type { Post } from '@fahrtwind/contract';
import {
  countryKey,
  postSlug,
  slug,
  type PostDocument,
  type PostKind,
  type PostState,
  type PostTopic,
} from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db, Queries } from '../../db/queries.ts';
import { dropPhotos, usePhotos, type NamedPhoto } from '../../shared/photos/shown-photos.ts';
import { AppError } from '../../http/app-error.ts';
import { authorJoin } from './author.ts';
import { orNotFound } from './post.policy.ts';
import { dropOldVersions } from './post-versions.ts';
import { storedText } from './post-text-columns.ts';
import { newShortId } from './short-id.ts';
import { fullColumns, fullPost, type FullRow } from './post-view.ts';
import { writeSearch } from './search/write-search.ts';
import { isVisible, type Viewer } from './viewer.ts';

/** What an author says. */
export interface WrittenPost {
  readonly kind: PostKind;
  readonly title: string;
  readonly topic: PostTopic | null;
  readonly country: string;
  readonly place: string;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  readonly tripId: string | null;
  readonly document: PostDocument;
  readonly photos: readonly NamedPhoto[];
}

/** A post by its id or its short id. */
export async function findPost(db: Db, viewer: Viewer, key: string): Promise<Post> {
  const rows = await db.ask<FullRow>(sql`
    select ${fullColumns(viewer)}, coalesce((select thread.state from post_thread thread
        where thread.post_id = p.id and thread.user_id = ${viewer.uid}), 'default') as thread
    from post p ${authorJoin('p')}
    where (p.id = ${key} or p.short_id = ${key}) and p.deleted_at is null and ${isVisible('p', viewer)}
    limit 1`);
  return fullPost(orNotFound(rows[0]));
}

export async function isTaken(tx: Queries, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from post where id = ${id}`);
  return (rowCount ?? 0) > 0;
}

/** The stored version where it says something else than this, or null. Locked until the transaction ends. */
export async function differentVersion(
  tx: Queries,
  post: WrittenPost & { readonly id: string },
): Promise<number | null> {
  const { id, kind, title, topic, country, place, location, tripId } = post;
  const { doc, photos } = storedText(post);
  const { rows } = await tx.execute<{ readonly version: number }>(sql`
    select version from post where id = ${id}
      and (kind, title, topic, country, place, lat, lng, trip_id, doc, photos) is distinct from
        (${kind}::text, ${title}::text, ${topic}::text, ${country}::text, ${place}::text,
        ${location?.lat ?? null}::float8, ${location?.lng ?? null}::float8, ${tripId}::text, ${doc}::jsonb,
        ${photos}::jsonb)
    for no key update`);
  return rows[0]?.version ?? null;
}

/** False where the id is taken. */
export async function insertPost(
  tx: Queries,
  post: WrittenPost & { readonly id: string; readonly uid: string; readonly state: PostState },
): Promise<boolean> {
  const { id, uid, kind, title, topic, country, place, location, tripId, state } = post;
  const stored = storedText(post);
  const { rowCount } = await tx.execute(sql`
    insert into post (id, short_id, kind, slug, title, doc, plain, photos, topic, country, place,
      country_key, place_key, lat, lng, trip_id, user_id, state, bytes)
    values (${id}, ${newShortId()}, ${kind}, ${postSlug(title)}, ${title}, ${stored.doc}::jsonb, ${stored.plain},
      ${stored.photos}::jsonb, ${topic}, ${country}, ${place}, ${countryKey(country)}, ${slug(place)},
      ${location?.lat ?? null}, ${location?.lng ?? null}, ${tripId}, ${uid}, ${state}, ${stored.bytes})
    on conflict (id) do nothing`);
  if (rowCount === 0) return false;
  await writeSearch(tx, { ...post, plain: stored.plain });
  return true;
}

/** A hidden post stays the post of its trip, or publishing that anew would show it again. */
const keptTrip = (tripId: string | null): SQL =>
  sql`case when state = 'hidden' then coalesce(trip_id, ${tripId}) else ${tripId} end`;

/** Changes a post of this version, and keeps what it said before. */
export async function updatePost(
  tx: Queries,
  post: WrittenPost & { readonly id: string; readonly uid: string; readonly version: number },
): Promise<void> {
  const { id, kind, title, topic, country, place, location, tripId, version } = post;
  const stored = storedText(post);
  const { rows } = await tx.execute<{ readonly photos: readonly NamedPhoto[] }>(sql`
    with before as (select id, title, plain, photos from post where id = ${id} and version = ${version}),
    kept as (insert into post_version (post_id, title, plain) select id, title, plain from before)
    update post set kind = ${kind}, slug = ${postSlug(title)}, title = ${title}, doc = ${stored.doc}::jsonb,
      plain = ${stored.plain}, photos = ${stored.photos}::jsonb, topic = ${topic}, country = ${country},
      place = ${place}, country_key = ${countryKey(country)}, place_key = ${slug(place)},
      lat = ${location?.lat ?? null}, lng = ${location?.lng ?? null}, trip_id = ${keptTrip(tripId)},
      best_answer_id = case when ${kind} = 'frage' then best_answer_id end,
      bytes = ${stored.bytes}, version = version + 1, edited_at = now()
    from before where post.id = before.id returning before.photos`);
  const [before] = rows;
  if (!before) throw new AppError('conflict', 'version');
  await writeSearch(tx, { ...post, plain: stored.plain });
  await dropOldVersions(tx, { postId: id, answerId: null });
  const shown = new Set(post.photos.map(({ path }) => path));
  await dropPhotos(
    tx,
    post.uid,
    before.photos.filter(({ path }) => !shown.has(path)),
  );
}

/** It stays until the clean-up; its photos are no longer seen by others. */
export async function deletePost(tx: Queries, id: string): Promise<void> {
  const { rows } = await tx.execute<{ photos: readonly NamedPhoto[]; uid: string | null }>(sql`
    update post set deleted_at = now() where id = ${id} and deleted_at is null
    returning photos, user_id as uid`);
  for (const { photos, uid } of rows) if (uid !== null) await dropPhotos(tx, uid, photos);
}

/** Photos are the author's own and there; the trip is the author's own, published and not hidden. */
export async function checkReferences(
  tx: Queries,
  uid: string,
  { photos, tripId }: Pick<WrittenPost, 'photos' | 'tripId'>,
): Promise<void> {
  if (!(await usePhotos(tx, uid, photos))) throw new AppError('photo-missing', 'photos');
  if (tripId === null) return;
  const { rowCount } = await tx.execute(sql`
    select from trip join trip_publication shown on shown.trip_id = trip.id and not shown.is_hidden
    where trip.id = ${tripId} and user_id = ${uid} and published and deleted_at is null for key share of trip`);
  if (rowCount === 0) throw new AppError('trip-not-published', 'tripId');
}
