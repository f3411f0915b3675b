import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import {
  listenForChanges,
  sendByDatabase,
  sendByRedis,
  sendEither,
  type ChangeListener,
  type Listening,
} from './telling/change-channel.ts';
import { createChangeTeller, type SendMessages } from './telling/change-teller.ts';
import { noteConnectionError } from './database-failure.ts';
import { withTelling, type Db } from './queries.ts';
import { createRedisClient } from './redis-client.ts';

export interface Database {
  readonly db: Db;
  readonly pool: Pool;
  /** For work beside requests or that may take long: clean-up, exports, deleting an account. */
  readonly background: { readonly db: Db; readonly pool: Pool };
  /** Hears what `tell` of any server on this database says. */
  readonly listen: (listener: ChangeListener) => Promise<Listening>;
  close(): Promise<void>;
}

/** How changes are told. */
interface Telling {
  /** Preferred while it answers. */
  readonly redisUrl: string | null;
  readonly onTrouble: (message: string, error?: unknown) => void;
}

const BY_DATABASE: Telling = { redisUrl: null, onTrouble: () => undefined };
const REDIS_LIMIT_MS = 500;

interface TimeLimits {
  /** Until there is a connection, be it a new one or one that another request gives back. */
  readonly connectMs: number;
  /** PostgreSQL breaks off a statement that takes longer, also when it waits for a lock. */
  readonly statementMs: number;
}

/** A page or a reply comes within five seconds, also when the database hangs. */
const LIMITS: TimeLimits = { connectMs: 2000, statementMs: 3000 };
const BACKGROUND_LIMITS: TimeLimits = { connectMs: 10_000, statementMs: 10 * 60_000 };
/** How much longer we wait for PostgreSQL to break off by itself, which leaves the connection usable. */
const GRACE_MS = 500;

/** For all processes of a machine together. Each of them keeps one to listen for changes. */
const CONNECTIONS = { pool: 20, background: 4 };
const LEAST_CONNECTIONS = { pool: 6, background: 2 };

export function openDatabase(
  connectionString: string,
  limits: TimeLimits = LIMITS,
  telling: Telling = BY_DATABASE,
  processes = 1,
): Database {
  const most = (kind: keyof typeof CONNECTIONS): number =>
    Math.max(LEAST_CONNECTIONS[kind], Math.ceil(CONNECTIONS[kind] / processes));
  const pool = openPool(connectionString, most('pool'), limits);
  const background = openPool(connectionString, most('background'), BACKGROUND_LIMITS);
  const { send, close: closeChannel } = openChannel(background, telling);
  const teller = createChangeTeller(send);
  return {
    db: withTelling(drizzle(pool), teller.tell),
    pool,
    background: { db: withTelling(drizzle(background), teller.tell), pool: background },
    listen: (listener) => listenForChanges(pool, telling.redisUrl, listener),
    close: async () => {
      await teller.close();
      closeChannel();
      await Promise.all([pool.end(), background.end()]);
    },
  };
}

function openChannel(
  pool: Pool,
  { redisUrl, onTrouble }: Telling,
): { readonly send: SendMessages; readonly close: () => void } {
  const byDatabase = sendByDatabase(pool);
  if (redisUrl === null) return { send: byDatabase, close: () => undefined };
  const redis = createRedisClient(redisUrl, REDIS_LIMIT_MS);
  const send = sendEither(sendByRedis(redis, redisUrl), byDatabase, onTrouble);
  return { send, close: redis.close };
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
