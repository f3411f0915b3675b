import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Enough to see what has changed, too few to fill the disk. */
const VERSIONS_KEPT = 20;

export async function dropOldVersions(
  tx: Queries,
  { postId, answerId }: { readonly postId: string; readonly answerId: string | null },
): Promise<void> {
  await tx.execute(sql`
    delete from post_version where ctid in (
      select ctid from post_version
      where post_id = ${postId} and answer_id is not distinct from ${answerId}
      order by replaced_at desc offset ${VERSIONS_KEPT})`);
}
