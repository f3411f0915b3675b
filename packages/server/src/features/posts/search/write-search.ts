import { postLexemes, type SearchedPost } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Db, Queries } from '../../../db/queries.ts';

type IndexedPost = SearchedPost & { readonly id: string };

/** Makes a post findable, in the transaction in which it is written. */
export async function writeSearch(tx: Queries, post: IndexedPost): Promise<void> {
  const lexemes = sql.param([...postLexemes(post)]);
  await tx.execute(sql`select write_post_search(${post.id}, ${lexemes}::text[])`);
}

const BATCH = 200;

/** Makes those posts findable that came by another way than their author: of a backup or of the editors. */
export async function writeMissingSearch(db: Db): Promise<void> {
  let found = 0;
  do {
    found = await db.transaction(writeBatch);
  } while (found === BATCH);
}

async function writeBatch(tx: Queries): Promise<number> {
  const { rows } = await tx.execute<IndexedPost & Record<string, unknown>>(sql`
    select p.id, p.title, p.plain, p.country, p.place
    from post p left join post_search s on s.post_id = p.id
    where p.deleted_at is null and p.version is distinct from s.version
    order by p.created_at limit ${BATCH} for update of p skip locked`);
  for (const row of rows) await writeSearch(tx, row);
  return rows.length;
}
