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
  /** Of `post_search s`; greater ones come first. */
  readonly score: SQL;
  readonly isCommon: boolean;
}

export interface Found extends Position {
  readonly id: string;
}

/** So many posts are ranked at once; ranking all that have a frequent word took 1.4 s. */
export const BLOCK = 500;
const BUCKET = 4096;
/** The newest posts in which a frequent word is looked for first. */
const NEWEST_BUCKETS = 4;

/** Not the column itself: walking along its index would open the vector of every post on the way, 5,000 for 500 finds. */
const NEWEST_FIRST = sql.raw('s.seq + 0 desc');

/** The posts of a block, best first. */
export async function findBlock(
  queries: Queries,
  search: Search,
  place: SearchPlace,
): Promise<readonly Found[]> {
  const match =
    place.phase === 'exact' ? search.exact : all([search.alike, `!${any([search.exact])}`]);
  const bounds = sql`s.seq < ${place.high} and s.seq >= ${place.low ?? 0}`;
  const range = { high: place.high, low: place.low ?? 0, wanted: BLOCK };
  const rows = await fromNewest(search, match, range, async (text) => {
    const found = await queries.execute<Found & Record<string, unknown>>(sql`
      select s.post_id as id, s.seq::float8 as seq, ${search.score} as score
      from (select s.* from post_search s
        where s.words @@ ${text}::tsquery and ${bounds} and ${search.where}
        order by ${NEWEST_FIRST} limit ${BLOCK}) s`);
    return found.rows;
  });
  return [...rows].sort(compareFound);
}

/** How many posts are found in all, exact to `most`. */
export async function countFound(queries: Queries, search: Search, most: number): Promise<number> {
  const range = { high: await topNumber(queries), low: 0, wanted: most };
  const rows = await fromNewest(search, search.alike, range, async (text) => {
    const found = await queries.execute(sql`
      select from post_search s where s.words @@ ${text}::tsquery and ${search.where}
      order by ${NEWEST_FIRST} limit ${most}`);
    return found.rows;
  });
  return rows.length;
}

/** Greater than the number of every post. */
export async function topNumber(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ readonly top: number }>(
    sql`select coalesce(max(seq), 0)::float8 + 1 as top from post_search`,
  );
  return rows[0]?.top ?? 1;
}

/** Asks among the newest posts and, where these have too few, among all. */
async function fromNewest<Row>(
  { facets, isCommon }: Search,
  match: string,
  { high, low, wanted }: { readonly high: number; readonly low: number; readonly wanted: number },
  ask: (text: string) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const text = all([match, ...facets.map(quote)]);
  const last = Math.floor((high - 1) / BUCKET);
  const first = last - NEWEST_BUCKETS + 1;
  if (isCommon && first > 0) {
    const buckets = Array.from({ length: NEWEST_BUCKETS }, (_, at) => quote(`#${first + at}`));
    const rows = await ask(all([any(buckets), text]));
    if (rows.length >= wanted || low >= first * BUCKET) return rows;
  }
  return ask(text);
}
