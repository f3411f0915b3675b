import { postPath, type PostKind } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/queries.ts';
import { SITEMAP_PART, type SitemapSource } from '../../http/pages/sitemap.ts';
import { topNumber } from './search/find-block.ts';

interface PageRow extends Record<string, unknown> {
  readonly kind: PostKind;
  readonly slug: string;
  readonly shortId: string;
  readonly changedAt: string;
}

/** Posts for search engines, in parts by their numbers: a post stays in its part, whatever comes and goes. */
export function createPostSitemap(db: Db): SitemapSource {
  return {
    countParts: async () => Math.ceil((await topNumber(db)) / SITEMAP_PART),
    readPart: async (part) => {
      const first = part * SITEMAP_PART;
      const { rows } = await db.execute<PageRow>(sql`
        select p.kind, p.slug, p.short_id as "shortId", coalesce(p.edited_at, p.created_at) as "changedAt"
        from post_search s join post p on p.id = s.post_id
        where s.seq >= ${first} and s.seq < ${first + SITEMAP_PART} and s.is_shown and p.deleted_at is null
        order by s.seq`);
      return rows.map((row) => ({ path: postPath(row), changedAt: new Date(row.changedAt) }));
    },
  };
}
