import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  close(): Promise<void>;
}

export function openDatabase(connectionString: string): Database {
  const pool = new Pool({
    connectionString,
    application_name: 'fahrtwind',
    max: 20,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks would otherwise end the process; the pool replaces it by itself.
  pool.on('error', () => undefined);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
