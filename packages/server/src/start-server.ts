import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { settleRestores } from './cli/backup/restore-files.ts';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { warnOfMissingOperator } from './config/missing-operator.ts';
import { keptSecret } from './config/kept-secret.ts';
import { projectFolder } from './config/project-folder.ts';
import { createFeatures } from './create-features.ts';
import { connectDatabase } from './db/connect-database.ts';
import type { Connection } from './db/connect-database.ts';
import { plantSeeds } from './db/plant-seeds.ts';
import { editorialAccount } from './db/seeds/editorial-account.ts';
import { plantEditorialPosts } from './features/posts/editorial/plant-editorial-posts.ts';
import { readEditorialPosts } from './features/posts/editorial/read-editorial-posts.ts';
import { measureTrip } from './features/routes/plan-legs.ts';
import { roadsHash } from './features/routes/planner-name.ts';
import { createPooledPlanner } from './features/routes/pooled-planner.ts';
import { buildApp } from './http/app.ts';
import { drain } from './http/drain.ts';
import { createLog } from './http/create-log.ts';
import { loadPages } from './http/pages/load-pages.ts';
import { watchDiskSpace } from './jobs/disk-space.ts';
import { drawInvoice } from './features/shop/invoices/send-invoice.ts';
import { createMailOutbox } from './jobs/mail-outbox.ts';
import { createMailSender } from './jobs/mail-sender.ts';
import { createWorkPool, type WorkPool } from './threads/work-pool.ts';

export interface RunningServer {
  readonly address: string;
  readonly log: Logger;
  /** Finishes what is under way, then lets go of everything. */
  close(): Promise<void>;
}

interface Options {
  /** False in development, where vite serves the pages. */
  readonly hasPages: boolean;
}

/** Puts the parts together, in the order environment, database, features, listening. */
export async function startServer(given: Config, { hasPages }: Options): Promise<RunningServer> {
  const port = given.port === 0 ? await freePort(given.host) : given.port;
  const log = createLog({ level: given.logLevel });
  warnOfMissingOperator(given, log);
  await openDataFolder(given.dataDir);
  const pages = hasPages ? await loadPages(join(projectFolder, 'dist')) : null;
  const connection = await connectDatabase(given, (message, error) =>
    log.error({ err: error }, message),
  );
  const { database } = connection;
  const pool = createWorkPool({ file: new URL('worker.js', import.meta.url) });
  try {
    await settleInterruptedRestores(connection, given.dataDir);
    await connection.migrate();
    await plantContent(database, pool);
    const secret = given.secret ?? (await keptSecret(join(given.dataDir, 'secret')));
    const config = { ...given, port, secret };
    const mail = createMailOutbox({
      database,
      send: createMailSender(config, log),
      draw: (number) => drawInvoice(database.db, number),
      log,
    });
    const articles = pages?.articles;
    const features = createFeatures({ config, database, mail, log, pool, articles });
    const { diskReserveBytes: reserveBytes, dataDir } = config;
    const disk = watchDiskSpace({ folder: connection.folder, reserveBytes, log });
    const fileDisk =
      connection.folder === null ? watchDiskSpace({ folder: dataDir, reserveBytes, log }) : disk;
    await Promise.all([disk.start(), fileDisk.start()]);
    const app = await buildApp({
      ...features.app,
      countWork: () => pool.counts(),
      config,
      database,
      pages,
      log,
      disk,
      fileDisk,
    });
    await app.listen({ port, host: config.host });
    features.start();
    void pool.warm();
    mail.start();
    const close = async (): Promise<void> => {
      await drain(app);
      await closeAll([app, pool, features, mail, disk, fileDisk, connection]);
    };
    return { address: addressOf(config), log, close };
  } catch (error) {
    await closeAll([pool, connection]);
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

/** One after the other: who is closed first may still need those behind it. */
async function closeAll(parts: readonly { close(): PromiseLike<unknown> }[]): Promise<void> {
  for (const part of parts) await part.close();
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
