import { COPY_MARKER } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/queries.ts';

/** Where a page of a list ended. */
export interface PageKey {
  readonly lastOpened: Date;
  readonly id: string;
}

interface ListedRow {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly published: boolean;
  readonly lastOpened: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly hasEstimate: boolean;
  readonly summary: string;
}

interface ListedTrip extends PageKey {
  /** The JSON of its summary. */
  readonly text: string;
}

/** A limit in the text of the statement makes a better plan. Two of them, because each text takes a name. */
const PAGE = 51;
const LARGEST_PAGE = 201;

/** Summaries come as the text that is stored: fifty of them have 1,600 points of routes, which are drawn by browsers alone. */
export async function listTrips(
  db: Db,
  uid: string,
  { limit, after }: { readonly limit: number; readonly after: PageKey | null },
): Promise<readonly ListedTrip[]> {
  const isAfter = after
    ? sql`and (last_opened, id) < (${after.lastOpened.toISOString()}::timestamptz, ${after.id})`
    : sql``;
  const rows = await db.ask<ListedRow>(sql`
    select id, title, revision::float8, published, last_opened as "lastOpened", created_at as "createdAt",
      updated_at as "updatedAt", summary ? 'isEstimate' as "hasEstimate", summary::text
    from trip
    where user_id = ${uid} and deleted_at is null and not position(${sql.raw(`'${COPY_MARKER}'`)} in id) > 0 ${isAfter}
    order by last_opened desc, id desc limit ${sql.raw(String(limit <= PAGE ? PAGE : LARGEST_PAGE))}`);
  return rows
    .slice(0, limit)
    .map((row) => ({ lastOpened: row.lastOpened, id: row.id, text: textOf(row) }));
}

/** The JSON of a row. Readers take the last of two fields with one name, and the columns are right. */
function textOf(row: ListedRow): string {
  const { id, title, revision, published, lastOpened, createdAt, updatedAt, summary } = row;
  // Field by field: JSON.stringify takes half as long again for fifty objects with dates.
  const columns =
    `"id":${JSON.stringify(id)},"title":${JSON.stringify(title)},"revision":${revision},"published":${published},` +
    `"lastOpened":"${lastOpened.toISOString()}","createdAt":"${createdAt.toISOString()}","updatedAt":"${updatedAt.toISOString()}"}`;
  // Summaries of older programs do not say it.
  const estimate = row.hasEstimate ? '' : '"isEstimate":true,';
  return `${summary === '{}' ? '{' : `${summary.slice(0, -1)},`}${estimate}${columns}`;
}
