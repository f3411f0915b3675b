import { createServer } from 'node:net';
import { join } from 'node:path';
import { settleRestores } from './cli/backup/restore-files.ts';
import type { Config } from './config/config.ts';
import { keptSecret } from './config/kept-secret.ts';
import { projectFolder } from './config/project-folder.ts';
import { createFeatures } from './create-features.ts';
import { connectDatabase } from './db/connect-database.ts';
import type { Connection } from './db/connect-database.ts';
import { plantSeeds } from './db/plant-seeds.ts';
import { editorialAccount } from './db/seeds/editorial-account.ts';
import { buildApp } from './http/app.ts';
import { createLog } from './http/create-log.ts';
import { loadPages } from './http/pages/load-pages.ts';
import { createMailOutbox } from './jobs/mail-outbox.ts';
import { createMailSender } from './jobs/mail-sender.ts';

export interface RunningServer {
  readonly address: string;
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
  const pages = hasPages ? await loadPages(join(projectFolder, 'dist')) : null;
  const connection = await connectDatabase(given, (message, error) =>
    log.error({ err: error }, message),
  );
  const { database } = connection;
  try {
    await settleInterruptedRestores(connection, given.dataDir);
    await connection.migrate();
    await plantSeeds(database.pool, [editorialAccount]);
    const secret = given.secret ?? (await keptSecret(join(given.dataDir, 'secret')));
    const config = { ...given, port, secret };
    const mail = createMailOutbox({ database, send: createMailSender(config, log), log });
    const features = createFeatures({ config, database, mail, log });
    const app = await buildApp({ ...features, config, database, pages, log });
    await app.listen({ port, host: config.host });
    features.start();
    mail.start();
    const close = (): Promise<void> => closeAll([app, features, mail, connection]);
    return { address: addressOf(config), close };
  } catch (error) {
    await connection.close();
    throw error;
  }
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
