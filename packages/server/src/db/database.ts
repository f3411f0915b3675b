import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { noteConnectionError } from './database-failure.ts';

export interface Database {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  /** For work beside requests or that may take long: clean-up, exports, deleting an account. */
  readonly background: { readonly db: NodePgDatabase; readonly pool: Pool };
  close(): Promise<void>;
}

interface TimeLimits {
  /** Until there is a connection, be it a new one or one that another request gives back. */
  readonly connectMs: number;
  /** PostgreSQL breaks off a statement that takes longer, also when it waits for a lock. */
  readonly statementMs: number;
}

/** Who waits for a page or a reply gets one within five seconds, also when the database hangs. */
const LIMITS: TimeLimits = { connectMs: 2000, statementMs: 3000 };
const BACKGROUND_LIMITS: TimeLimits = { connectMs: 10_000, statementMs: 10 * 60_000 };
/** How much longer we wait for PostgreSQL to break off by itself, which leaves the connection usable. */
const GRACE_MS = 500;

export function openDatabase(connectionString: string, limits: TimeLimits = LIMITS): Database {
  const pool = openPool(connectionString, 20, limits);
  const background = openPool(connectionString, 4, BACKGROUND_LIMITS);
  return {
    db: drizzle(pool),
    pool,
    background: { db: drizzle(background), pool: background },
    close: async () => {
      await Promise.all([pool.end(), background.end()]);
    },
  };
}

/** For migrations and restores, which may take as long as they need. */
export function openUnhurried(connectionString: string): Database {
  return openDatabase(connectionString, { connectMs: 10_000, statementMs: 0 });
}

function openPool(connectionString: string, max: number, limits: TimeLimits): Pool {
  const { connectMs, statementMs } = limits;
  const pool = new Pool({
    connectionString,
    application_name: 'fahrtwind',
    max,
    // Errors while a connection is made are told by its socket alone, later ones by its client, which may use TLS.
    stream: () => new Socket().on('error', noteConnectionError),
    connectionTimeoutMillis: connectMs,
    ...(statementMs > 0 && {
      statement_timeout: statementMs,
      query_timeout: statementMs + GRACE_MS,
      idle_in_transaction_session_timeout: statementMs + 60_000,
    }),
  });
  // A connection that breaks would otherwise end the process: the query under way fails by itself, and the
  // pool replaces the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', noteConnectionError));
  return pool;
}
