import type { Database } from '../../db/database.ts';

/** Answers of outside services, kept for all servers. The geo package says what it wants of a cache. */
export interface StoredGeoCache {
  read(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  write(entries: ReadonlyMap<string, unknown>, lifeMs: number): Promise<void>;
  /** Removes what has expired. */
  cleanUp(): Promise<void>;
}

/** If the cache fails, the service is asked again. */
export function createGeoCache(
  { pool }: Database,
  onFailure: (error: unknown) => void,
): StoredGeoCache {
  return {
    read: async (keys) => {
      try {
        const { rows } = await pool.query<{ key: string; value: unknown }>(
          'select key, value from geo_cache where key = any($1) and expires_at > now()',
          [keys],
        );
        return new Map(rows.map(({ key, value }) => [key, value]));
      } catch (error) {
        onFailure(error);
        return new Map();
      }
    },
    write: async (entries, lifeMs) => {
      try {
        await pool.query(
          `insert into geo_cache (key, value, expires_at)
           select key, value::jsonb, now() + $3 * interval '1 millisecond'
           from unnest($1::text[], $2::text[]) as entry (key, value)
           on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at`,
          [
            [...entries.keys()],
            [...entries.values()].map((value) => JSON.stringify(value)),
            lifeMs,
          ],
        );
      } catch (error) {
        onFailure(error);
      }
    },
    cleanUp: async () => {
      await pool.query('delete from geo_cache where expires_at <= now()');
    },
  };
}
