import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { settleRestores } from './cli/backup/restore-files.ts';
import type { Config } from './config/config.ts';
import { keptSecret } from './config/kept-secret.ts';
import { warnOfMissingOperator } from './config/missing-operator.ts';
import { projectFolder } from './config/project-folder.ts';
import { connectDatabase, type Connection } from './db/connect-database.ts';
import { plantSeeds } from './db/plant-seeds.ts';
import { editorialAccount } from './db/seeds/editorial-account.ts';
import { plantEditorialPosts } from './features/posts/editorial/plant-editorial-posts.ts';
import { readEditorialPosts } from './features/posts/editorial/read-editorial-posts.ts';
import { measureTrip } from './features/routes/plan-legs.ts';
import { roadsHash } from './features/routes/planner-name.ts';
import { createPooledPlanner } from './features/routes/pooled-planner.ts';
import type { WorkPool } from './threads/work-pool.ts';

/** What one process does for all of a machine: the data folder, the database, its tables and its content. */
export interface Installation {
  /** With what the environment leaves open. */
  readonly config: SettledConfig;
  readonly connection: Connection;
  readonly address: string;
}

export type SettledConfig = Config & { readonly secret: string };

export async function openInstallation(
  given: Config,
  log: Logger,
  pool: WorkPool,
): Promise<Installation> {
  const port = given.port === 0 ? await freePort(given.host) : given.port;
  warnOfMissingOperator(given, log);
  await openDataFolder(given.dataDir);
  const connection = await connectDatabase(given, (message, error) =>
    log.error({ err: error }, message),
  );
  try {
    await settleInterruptedRestores(connection, given.dataDir);
    await connection.migrate();
    await plantContent(connection.database, pool);
    const secret = given.secret ?? (await keptSecret(join(given.dataDir, 'secret')));
    const config = { ...given, port, secret };
    return { config, connection, address: addressOf(config) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** What the editors have written; every start brings the database to what the files say. */
async function plantContent({ pool }: Connection['database'], threads: WorkPool): Promise<void> {
  await plantSeeds(pool, [editorialAccount]);
  const posts = await readEditorialPosts(join(projectFolder, 'content/posts'));
  await plantEditorialPosts(pool, posts, {
    measureLegs: async (trip) => (await measureTrip(createPooledPlanner(threads), trip)).legOf,
    roads: await roadsHash(),
  });
}

/** Throws at the start for a folder that cannot be written to, of which otherwise the first mail would tell. */
async function openDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

async function settleInterruptedRestores({ database }: Connection, dataDir: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    await settleRestores(client, dataDir);
  } finally {
    client.release(true);
  }
}

function addressOf({ publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl;
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function freePort(host: string): Promise<number> {
  const server = createServer();
  return await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
