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
  // A connection that breaks would otherwise end the process: the query under way fails by itself, and the
  // pool replaces the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
