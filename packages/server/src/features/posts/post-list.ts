import type { PostSummary } from '@fahrtwind/contract';
import { MAX_POST_TITLE_LENGTH, type SearchTerm } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { authorJoin } from './author.ts';
import { feedCountSource, feedSource, isInFeed, plannedCountries } from './feed.ts';
import { comesAfter, keyColumn, orderBy, type ListOrder } from '../../shared/lists/list-order.ts';
import { conditionsOf, searchConditionsOf, type PostFilter } from './post-filter.ts';
import { listedPosts, PLAIN_LENGTH, postColumns, type ListedRow } from './post-view.ts';
import { findSimilar, searchPosts } from './search/search-posts.ts';
import { isUnblocked, type Viewer } from './viewer.ts';

const PAGE = 20;
/** Counting goes no further. */
const COUNTED = 1000;
/** Nor this far in the feed, which has many sources. */
const COUNTED_NEWS = 100;
const SIMILAR_AT_MOST = 5;
/** How much of a text a found passage is looked for in. */
const SEARCHED_LENGTH = 12_000;

interface PostPage {
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
  const { view, q, after, limit = PAGE } = filter;
  if (view !== undefined && viewer.uid === null) throw new AppError('unauthenticated');
  if (q !== undefined) return listFound(queries, viewer, { ...filter, q });
  const order = orderOf(filter);
  const where = conditionsOf(filter, viewer);
  const { sourceOf, countOf } = await createSource(queries, viewer, { filter, order, where });
  const { rows } = await queries.execute<ListedRow & { readonly key: string }>(sql`
    select ${postColumns(viewer)}, left(p.plain, ${PLAIN_LENGTH}) as plain, ${keyColumn(order)} as key
    from ${sourceOf(comesAfter(order, after), limit + 1)} ${authorJoin('p')}
    where ${where} and ${comesAfter(order, after)}
    order by ${orderBy(order)} limit ${limit + 1}`);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    posts: await listedPosts(queries, rows.slice(0, limit)),
    next: last?.key ?? null,
    ...(await countOf()),
  };
}

async function countRows(queries: Queries, from: SQL, limit: number = COUNTED) {
  const { rows } = await queries.execute<{ readonly count: number }>(sql`
    select count(*)::int as count from (select from ${from} limit ${limit + 1}) counted`);
  return counted(rows[0]?.count ?? 0, limit);
}

function counted(count: number, limit: number = COUNTED) {
  return { count: Math.min(count, limit), hasMore: count > limit };
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

interface Listing {
  readonly filter: PostFilter;
  readonly order: ListOrder;
  readonly where: SQL;
}

interface Source {
  /** The first `limit` rows after a place. */
  readonly sourceOf: (isAfter: SQL, limit: number) => SQL;
  readonly countOf: () => Promise<Pick<PostPage, 'count' | 'hasMore'>>;
}

/** Where the rows of a list come from. */
async function createSource(
  queries: Queries,
  { uid }: Viewer,
  { filter: { view }, order, where }: Listing,
): Promise<Source> {
  if (view === 'feed' && uid !== null) {
    const feed = { uid, countries: await plannedCountries(queries, uid) };
    const all = feedCountSource({ ...feed, where, limit: COUNTED_NEWS + 1 });
    return {
      sourceOf: (isAfter, limit) =>
        sql`${feedSource({ ...feed, order, limit, where: sql`${where} and ${isAfter}` })} news
          join post p on p.id = news.id`,
      countOf: () => countRows(queries, sql`${all} news`, COUNTED_NEWS),
    };
  }
  const rows =
    view === 'saved'
      ? sql`post_saved saved join post p on p.id = saved.post_id and saved.user_id = ${uid}`
      : sql`post p`;
  return { sourceOf: () => rows, countOf: () => countRows(queries, sql`${rows} where ${where}`) };
}

/** A page of what was searched for: the best first, or the most liked of the newest. */
async function listFound(
  queries: Queries,
  viewer: Viewer,
  filter: PostFilter & { readonly q: string },
): Promise<PostPage> {
  const { facets, where } = searchConditionsOf(filter, viewer);
  const isListed = filter.view === 'feed' ? await isInFeed(queries, viewer) : sql`true`;
  const score = SCORES[filter.sort ?? 'best'];
  const narrowing = { facets, where: sql`${where} and ${isListed}`, score };
  const page = { length: filter.limit ?? PAGE, counted: COUNTED, after: filter.after };
  const { ids, terms, next, count } = await searchPosts(queries, filter.q, narrowing, page);
  return { posts: await postsById(queries, viewer, ids, terms), next, ...counted(count) };
}

/** By which a found post is rated. */
const SCORES = {
  best: null,
  new: sql`0`,
  unanswered: sql`0`,
  liked: sql`(select p.like_count from post p where p.id = s.post_id)`,
} as const;

/** Found posts in their order. */
async function postsById(
  queries: Queries,
  viewer: Viewer,
  ids: readonly string[],
  terms: readonly SearchTerm[],
): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await queries.execute<ListedRow>(sql`
    select ${postColumns(viewer)}, left(p.plain, ${SEARCHED_LENGTH}) as plain
    from post p ${authorJoin('p')} where p.id = any(${sql.param([...ids])}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted = ids.flatMap((id) => byId.get(id) ?? []);
  return listedPosts(queries, sorted, terms);
}

/** Posts with titles that have words in common with this one. */
export async function findSimilarPosts(
  queries: Queries,
  viewer: Viewer,
  title: string,
): Promise<PostSummary[]> {
  const where = sql`s.is_shown and ${isUnblocked('s', viewer.blocked)}`;
  const text = title.slice(0, MAX_POST_TITLE_LENGTH);
  const { ids, terms } = await findSimilar(queries, text, where, SIMILAR_AT_MOST);
  return postsById(queries, viewer, ids, terms);
}
