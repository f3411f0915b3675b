import type { Config } from '../config/config.ts';
import { migrationsFolder } from '../config/project-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { openDatabase, openUnhurried } from './database.ts';
import type { Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface Connection {
  readonly url: string;
  readonly database: Database;
  /** Where the embedded database lies; null for a configured one. */
  readonly folder: string | null;
  /** Brings the tables up to date. */
  migrate(): Promise<void>;
  /** Closes the database and leaves the embedded PostgreSQL, if it is that. */
  close(): Promise<void>;
}

type OnIncident = (message: string, error?: unknown) => void;
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'redisUrl'>;

/** Connects to the configured PostgreSQL, or starts the embedded one; as one of several processes with its share of connections. */
export async function connectDatabase(
  place: Place,
  onIncident?: OnIncident,
  processes = 1,
): Promise<Connection> {
  const { redisUrl, databaseUrl } = place;
  const telling = { redisUrl, onTrouble: onIncident ?? (() => undefined) };
  const open: Open = (url) => openDatabase(url, undefined, telling, processes);
  return databaseUrl === null
    ? await connectEmbedded(place.dataDir, open, onIncident)
    : await connectConfigured(databaseUrl, open);
}

type Open = (url: string) => Database;

async function connectEmbedded(
  dataDir: string,
  open: Open,
  onIncident?: OnIncident,
): Promise<Connection> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...(onIncident && { onIncident }) });
  const url = postgres.connectionString;
  const database = open(url);
  return {
    url,
    database,
    folder: postgres.folder,
    migrate: async () => {
      try {
        await migrateAll(url);
      } catch (error) {
        throw await postgres.explain(error);
      }
    },
    close: async () => {
      await database.close();
      await postgres.release();
    },
  };
}

async function connectConfigured(url: string, open: Open): Promise<Connection> {
  const database = open(url);
  try {
    await database.pool.query('select 1');
  } catch (error) {
    await database.close();
    throw unreachable(url, error);
  }
  return {
    url,
    database,
    folder: null,
    migrate: () => migrateAll(url),
    close: () => database.close(),
  };
}

async function migrateAll(url: string): Promise<void> {
  const database = openUnhurried(url);
  try {
    await migrate(database.pool, migrationsFolder);
  } finally {
    await database.close();
  }
}

function unreachable(url: string, error: unknown): StartupError {
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(
    `Die Datenbank aus DATABASE_URL (${host}${pathname}) ist nicht zu erreichen: ${reason}`,
    { cause: error },
  );
}
