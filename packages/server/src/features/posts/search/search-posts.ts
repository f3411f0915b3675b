import { readSearch, type SearchTerm } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/queries.ts';
import { correctTerms } from './correct-terms.ts';
import {
  countFound,
  findBlock,
  lowest,
  topNumber,
  type Block,
  type Found,
  type Search,
} from './find-block.ts';
import { matchTexts, similarTitleText, type MatchTexts } from './match-texts.ts';
import {
  compareFound,
  readSearchPlace,
  writeSearchPlace,
  type SearchPlace,
} from './search-place.ts';

interface Narrowing extends Pick<Search, 'facets' | 'where'> {
  /** Null: the best ones first. */
  readonly score: Search['score'] | null;
  /** Whether so few posts are meant that all of them can be looked through. */
  readonly isNarrow: boolean;
}

interface FoundPage extends Pick<Block, 'total' | 'isPart'> {
  readonly ids: readonly string[];
  readonly terms: readonly SearchTerm[];
  readonly next: string | null;
}

/** Blocks that one request reads; a page that is not full by then goes on with the next request. */
const MAX_BLOCKS = 6;

/** A page of posts that a text finds. */
export async function searchPosts(
  db: Db,
  text: string,
  narrowing: Narrowing,
  page: { readonly length: number; readonly after: string | undefined },
): Promise<FoundPage> {
  const asked = readSearch(text);
  if (asked.length === 0) return { ids: [], terms: [], next: null, total: 0, isPart: false };
  const { terms, isCommon, top } = await correctTerms(db, asked);
  const texts = matchTexts(terms);
  const score = narrowing.score ?? relevance(texts);
  const search = { ...narrowing, ...texts, score, isCommon: isCommon && !narrowing.isNarrow };
  if (page.after === undefined) {
    const { found, next, first } = await readPage(db, search, firstPlace(top), page.length, true);
    return { ids: idsOf(found), terms, next, total: first.total, isPart: first.isPart };
  }
  const start = readSearchPlace(page.after);
  const { found, next } = await readPage(db, search, start, page.length, false);
  return { ids: idsOf(found), terms, next, ...(await countFound(db, search, top)) };
}

const idsOf = (found: readonly Found[]) => found.map(({ id }) => id);

/** Above all ranks. */
const EXACT_POINTS = sql.raw('1000000');

/** Posts that have every word as it is written come before those that have other forms of them. */
function relevance({ rank, exact }: Pick<MatchTexts, 'rank' | 'exact'>): SQL {
  return sql`(ts_rank(s.words, ${rank}::tsquery) * 100000)::int
    + case when s.words @@ ${exact}::tsquery then ${EXACT_POINTS} else 0 end`;
}

interface ReadPage {
  readonly found: readonly Found[];
  readonly next: string | null;
  readonly first: Pick<Block, 'total' | 'isPart'>;
}

async function readPage(
  db: Db,
  search: Search,
  start: SearchPlace,
  length: number,
  isBeginning: boolean,
): Promise<ReadPage> {
  const found: Found[] = [];
  const places: SearchPlace[] = [];
  let place: SearchPlace | null = start;
  let first: ReadPage['first'] | null = null;
  // One more than the page has, to know whether there is a next one.
  for (let blocks = 0; place && found.length <= length && blocks < MAX_BLOCKS; blocks += 1) {
    const { last, high }: SearchPlace = place;
    const block = await findBlock(db, search, place, isBeginning);
    first ??= block;
    const low = block.low ?? lowest(block.found, high);
    for (const one of block.found)
      if (!last || compareFound(last, one) < 0) {
        found.push(one);
        places.push({ high, low, last: one });
      }
    place = block.low === null ? null : { high: block.low, low: null, last: null };
    if (isBeginning && block.isPart) break;
  }
  const next = found.length > length ? places[length - 1] : place;
  return {
    found: found.slice(0, length),
    next: next ? writeSearchPlace(next) : null,
    first: first ?? { total: 0, isPart: false },
  };
}

function firstPlace(top: number): SearchPlace {
  return { high: top, low: null, last: null };
}

/** At most so many posts with a title like this one, most alike first. */
export async function findSimilar(
  db: Db,
  title: string,
  where: Search['where'],
  length: number,
): Promise<{ readonly ids: readonly string[]; readonly terms: readonly SearchTerm[] }> {
  const asked = readSearch(title);
  if (asked.length === 0) return { ids: [], terms: asked };
  const alike = similarTitleText(asked);
  const score = relevance({ rank: matchTexts(asked).rank, exact: alike });
  const search = { where, alike, facets: [], score, isCommon: true };
  const { found } = await findBlock(db, search, firstPlace(await topNumber(db)), false);
  return { ids: idsOf(found.slice(0, length)), terms: asked };
}
