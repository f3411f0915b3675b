import type { Logger } from 'pino';
import { closeAll } from './close-all.ts';
import type { Config } from './config/config.ts';
import { createLog } from './http/create-log.ts';
import { openInstallation } from './open-installation.ts';
import { serveRequests } from './serve-requests.ts';
import { createWorkPool } from './threads/work-pool.ts';

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

/** The server in one process: everything that processes/start-processes.ts gives to several. */
export async function startServer(given: Config, { hasPages }: Options): Promise<RunningServer> {
  const log = createLog({ level: given.logLevel });
  const pool = createWorkPool({ file: new URL('worker.js', import.meta.url) });
  const parts: { close(): Promise<void> }[] = [pool];
  try {
    const { config, connection, address } = await openInstallation(given, log, pool);
    parts.push(connection);
    const serving = await serveRequests({
      config,
      connection,
      log,
      hasPages,
      shared: { pool, countWork: () => pool.counts() },
      processes: 1,
      runsJobs: true,
    });
    void pool.warm();
    return { address, log, close: () => closeAll([serving, connection]) };
  } catch (error) {
    await closeAll(parts);
    throw error;
  }
}
