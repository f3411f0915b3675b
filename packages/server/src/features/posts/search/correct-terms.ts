import {
  closestWords,
  stemLexeme,
  termOf,
  type KnownWord,
  type SearchTerm,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/queries.ts';

interface CorrectedTerms {
  readonly terms: readonly SearchTerm[];
  /** Whether each word is in a hundred posts or more. */
  readonly isCommon: boolean;
  /** Greater than the number of every post. */
  readonly top: number;
}

/** How far words are counted. */
const COMMON = 100;
/** Candidates whose errors are counted. */
const CANDIDATES = 60;

/** Words that no post has are replaced by what they may have meant. */
export async function correctTerms(db: Db, terms: readonly SearchTerm[]): Promise<CorrectedTerms> {
  const { counts, top } = await countWords(db, terms);
  const corrected: SearchTerm[] = [];
  let isCommon = true;
  for (const term of terms) {
    const word = term.forms[0]?.word ?? '';
    const isMistyped = countOf(term, counts) === 0 && /^[a-z]{4,}$/.test(word);
    const similar = isMistyped ? await similarWords(db, word) : [];
    const closest = closestWords(word, similar);
    corrected.push(closest.length > 0 ? termOf(closest) : term);
    const meant = similar.filter((known) => closest.includes(known.word));
    isCommon &&= Math.max(countOf(term, counts), ...meant.map(({ count }) => count)) >= COMMON;
  }
  return { terms: corrected, isCommon, top };
}

/** How often words are there, and how many posts: one way to the database for both. */
async function countWords(
  db: Db,
  terms: readonly SearchTerm[],
): Promise<{ readonly counts: ReadonlyMap<string, number>; readonly top: number }> {
  const forms = terms.flatMap((term) => term.forms);
  const words = sql.param(forms.flatMap(({ word, stem }) => [word, stemLexeme(stem)]));
  const rows = await db.ask<KnownWord & { readonly top: number }>(sql`
    select top, word, count from (select coalesce(max(seq), 0)::float8 + 1 as top from post_search) newest
      left join post_word on word = any(${words}::text[])`);
  return { counts: new Map(rows.map(({ word, count }) => [word, count])), top: rows[0]?.top ?? 1 };
}

function countOf({ forms }: SearchTerm, counts: ReadonlyMap<string, number>): number {
  const found = forms.flatMap(({ word, stem }) => [counts.get(word), counts.get(stemLexeme(stem))]);
  return Math.max(0, ...found.map((count) => count ?? 0));
}

/** Words with parts in common, and those that begin with it. */
async function similarWords(db: Db, word: string): Promise<readonly KnownWord[]> {
  return db.ask<KnownWord>(sql`
    (select word, count from post_word
      where word not like '=%' and word % ${word}
        and length(word) between ${word.length - 2} and ${word.length + 2}
      order by similarity(word, ${word}) desc, count desc limit ${CANDIDATES})
    union
    (select word, count from post_word
      where word not like '=%' and word like ${`${word}%`} order by count desc limit 3)`);
}
