import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/queries.ts';
import { all, any, quote, type MatchTexts } from './match-texts.ts';
import { compareFound, type Position, type SearchPlace } from './search-place.ts';

/** What is searched for, and where. */
export interface Search extends Pick<MatchTexts, 'alike'> {
  /** Entries that every found post has: kind, topic, country. */
  readonly facets: readonly string[];
  /** Further conditions on `post_search s`. */
  readonly where: SQL;
  /** An expression on `post_search s`; greater scores come first. */
  readonly score: SQL;
  /** Whether so many posts have the words that not all of them are looked through at once. */
  readonly isCommon: boolean;
}

export interface Found extends Position {
  readonly id: string;
}

/** So many posts are ranked at once; ranking all that have a frequent word took 1.4 s. */
const BLOCK = 100;
/** Counting goes no further. */
export const COUNTED = 1000;
const BUCKET = 4096;
/** The newest posts, in which common words are looked for first. Three quarters of a millisecond for each bucket. */
const NEWEST_BUCKETS = 2;
/** With so many of them, older posts are not looked at. */
const ENOUGH = 21;

/** A block of posts, best first. */
export interface Block {
  readonly found: readonly Found[];
  /** Posts with smaller numbers may be found as well; null: none is. */
  readonly low: number | null;
  /** How many were found here in all, exact to one more than `COUNTED`. */
  readonly total: number;
  /** Whether older posts were not looked at. */
  readonly isPart: boolean;
}

interface Range {
  readonly from: number;
  readonly below: number;
}

/**
 * The next posts that are found. At the beginning of a search for common words only the newest posts are looked through,
 * so that it takes no longer among many: where no post has all of three frequent words, all their entries would be read.
 */
export async function findBlock(
  db: Db,
  search: Search,
  { high, low, last }: SearchPlace,
  isBeginning: boolean,
): Promise<Block> {
  if (low !== null) {
    const block = await ask(db, search, { from: low, below: high });
    return { ...block, low: block.low ?? low };
  }
  const newest = search.isCommon && last === null ? newestBelow(high) : null;
  if (newest) {
    const block = await ask(db, search, newest);
    if (isBeginning || block.found.length >= ENOUGH)
      return { ...block, low: block.low ?? newest.from, isPart: true };
  }
  return ask(db, search, { from: 0, below: high });
}

/** Null where there are no older ones. */
function newestBelow(high: number): Range | null {
  const first = Math.floor((high - 1) / BUCKET) - NEWEST_BUCKETS + 1;
  return first > 0 ? { from: first * BUCKET, below: high } : null;
}

async function ask(db: Db, search: Search, range: Range): Promise<Block> {
  const rows = await db.ask<Found & { readonly total: number }>(sql`
    with found as materialized (
      select s.post_id, s.seq, s.words from post_search s where ${isFound(search, range)}
      order by ${NEWEST_FIRST} limit ${sql.raw(String(COUNTED + 1))})
    select s.post_id as id, s.seq::float8 as seq, ${search.score} as score,
      (select count(*)::int from found) as total
    from (select * from found order by seq desc limit ${sql.raw(String(BLOCK))}) s`);
  const total = rows[0]?.total ?? 0;
  return {
    found: rows.toSorted(compareFound),
    low: total > BLOCK ? lowest(rows, range.below) : null,
    total,
    isPart: false,
  };
}

/** The smallest number. */
export function lowest(found: readonly Found[], high: number): number {
  return found.reduce((least, { seq }) => Math.min(least, seq), high);
}

/** Not the column itself: walking along its index would open the vector of every post on the way, 5,000 for 500 finds. */
const NEWEST_FIRST = sql.raw('s.seq + 0 desc');

function isFound(search: Search, { from, below }: Range): SQL {
  const match = all([
    ...bucketsOf(from, below),
    search.alike,
    ...search.facets.map((facet) => quote(facet)),
  ]);
  return sql`s.words @@ ${match}::tsquery and s.seq + 0 >= ${from}::bigint and s.seq + 0 < ${below}::bigint
    and ${search.where}`;
}

/** The buckets of a short range; with many of them the index is slower than without. */
function bucketsOf(from: number, below: number): readonly string[] {
  const [first, last] = [Math.floor(from / BUCKET), Math.floor((below - 1) / BUCKET)];
  if (last - first >= NEWEST_BUCKETS) return [];
  return [any(Array.from({ length: last - first + 1 }, (_, at) => quote(`#${first + at}`)))];
}

/** How many posts are found: in all of them, or of common words among the newest. */
export async function countFound(
  db: Db,
  search: Search,
  top: number,
): Promise<Pick<Block, 'total' | 'isPart'>> {
  const newest = search.isCommon ? newestBelow(top) : null;
  const rows = await db.ask<{ readonly total: number }>(sql`
    select count(*)::int as total from (select from post_search s
      where ${isFound(search, newest ?? { from: 0, below: top })} limit ${sql.raw(String(COUNTED + 1))}) counted`);
  return { total: rows[0]?.total ?? 0, isPart: newest !== null };
}

/** Greater than the number of every post. */
export async function topNumber(db: Db): Promise<number> {
  const rows = await db.ask<{ readonly top: number }>(
    sql`select coalesce(max(seq), 0)::float8 + 1 as top from post_search`,
  );
  return rows[0]?.top ?? 1;
}
