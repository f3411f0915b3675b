import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { all, any, quote, type MatchTexts } from './match-texts.ts';
import { compareFound, type Position, type SearchPlace } from './search-place.ts';

/** What is searched for, and where. */
export interface Search extends MatchTexts {
  /** Entries that every found post has: kind, topic, country. */
  readonly facets: readonly string[];
  /** Further conditions on `post_search s`. */
  readonly where: SQL;
  /** An expression on `post_search s`; greater scores come first. */
  readonly score: SQL;
  readonly isCommon: boolean;
}

export interface Found extends Position {
  readonly id: string;
}

/** So many posts are ranked at once; ranking all that have a frequent word took 1.4 s. */
const BLOCK = 500;
/** So many of the newest posts are enough to begin with. */
const SMALLEST_BLOCK = 100;
const BUCKET = 4096;
/** The newest posts in which a frequent word is looked for first; with 15 of them the index is slower than with all posts. */
const NEWEST_BUCKETS = 4;

/** Not the column itself: walking along its index would open the vector of every post on the way, 5,000 for 500 finds. */
const NEWEST_FIRST = sql.raw('s.seq + 0 desc');

/** A block of posts, best first. */
export interface Block {
  readonly found: readonly Found[];
  /** Posts with smaller numbers may be found as well; null: none is. */
  readonly low: number | null;
  /** What the posts with other forms of the words are, where reading the first block has told. */
  readonly others: readonly Found[] | null;
}

export async function findBlock(
  queries: Queries,
  search: Search,
  place: SearchPlace,
): Promise<Block> {
  const match =
    place.phase === 'exact' ? search.exact : all([search.alike, `!${any([search.exact])}`]);
  const bounds = sql`s.seq < ${place.high} and s.seq >= ${place.low ?? 0}`;
  const wanted = place.low === null ? SMALLEST_BLOCK : BLOCK;
  const range = { high: place.high, low: place.low ?? 0, wanted };
  const ask = async (text: string) => {
    const found = await queries.execute<Found & Record<string, unknown>>(
      selectFound({ ...search, where: sql`${bounds} and ${search.where}` }, text),
    );
    return found.rows;
  };
  const newest = await amongNewest(search, match, range, ask);
  const whole = newest || !isBeginning(place) ? null : await findWhole(queries, search, bounds);
  if (whole) return whole;
  const { rows, first } = newest ?? { rows: await ask(withFacets(search, match)), first: null };
  const low = rows.length >= BLOCK ? lowest(rows, place.high) : (place.low ?? first);
  return { found: sorted(rows), low, others: null };
}

/** The smallest number. */
export function lowest(found: readonly Found[], high: number): number {
  return found.reduce((least, { seq }) => Math.min(least, seq), high);
}

const isBeginning = ({ phase, top, high, low }: SearchPlace) =>
  phase === 'exact' && high === top && low === null;

const sorted = (found: readonly Found[]) => [...found].sort(compareFound);

function selectFound(
  { score, where }: Pick<Search, 'score' | 'where'>,
  text: string,
  more = sql``,
) {
  return sql`
    select s.post_id as id, s.seq::float8 as seq, ${score} as score ${more}
    from (select s.* from post_search s where s.words @@ ${text}::tsquery and ${where}
      order by ${NEWEST_FIRST} limit ${BLOCK}) s`;
}

/** Everything that is found, in one question, unless it is more than a block. */
async function findWhole(queries: Queries, search: Search, bounds: SQL): Promise<Block | null> {
  const where = sql`${bounds} and ${search.where}`;
  const isExact = sql`, s.words @@ ${search.exact}::tsquery as is_exact`;
  const { rows } = await queries.execute<
    Found & { readonly is_exact: boolean } & Record<string, unknown>
  >(selectFound({ ...search, where }, withFacets(search, search.alike), isExact));
  if (rows.length >= BLOCK) return null;
  return {
    low: null,
    found: sorted(rows.filter((row) => row.is_exact)),
    others: sorted(rows.filter((row) => !row.is_exact)),
  };
}

/** How many posts are found in all, exact to `most`. */
export async function countFound(queries: Queries, search: Search, most: number): Promise<number> {
  const range = { high: await topNumber(queries), low: 0, wanted: most };
  const ask = async (text: string) => {
    const found = await queries.execute(sql`
      select from post_search s where s.words @@ ${text}::tsquery and ${search.where}
      order by ${NEWEST_FIRST} limit ${most}`);
    return found.rows;
  };
  const newest = await amongNewest(search, search.alike, range, ask);
  return (newest?.rows ?? (await ask(withFacets(search, search.alike)))).length;
}

/** Greater than the number of every post. */
export async function topNumber(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ readonly top: number }>(
    sql`select coalesce(max(seq), 0)::float8 + 1 as top from post_search`,
  );
  return rows[0]?.top ?? 1;
}

/** What the newest posts have of it, from the number `first` on, or null where these have too few. */
async function amongNewest<Row>(
  search: Search,
  match: string,
  { high, low, wanted }: { readonly high: number; readonly low: number; readonly wanted: number },
  ask: (text: string) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly first: number } | null> {
  const last = Math.floor((high - 1) / BUCKET);
  const first = last - NEWEST_BUCKETS + 1;
  if (!search.isCommon || first <= 0) return null;
  const buckets = Array.from({ length: NEWEST_BUCKETS }, (_, at) => quote(`#${first + at}`));
  const rows = await ask(all([any(buckets), withFacets(search, match)]));
  const isEnough = rows.length >= wanted || low >= first * BUCKET;
  return isEnough ? { rows, first: first * BUCKET } : null;
}

const withFacets = ({ facets }: Search, match: string) => all([match, ...facets.map(quote)]);
