import type { PostSummary } from '@fahrtwind/contract';
import { MAX_POST_TITLE_LENGTH, type SearchTerm } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { authorJoin } from './author.ts';
import { feedCountSource, feedSource, isInFeed, plannedCountries } from './feed.ts';
import { comesAfter, keyColumn, orderBy, type ListOrder } from '../../shared/lists/list-order.ts';
import { conditionsOf, searchConditionsOf, type PostFilter } from './post-filter.ts';
import { listedColumns, listedPosts, PLAIN_LENGTH, type ListedRow } from './post-view.ts';
import { COUNTED } from './search/find-block.ts';
import { findSimilar, searchPosts } from './search/search-posts.ts';
import { isUnblocked, type Viewer } from './viewer.ts';

const PAGE = 20;
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
export async function listPosts(db: Db, viewer: Viewer, filter: PostFilter): Promise<PostPage> {
  const { view, q, after, limit = PAGE } = filter;
  if (view !== undefined && viewer.uid === null) throw new AppError('unauthenticated');
  if (q !== undefined) return listFound(db, viewer, { ...filter, q });
  const order = orderOf(filter);
  const where = conditionsOf(filter, viewer);
  const { sourceOf, counted, countedAtMost } = await createSource(db, viewer, {
    filter,
    order,
    where,
  });
  // As numbers of the text, because the plan depends on them.
  const [read, most] = [limit + 1, countedAtMost + 1].map((number) => sql.raw(String(number)));
  const count = sql`select count(*)::int as count from (select from ${counted} limit ${most}) counted`;
  const rows = await db.ask<ListedRow & { readonly key: string; readonly count: number }>(sql`
    select ${listedColumns(viewer, PLAIN_LENGTH)}, ${keyColumn(order)} as key, (${count}) as count
    from ${sourceOf(comesAfter(order, after), read ?? sql`1`)} ${authorJoin('p')}
    where ${where} and ${comesAfter(order, after)}
    order by ${orderBy(order)} limit ${read}`);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  // A list ends with posts, unless these went in between.
  const [{ count: found } = { count: 0 }] =
    rows.length > 0 || after === undefined ? rows : await db.ask<{ readonly count: number }>(count);
  return {
    posts: listedPosts(rows.slice(0, limit)),
    next: last?.key ?? null,
    ...countOf(found, countedAtMost),
  };
}

function countOf(count: number, limit: number): Pick<PostPage, 'count' | 'hasMore'> {
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
  readonly sourceOf: (isAfter: SQL, limit: SQL) => SQL;
  /** All rows, in no order. */
  readonly counted: SQL;
  /** Counting goes no further. */
  readonly countedAtMost: number;
}

/** Where the rows of a list come from. */
async function createSource(
  db: Db,
  { uid }: Viewer,
  { filter: { view }, order, where }: Listing,
): Promise<Source> {
  if (view === 'feed' && uid !== null) {
    const feed = { uid, countries: await plannedCountries(db, uid) };
    return {
      sourceOf: (isAfter, limit) =>
        sql`${feedSource({ ...feed, order, limit, where: sql`${where} and ${isAfter}` })} news
          join post p on p.id = news.id`,
      counted: sql`${feedCountSource({ ...feed, where, limit: COUNTED_NEWS + 1 })} news`,
      countedAtMost: COUNTED_NEWS,
    };
  }
  const rows =
    view === 'saved'
      ? sql`post_saved saved join post p on p.id = saved.post_id and saved.user_id = ${uid}`
      : sql`post p`;
  return { sourceOf: () => rows, counted: sql`${rows} where ${where}`, countedAtMost: COUNTED };
}

/** A page of what was searched for: the best first, or the most liked of the newest. */
async function listFound(
  db: Db,
  viewer: Viewer,
  filter: PostFilter & { readonly q: string },
): Promise<PostPage> {
  const { facets, where } = searchConditionsOf(filter, viewer);
  const isListed = filter.view === 'feed' ? await isInFeed(db, viewer) : sql`true`;
  const score = SCORES[filter.sort ?? 'best'];
  const isNarrow = filter.author !== undefined;
  const narrowing = { facets, where: sql`${where} and ${isListed}`, score, isNarrow };
  const page = { length: filter.limit ?? PAGE, after: filter.after };
  const { ids, terms, next, total, isPart } = await searchPosts(db, filter.q, narrowing, page);
  const { count, hasMore } = countOf(total, COUNTED);
  const posts = await postsById(db, viewer, ids, terms);
  return { posts, next, count, hasMore: hasMore || isPart };
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
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
  terms: readonly SearchTerm[],
): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db.ask<ListedRow>(sql`
    select ${listedColumns(viewer, SEARCHED_LENGTH)}
    from post p ${authorJoin('p')} where p.id = any(${sql.param([...ids])}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return listedPosts(
    ids.flatMap((id) => byId.get(id) ?? []),
    terms,
  );
}

/** Posts with titles that have words in common with this one. */
export async function findSimilarPosts(
  db: Db,
  viewer: Viewer,
  title: string,
): Promise<PostSummary[]> {
  const where = sql`s.is_shown and ${isUnblocked('s', viewer.blocked)}`;
  const text = title.slice(0, MAX_POST_TITLE_LENGTH);
  const { ids, terms } = await findSimilar(db, text, where, SIMILAR_AT_MOST);
  return postsById(db, viewer, ids, terms);
}
