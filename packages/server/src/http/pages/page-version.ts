import type { Pool } from 'pg';

/** Much longer than any page is kept: while a page is, no row leaves that came after it, so no version comes back. */
export const FORGET_PAUSE_MS = 60_000;

export interface PageVersion {
  /** Differs from all earlier answers when something that visitors see was changed before this call. */
  readonly read: () => Promise<string>;
  /** Removes the changes that were there at the last call. */
  readonly forgetOld: () => Promise<void>;
}

/** What visitors see has a version, which follows from the rows that triggers write to `page_change`. */
export function createPageVersion(pool: Pick<Pool, 'query'>): PageVersion {
  let known: readonly string[] = [];
  return {
    read: shareNext(async () => {
      const { rows } = await pool.query<{ readonly version: string }>({
        name: 'page-version',
        text: `select count(*) || ' ' || coalesce(sum(id), 0) as version from page_change`,
      });
      return rows[0]?.version ?? '';
    }),
    forgetOld: async () => {
      await pool.query('delete from page_change where id = any($1::bigint[])', [known]);
      const { rows } = await pool.query<{ readonly id: string }>('select id from page_change');
      known = rows.map(({ id }) => id);
    },
  };
}

/** One asking at a time. Callers share the next one: the one under way may not know what has just been changed. */
function shareNext<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const asked = ask();
      last = asked.catch(() => undefined);
      return asked;
    });
    return next;
  };
}
