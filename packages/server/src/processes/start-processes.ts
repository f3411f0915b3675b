import { fileURLToPath } from 'node:url';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import { closeAll } from '../close-all.ts';
import type { Config } from '../config/config.ts';
import { createPictures } from '../features/files/pictures.ts';
import { createImportProcess } from '../features/regions/import-process.ts';
import { createRegionImports } from '../features/regions/region-imports.ts';
import { createLog } from '../http/create-log.ts';
import { createProcessMetrics } from '../http/metrics.ts';
import { createSlots } from '../http/slots.ts';
import { openInstallation, type Installation } from '../open-installation.ts';
import type { RunningServer } from '../start-server.ts';
import { createWorkPool } from '../threads/work-pool.ts';
import type { Channel } from './channel.ts';
import type { ServeOrder } from './serving-process.ts';
import { shareParts } from './share-parts.ts';
import { supervise } from './supervise.ts';

/** A process that hangs is left out of the figures. */
const METRICS_WITHIN_MS = 3000;

type Figures = MetricObjectWithValues<MetricValue<string>>[];

/**
 * The server in several processes on one port. This one owns the data folder and what the machine has once; the others
 * serve requests, and the first of them runs the jobs.
 */
export async function startProcesses(given: Config, processes: number): Promise<RunningServer> {
  const log = createLog({ level: given.logLevel });
  const pool = createWorkPool({ file: new URL('worker.js', import.meta.url) });
  const pictures = createPictures();
  const regionImports = createRegionImports(createImportProcess(process.argv[1] ?? ''), log);
  const slots = createSlots();
  const channels = new Set<Channel>();
  const figures = createProcessMetrics('primary', () => pool.counts());
  const gatherMetrics = async (): Promise<string> => {
    const asked = [...channels].map((one) =>
      one.ask<Figures>('own-metrics', null, AbortSignal.timeout(METRICS_WITHIN_MS)).catch(() => []),
    );
    const all = await Promise.all([figures.getMetricsAsJSON(), ...asked]);
    return AggregatorRegistry.aggregate(all).metrics();
  };
  const parts: { close(): Promise<void> }[] = [pool, pictures, regionImports];
  const opening = openInstallation(given, log, pool);
  try {
    const serving = await supervise({
      processes,
      program: fileURLToPath(new URL('main.js', import.meta.url)),
      log,
      orderOf: async (number): Promise<ServeOrder> => {
        const { config, connection } = await opening;
        const { port, secret } = config;
        const { url: databaseUrl, folder } = connection;
        return { number, port, secret, databaseUrl, folder, processes, runsJobs: number === 1 };
      },
      attend: (channel) => {
        channels.add(channel);
        const giveBack = shareParts(channel, {
          pool,
          pictures,
          regionImports,
          slots,
          gatherMetrics,
        });
        return () => {
          channels.delete(channel);
          giveBack();
        };
      },
    });
    void pool.warm();
    const { address, connection } = await opening;
    return { address, log, close: () => closeAll([serving, ...parts, connection]) };
  } catch (error) {
    await closeAll([...parts, ...(await opened(opening))]);
    throw error;
  }
}

/** Nothing is left to close of an installation that could not be opened. */
async function opened(
  opening: Promise<Installation>,
): Promise<readonly Installation['connection'][]> {
  return await opening.then(
    ({ connection }) => [connection],
    () => [],
  );
}
