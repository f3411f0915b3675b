import type { PostSummary } from '@fahrtwind/contract';
import { slug, type PostCategory, type PostSort } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { authorJoin } from './author.ts';
import { comesAfter, keyColumn, orderBy, type ListOrder } from './list-order.ts';
import { listedPosts, PLAIN_LENGTH, postColumns, type ListedRow } from './post-view.ts';
import { isUnblocked, type Viewer } from './viewer.ts';

const PAGE = 20;
/** Counting goes no further. */
const COUNTED = 1000;
const SIMILAR_AT_MOST = 5;

export interface PostFilter {
  readonly category?: PostCategory | undefined;
  readonly country?: string | undefined;
  readonly place?: string | undefined;
  readonly sort?: PostSort | undefined;
  readonly view?: 'feed' | 'saved' | undefined;
  readonly author?: string | undefined;
  readonly q?: string | undefined;
  readonly after?: string | undefined;
}

export interface PostPage {
  readonly posts: PostSummary[];
  readonly next: string | null;
  readonly count: number;
  readonly hasMore: boolean;
}

/** A page of posts. It goes on after the sort values and id of the last one, so that new posts shift nothing. */
export async function listPosts(
  queries: Queries,
  viewer: Viewer,
  filter: PostFilter,
): Promise<PostPage> {
  if (filter.view !== undefined && viewer.uid === null) throw new AppError('unauthenticated');
  const order = orderOf(filter);
  const from = sourceOf(filter, viewer);
  const where = sql.join(conditionsOf(filter, viewer), sql` and `);
  const { rows } = await queries.execute<ListedRow & { readonly key: string }>(sql`
    select ${postColumns(viewer)}, left(p.plain, ${PLAIN_LENGTH}) as plain, ${keyColumn(order)} as key
    from ${from} ${authorJoin('p')}
    where ${where} and ${comesAfter(order, filter.after)}
    order by ${orderBy(order)} limit ${PAGE + 1}`);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    posts: await listedPosts(queries, rows.slice(0, PAGE)),
    next: last?.key ?? null,
    ...(await countPosts(queries, from, where)),
  };
}

async function countPosts(queries: Queries, from: SQL, where: SQL) {
  const { rows } = await queries.execute<{ readonly count: number }>(sql`
    select count(*)::int as count from (select from ${from} where ${where} limit ${COUNTED + 1}) counted`);
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, COUNTED), hasMore: count > COUNTED };
}

const NEWEST: ListOrder = {
  values: [
    { column: sql`p.created_at`, kind: 'time' },
    { column: sql`p.id`, kind: 'id' },
  ],
  direction: 'descending',
};

const MOST_LIKED: ListOrder = {
  ...NEWEST,
  values: [{ column: sql`p.like_count`, kind: 'number' }, ...NEWEST.values],
};

const LAST_SAVED: ListOrder = {
  values: [
    { column: sql`saved.created_at`, kind: 'time' },
    { column: sql`saved.post_id`, kind: 'id' },
  ],
  direction: 'descending',
};

function orderOf({ sort, view }: PostFilter): ListOrder {
  if (sort === 'liked') return MOST_LIKED;
  return view === 'saved' && sort === undefined ? LAST_SAVED : NEWEST;
}

function sourceOf({ view }: PostFilter, { uid }: Viewer): SQL {
  return view === 'saved'
    ? sql`post_saved saved join post p on p.id = saved.post_id and saved.user_id = ${uid}`
    : sql`post p`;
}

const BY_CATEGORY: Readonly<Record<PostCategory, SQL>> = {
  fragen: sql`p.kind = 'frage'`,
  tipps: sql`p.kind = 'tipp'`,
  roadtrips: sql`p.kind = 'roadtrip'`,
  'fahrzeuge-camper': sql`p.topic = 'fahrzeuge-camper'`,
  ausruestung: sql`p.topic = 'ausruestung'`,
  laender: sql`p.country_key <> ''`,
};

function conditionsOf(filter: PostFilter, viewer: Viewer): SQL[] {
  const { category, country, place, sort, view, author, q } = filter;
  const isOwn = author !== undefined && author === viewer.uid;
  const conditions = [sql`p.deleted_at is null`, isUnblocked('p', viewer.blocked)];
  // Own posts that wait for a moderator or were hidden stand in the own list alone.
  if (!isOwn) conditions.push(sql`p.state = 'shown'`);
  if (category !== undefined) conditions.push(BY_CATEGORY[category]);
  if (country !== undefined)
    conditions.push(sql`p.country_key = ${slug(country)} and p.country_key <> ''`);
  if (place !== undefined) conditions.push(sql`p.place_key = ${slug(place)}`);
  if (sort === 'unanswered') conditions.push(sql`p.answer_count = 0`);
  if (author !== undefined) conditions.push(sql`p.user_id = ${author}`);
  if (view === 'feed') {
    conditions.push(sql`p.user_id in (
      select followed_id from user_follow where follower_id = ${viewer.uid})`);
  }
  if (q !== undefined) conditions.push(containsAll(q));
  return conditions;
}

/** Every word somewhere in the title or the text. */
function containsAll(q: string): SQL {
  const words = q.split(/\s+/).filter((word) => word !== '');
  const found = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`(p.title ilike ${pattern} or p.plain ilike ${pattern})`;
  });
  return found.length > 0 ? sql.join(found, sql` and `) : sql`true`;
}

/** Posts with a word of the title in theirs. */
export async function findSimilarPosts(
  queries: Queries,
  viewer: Viewer,
  title: string,
): Promise<PostSummary[]> {
  const words = slug(title)
    .split('-')
    .filter((word) => word.length > 3)
    .slice(0, 12);
  if (words.length === 0) return [];
  const { rows } = await queries.execute<ListedRow>(sql`
    select ${postColumns(viewer)}, left(p.plain, ${PLAIN_LENGTH}) as plain
    from post p ${authorJoin('p')}
    where p.deleted_at is null and p.state = 'shown' and ${isUnblocked('p', viewer.blocked)}
      and string_to_array(p.slug, '-') && ${sql.param(words)}::text[]
    order by p.created_at desc, p.id desc limit ${SIMILAR_AT_MOST}`);
  return listedPosts(queries, rows);
}
