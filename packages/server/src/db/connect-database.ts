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
type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Connects to the configured PostgreSQL, or starts the embedded one. */
export async function connectDatabase(place: Place, onIncident?: OnIncident): Promise<Connection> {
  return place.databaseUrl === null
    ? await connectEmbedded(place.dataDir, onIncident)
    : await connectConfigured(place.databaseUrl);
}

async function connectEmbedded(dataDir: string, onIncident?: OnIncident): Promise<Connection> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...(onIncident && { onIncident }) });
  const url = postgres.connectionString;
  const database = openDatabase(url);
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

async function connectConfigured(url: string): Promise<Connection> {
  const database = openDatabase(url);
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
