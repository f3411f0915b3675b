import { createHash } from 'node:crypto';
import type { EditorialPost } from '@fahrtwind/contract';
import { countryKey, postSlug, shortIdOf, slug } from '@fahrtwind/domain';
import type { Pool, PoolClient } from 'pg';
import { lockedTransaction } from '../../../db/locked-transaction.ts';
import { readDocument, storedText } from '../post-text-columns.ts';
import { plantTrip, removeTrips, type MeasureLegs } from './editorial-trip.ts';

// Any number will do, as long as every version of Fahrtwind uses the same one.
const LOCK = 7_110_016;
/** To be raised when posts or trips are made in another way from the same files. */
const SHAPE = 4;

interface Planning {
  /** Asked only when something has changed. */
  readonly measureLegs: MeasureLegs;
  /** Changes with the table of roads, along which the trips are measured. */
  readonly roads: string;
}

/**
 * Brings the posts of the editors to what the files say: new ones come, changed ones change, missing ones go. Likes and
 * answers of people stay, and so does what a moderator has decided.
 */
export async function plantEditorialPosts(
  pool: Pool,
  posts: readonly EditorialPost[],
  { measureLegs, roads }: Planning,
): Promise<void> {
  const hash = createHash('sha256')
    .update(`${SHAPE} ${roads} ${JSON.stringify(posts)}`)
    .digest('hex');
  await lockedTransaction(pool, LOCK, async (client) => {
    const { rows } = await client.query<{ readonly hash: string }>(
      'select hash from editorial_state',
    );
    if (rows[0]?.hash === hash) return;
    const trips: string[] = [];
    for (const post of posts) {
      const tripId = await plantTrip(client, post, measureLegs);
      if (tripId !== null) trips.push(tripId);
      await plantPost(client, post, tripId);
    }
    await removeOthers(client, posts);
    await removeTrips(client, trips);
    await client.query('delete from editorial_state');
    await client.query('insert into editorial_state (hash) values ($1)', [hash]);
  });
}

async function plantPost(
  client: PoolClient,
  post: EditorialPost,
  tripId: string | null,
): Promise<void> {
  const { id, kind, title, topic, country, place, location, createdAt } = post;
  const text = storedText({ title, document: readDocument(post.document), photos: [] });
  // The page shows the days from the route; a search finds the post by them all the same.
  const days = post.route?.days.map((day) => `${day.title}. ${day.text}`) ?? [];
  await client.query(
    `insert into post as known (id, short_id, kind, slug, title, doc, plain, topic, country, place, country_key,
       place_key, lat, lng, trip_id, is_editorial, bytes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, true, $16, $17)
     on conflict (id) do update set kind = excluded.kind, slug = excluded.slug, title = excluded.title,
       doc = excluded.doc, plain = excluded.plain, topic = excluded.topic, country = excluded.country,
       place = excluded.place, country_key = excluded.country_key, place_key = excluded.place_key,
       lat = excluded.lat, lng = excluded.lng, trip_id = excluded.trip_id, bytes = excluded.bytes,
       best_answer_id = null, created_at = excluded.created_at, deleted_at = null,
       version = known.version + 1
     where (known.kind, known.title, known.doc, known.plain, known.topic, known.country, known.place, known.lat, known.lng,
         known.trip_id, known.best_answer_id, known.created_at, known.deleted_at)
       is distinct from (excluded.kind, excluded.title, excluded.doc, excluded.plain, excluded.topic, excluded.country,
         excluded.place, excluded.lat, excluded.lng, excluded.trip_id, null,
         excluded.created_at, null)`,
    [
      id,
      shortIdOf(createHash('sha256').update(id).digest()),
      kind,
      postSlug(title),
      title,
      text.doc,
      [text.plain, ...days].join('\n'),
      topic,
      country,
      place,
      countryKey(country),
      slug(place),
      location?.lat ?? null,
      location?.lng ?? null,
      tripId,
      text.bytes,
      createdAt,
    ],
  );
}

/** Also takes away the answers that earlier versions have given to questions of their own. */
async function removeOthers(client: PoolClient, posts: readonly EditorialPost[]): Promise<void> {
  await client.query(
    `update post set deleted_at = now()
     where is_editorial and deleted_at is null and id <> all($1::text[])`,
    [posts.map(({ id }) => id)],
  );
  await client.query(
    'update post_answer set deleted_at = now() where is_editorial and deleted_at is null',
  );
}
