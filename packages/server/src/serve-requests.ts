import { join } from 'node:path';
import type { Logger } from 'pino';
import { closeAll } from './close-all.ts';
import { projectFolder } from './config/project-folder.ts';
import { createFeatures, type FeaturesParts } from './create-features.ts';
import type { Connection } from './db/connect-database.ts';
import { drawInvoice } from './features/shop/invoices/send-invoice.ts';
import { buildApp, type AppParts } from './http/app.ts';
import { drain } from './http/drain.ts';
import { loadPages } from './http/pages/load-pages.ts';
import { watchDiskSpace } from './jobs/disk-space.ts';
import { createMailOutbox } from './jobs/mail-outbox.ts';
import { createMailSender } from './jobs/mail-sender.ts';
import type { SettledConfig } from './open-installation.ts';

export interface ServingParts {
  readonly config: SettledConfig;
  readonly connection: Pick<Connection, 'database' | 'folder'>;
  readonly log: Logger;
  /** False in development, where vite serves the pages. */
  readonly hasPages: boolean;
  /** What several processes have in common. */
  readonly shared: Pick<FeaturesParts, 'pool' | 'pictures' | 'regionImports' | 'slots'> &
    Pick<AppParts, 'countWork' | 'sharedMetrics'>;
  /** How many processes share the memory and the connections of this machine. */
  readonly processes: number;
  /** Whether mails are sent and old things cleared away by this process. */
  readonly runsJobs: boolean;
}

export interface Serving {
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** Serves requests, from the database on: features, app, listening. */
export async function serveRequests(parts: ServingParts): Promise<Serving> {
  const { config, log, shared, processes, runsJobs } = parts;
  const { database, folder } = parts.connection;
  const pages = parts.hasPages ? await loadPages(join(projectFolder, 'dist')) : null;
  const mail = createMailOutbox({
    database,
    send: createMailSender(config, log),
    draw: (number) => drawInvoice(database.db, number),
    log,
  });
  const features = createFeatures({
    config,
    database,
    mail,
    log,
    ...shared,
    articles: pages?.articles,
  });
  const { diskReserveBytes: reserveBytes, dataDir } = config;
  const disk = watchDiskSpace({ folder, reserveBytes, log });
  const fileDisk = folder === null ? watchDiskSpace({ folder: dataDir, reserveBytes, log }) : disk;
  await Promise.all([disk.start(), fileDisk.start()]);
  const app = await buildApp({
    ...features.app,
    ...shared,
    processes,
    config,
    database,
    pages,
    log,
    disk,
    fileDisk,
  });
  await app.listen({ port: config.port, host: config.host });
  features.start({ runsJobs });
  if (runsJobs) mail.start();
  return {
    close: async () => {
      await drain(app);
      await closeAll([app, shared.pool, features, mail, disk, fileDisk]);
    },
  };
}
