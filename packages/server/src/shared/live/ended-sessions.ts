import type { Pool } from 'pg';
import type { Queries } from '../../db/queries.ts';

/** Says that sessions of a person end. Servers look which of their streams are concerned, so saying it once too often does no harm. */
export function tellSessionsEnd(queries: Queries, uid: string): void {
  queries.tell({ event: 'sessions', data: {}, uids: [uid] });
}

/** Those of these sessions that are there no more. */
export async function endedOf(
  pool: Pool,
  sessionIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly id: string }>({
    name: 'ended-sessions',
    text: `select id from unnest($1::text[]) id
      where not exists (select from sign_in_session session where session.id = id.id)`,
    values: [sessionIds],
  });
  return rows.map(({ id }) => id);
}
