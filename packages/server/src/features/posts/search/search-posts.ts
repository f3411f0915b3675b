import { readSearch, type SearchTerm } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { correctTerms } from './correct-terms.ts';
import { countFound, findBlock, lowest, topNumber, type Found, type Search } from './find-block.ts';
import { matchTexts, similarTitleText } from './match-texts.ts';
import {
  compareFound,
  readSearchPlace,
  writeSearchPlace,
  type SearchPlace,
} from './search-place.ts';

type Narrowing = Pick<Search, 'facets' | 'where'> & {
  /** Null: the best ones first. */
  readonly score: Search['score'] | null;
};

interface FoundPage {
  readonly ids: readonly string[];
  readonly terms: readonly SearchTerm[];
  readonly next: string | null;
  /** Exact to one more than `counted`. */
  readonly count: number;
}

/** Blocks that one request reads; a page that is not full by then goes on with the next request. */
const MAX_BLOCKS = 6;

/** A page of posts that a text finds. */
export async function searchPosts(
  queries: Queries,
  text: string,
  narrowing: Narrowing,
  page: { readonly length: number; readonly counted: number; readonly after: string | undefined },
): Promise<FoundPage> {
  const asked = readSearch(text);
  if (asked.length === 0) return { ids: [], terms: [], next: null, count: 0 };
  const { terms, isCommon } = await correctTerms(queries, asked);
  const texts = matchTexts(terms);
  const score = narrowing.score ?? relevance(texts.rank);
  const search = { ...narrowing, ...texts, score, isCommon };
  const start = page.after === undefined ? null : readSearchPlace(page.after);
  const { found, next, total } = await readPage(queries, search, start, page.length);
  const count = total ?? (await countFound(queries, search, page.counted + 1));
  return { ids: found.map(({ id }) => id), terms, next, count };
}

const relevance = (rank: string) => sql`(ts_rank(s.words, ${rank}::tsquery) * 100000)::int`;

interface ReadPage {
  readonly found: readonly Found[];
  readonly next: string | null;
  /** How many there are in all, where reading the first page has told. */
  readonly total: number | null;
}

async function readPage(
  queries: Queries,
  search: Search,
  start: SearchPlace | null,
  length: number,
): Promise<ReadPage> {
  const found: Found[] = [];
  const places: SearchPlace[] = [];
  let place: SearchPlace | null = start ?? firstPlace(await topNumber(queries));
  // One more than the page has, to know whether there is a next one.
  for (let blocks = 0; place && found.length <= length && blocks < MAX_BLOCKS; blocks += 1) {
    const { last } = place;
    const block = await findBlock(queries, search, place);
    const low = block.low ?? lowest(block.found, place.high);
    for (const one of block.found)
      if (!last || compareFound(last, one) < 0) {
        found.push(one);
        places.push({ ...place, low, last: one });
      }
    for (const one of block.others ?? []) {
      found.push(one);
      const begun = { ...place, phase: 'alike' as const };
      places.push({ ...begun, low: lowest(block.others ?? [], place.high), last: one });
    }
    place = block.others ? null : placeAfter(place, block.low);
  }
  const next = found.length > length ? places[length - 1] : place;
  const total = start === null && place === null ? found.length : null;
  return { found: found.slice(0, length), next: next ? writeSearchPlace(next) : null, total };
}

function firstPlace(top: number): SearchPlace {
  return { phase: 'exact', top, high: top, low: null, last: null };
}

function placeAfter(place: SearchPlace, low: number | null): SearchPlace | null {
  const begun = { ...place, low: null, last: null };
  if (low !== null) return { ...begun, high: low };
  return place.phase === 'exact' ? { ...begun, phase: 'alike', high: place.top } : null;
}

/** At most so many posts with a title like this one, most alike first. */
export async function findSimilar(
  queries: Queries,
  title: string,
  where: Search['where'],
  length: number,
): Promise<{ readonly ids: readonly string[]; readonly terms: readonly SearchTerm[] }> {
  const terms = readSearch(title);
  if (terms.length === 0) return { ids: [], terms };
  const text = similarTitleText(terms);
  const [facets, score] = [[], relevance(matchTexts(terms).rank)];
  const search = {
    where,
    exact: text,
    alike: text,
    rank: text,
    facets,
    score,
    isCommon: true,
  };
  const { found } = await findBlock(queries, search, firstPlace(await topNumber(queries)));
  return { ids: found.slice(0, length).map(({ id }) => id), terms };
}
