import { closeAll } from '../close-all.ts';
import type { Config } from '../config/config.ts';
import { describeFailure } from '../config/describe-failure.ts';
import { StartupError } from '../config/startup-error.ts';
import { connectDatabase } from '../db/connect-database.ts';
import { keepStderrClean } from '../http/console-to-log.ts';
import { createLog } from '../http/create-log.ts';
import type { SharedMetrics } from '../http/metrics.ts';
import type { SettledConfig } from '../open-installation.ts';
import { serveRequests, type Serving } from '../serve-requests.ts';
import { createChannel, type Channel, type Message } from './channel.ts';
import { useSharedParts } from './share-parts.ts';

/** What the primary has found out or made for all processes. */
export interface ServeOrder {
  readonly number: number;
  readonly port: number;
  readonly secret: string;
  readonly databaseUrl: string;
  /** Where the embedded database lies; null for a configured one. */
  readonly folder: string | null;
  readonly processes: number;
  readonly runsJobs: boolean;
}

/** One of several processes that serve: it begins and ends when the primary says so, and ends with it. */
export async function runServingProcess(given: Config): Promise<void> {
  const channel = createChannel(
    (message) => void process.send?.(message, undefined, undefined, ignoreEnd),
  );
  // A signal reaches the whole group; the primary decides what follows.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  let serving: Serving | null = null;
  channel.serve('serve', async (order: ServeOrder) => {
    try {
      serving = await serve(given, order, channel);
    } catch (error) {
      const { stack } = error instanceof Error ? error : {};
      throw new StartupError(
        describeFailure(error, { ...given, ...order }) ?? stack ?? String(error),
      );
    }
  });
  channel.serve('close', async () => {
    await serving?.close();
    setImmediate(() => process.exit(0));
  });
  process.on('message', (message: Message) => channel.hear(message));
  await channel.ask('listening');
}

async function serve(given: Config, order: ServeOrder, channel: Channel): Promise<Serving> {
  const { number, port, secret, databaseUrl, folder, processes, runsJobs } = order;
  const log = createLog({ level: given.logLevel }).child({ process: number });
  keepStderrClean(log);
  const config: SettledConfig = { ...given, port, secret };
  const connection = await connectDatabase(
    { ...config, databaseUrl },
    (message, error) => log.error({ err: error }, message),
    processes,
  );
  const sharedMetrics: SharedMetrics = {
    process: String(number),
    gather: () => channel.ask('metrics'),
    provide: (read) => channel.serve('own-metrics', read),
  };
  const serving = await serveRequests({
    config,
    connection: { database: connection.database, folder },
    log,
    hasPages: true,
    shared: { ...useSharedParts(channel), sharedMetrics },
    processes,
    runsJobs,
  });
  return { close: () => closeAll([serving, connection]) };
}

/** When a message cannot be sent, the primary is gone, and this process ends too. */
function ignoreEnd(): void {
  // Node ends it by the event `disconnect`.
}
