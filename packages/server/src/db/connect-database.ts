import type { Config } from '../config/config.ts';
import { migrationsFolder } from '../config/project-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface Connection {
  readonly database: Database;
  readonly url: string;
  /** Closes the database and leaves the embedded PostgreSQL, if it is that. */
  close(): Promise<void>;
}

type OnIncident = (sentence: string, error?: unknown) => void;
type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Connects to the configured PostgreSQL, or starts the embedded one, and brings its tables up to date. */
export async function connectDatabase(place: Place, onIncident?: OnIncident): Promise<Connection> {
  return place.databaseUrl === null
    ? await connectEmbedded(place.dataDir, onIncident)
    : await connectConfigured(place.databaseUrl);
}

async function connectEmbedded(dataDir: string, onIncident?: OnIncident): Promise<Connection> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...(onIncident && { onIncident }) });
  const database = openDatabase(postgres.connectionString);
  const close = async (): Promise<void> => {
    await database.close();
    await postgres.release();
  };
  try {
    await migrate(database.pool, migrationsFolder);
  } catch (error) {
    const reason = await postgres.explain(error);
    await close();
    throw reason;
  }
  return { database, url: postgres.connectionString, close };
}

async function connectConfigured(url: string): Promise<Connection> {
  const database = openDatabase(url);
  try {
    await reach(database, url);
    await migrate(database.pool, migrationsFolder);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, url, close: () => database.close() };
}

async function reach({ pool }: Database, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `Die Datenbank aus DATABASE_URL (${host}${pathname}) ist nicht zu erreichen: ${reason}`,
      { cause: error },
    );
  }
}
