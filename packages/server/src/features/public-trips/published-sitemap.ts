import { publicTripPath } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { SITEMAP_PART, type SitemapSource } from '../../http/pages/sitemap.ts';

/** Published trips for search engines. */
export function createPublishedSitemap(queries: Queries): SitemapSource {
  return {
    countParts: async () => {
      const { rows } = await queries.execute<{ readonly count: number }>(
        sql`select count(*)::int as count from trip_publication where not is_hidden`,
      );
      return Math.ceil((rows[0]?.count ?? 0) / SITEMAP_PART);
    },
    readPart: async (part) => {
      const { rows } = await queries.execute<{ readonly id: string; readonly changedAt: string }>(
        sql`select p.trip_id as id, greatest(p.changed_at, trip.updated_at) as "changedAt"
          from trip_publication p join trip on trip.id = p.trip_id
          where trip.published and not p.is_hidden and trip.deleted_at is null
          order by p.trip_id limit ${SITEMAP_PART} offset ${part * SITEMAP_PART}`,
      );
      return rows.map(({ id, changedAt }) => ({
        path: publicTripPath(id),
        changedAt: new Date(changedAt),
      }));
    },
  };
}
