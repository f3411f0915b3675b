import { randomUUID } from 'node:crypto';
import { documentOf, isHeld, MAX_POST_TITLE_LENGTH, plainText } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import type { NamedPhoto } from '../../shared/photos/shown-photos.ts';
import { deletePost, insertPost, updatePost, type WrittenPost } from './post.repository.ts';
import { checkNewcomer, checkQuota, lockWriter } from './writer.repository.ts';

/** What the owner of a published trip says of it. */
interface TripPost extends Pick<
  WrittenPost,
  'title' | 'country' | 'place' | 'location' | 'photos'
> {
  readonly uid: string;
  readonly tripId: string;
  readonly text: string;
}

/**
 * The post of a published trip. The publication has the say: its words and photos replace those of the post, also where these
 * were edited since. A post that its author has deleted stays deleted.
 */
async function writeTripPost(tx: Queries, postId: string | null, trip: TripPost): Promise<string> {
  const writer = await lockWriter(tx, trip.uid);
  const post = { ...writtenPost(trip), uid: trip.uid };
  checkNewcomer(writer, post);
  if (postId === null) {
    const id = randomUUID();
    checkQuota(writer, 'post', Buffer.byteLength(JSON.stringify(post.document)));
    const open = isHeld(writer, 'post') ? 'held' : 'shown';
    const state = (await wasHidden(tx, trip.tripId)) ? 'hidden' : open;
    await insertPost(tx, { ...post, id, state });
    return id;
  }
  const stored = await findStored(tx, postId);
  if (stored && isSame(stored, post)) await move(tx, postId, post.location);
  else if (stored) {
    const { topic, version } = stored;
    await updatePost(tx, { ...post, id: postId, topic, version });
  }
  return postId;
}

/** The place on maps follows the trip, without a word that it was edited: it may lie at a home that is hidden now. */
async function move(tx: Queries, id: string, location: WrittenPost['location']): Promise<void> {
  const [lat, lng] = [location?.lat ?? null, location?.lng ?? null];
  await tx.execute(sql`update post set lat = ${lat}, lng = ${lng} where id = ${id}`);
}

/** For what publishes trips. */
export const tripPosts = { write: writeTripPost, remove: deletePost };

/** What moderators have hidden is not shown again by withdrawing and publishing the trip. */
async function wasHidden(tx: Queries, tripId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from post where trip_id = ${tripId} and state = 'hidden'
    union all select from trip_publication where trip_id = ${tripId} and is_hidden limit 1`);
  return (rowCount ?? 0) > 0;
}

function writtenPost({ text, title, ...trip }: TripPost): WrittenPost {
  const { country, place, location, photos, tripId } = trip;
  return {
    kind: 'roadtrip',
    title: shortened(title),
    topic: null,
    country,
    place,
    location,
    tripId,
    document: documentOf(text),
    photos,
  };
}

/** Titles of trips may be longer. */
function shortened(title: string): string {
  if (title.length <= MAX_POST_TITLE_LENGTH) return title;
  return `${title
    .slice(0, MAX_POST_TITLE_LENGTH - 1)
    .toWellFormed()
    .trimEnd()}…`;
}

interface StoredPost extends Pick<WrittenPost, 'title' | 'country' | 'place' | 'topic'> {
  readonly plain: string;
  readonly photos: readonly NamedPhoto[];
  readonly version: number;
}

async function findStored(tx: Queries, id: string): Promise<StoredPost | undefined> {
  const { rows } = await tx.execute<StoredPost & Record<string, unknown>>(sql`
    select title, country, place, topic, plain, photos, version from post
    where id = ${id} and deleted_at is null for no key update`);
  return rows[0];
}

/** Whether readers of the post would see no change: it would be „bearbeitet“ all the same. */
function isSame(stored: StoredPost, post: WrittenPost): boolean {
  return seenOf(stored, stored.plain) === seenOf(post, plainText(post.document));
}

type Seen = Pick<WrittenPost, 'title' | 'country' | 'place' | 'photos'>;

function seenOf({ title, country, place, photos }: Seen, words: string): string {
  const shown = photos.map(({ path, alt }) => [path, alt]);
  return JSON.stringify([title, country, place, words, shown]);
}
