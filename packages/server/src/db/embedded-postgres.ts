import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { keptSecret } from '../config/kept-secret.ts';
import { dropBallast, isOutOfRoom, makeBallast } from './ballast.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { createCluster } from './postgres-cluster.ts';
import type { Cluster } from './postgres-cluster.ts';
import { logLength, logSince } from './postgres-log.ts';
import { settlePostgresHome } from './postgres-home.ts';
import { isDiskFull, diskFull } from './run-process.ts';
import { clusterUrl, joinCluster, leaveCluster } from './postgres-presence.ts';

export interface EmbeddedPostgres {
  readonly connectionString: string;
  /** Where the database files really lie. */
  readonly folder: string;
  /** A failure of the database, or why the server caused it, if its log says so. */
  explain(error: unknown): Promise<unknown>;
  /** Leaves the server, and stops it when no other process uses it. */
  release(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly isDurable?: boolean;
  /** Told when the server died and is started again, and when that fails. */
  readonly onIncident?: (sentence: string, error?: unknown) => void;
}

/** Starts the PostgreSQL of a data folder, or joins the one that runs there, and restarts it when it dies. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const home = await settlePostgresHome(options.dataDir);
  const cluster: Cluster = {
    home,
    binaries: await findPostgresBinaries(home.user),
    password: await keptSecret(join(options.dataDir, 'postgres-password')),
    isDurable: options.isDurable ?? true,
  };
  await createCluster(cluster);
  const begin = await logLength(home);
  const makeRoom = async (): Promise<boolean> =>
    ((await isOutOfRoom(home.folder)) || isDiskFull(await logSince(home, begin))) &&
    (await dropBallast(home.folder));
  const leave = await keepJoined(cluster, makeRoom, options.onIncident ?? (() => undefined));
  if (cluster.isDurable) await tryBallast(home.folder, options.onIncident);
  return {
    connectionString: await clusterUrl(cluster),
    folder: home.folder,
    explain: async (error) => explainFailure(error, await logSince(home, begin)),
    release: leave,
  };
}

/** Joins, and joins again whenever the connection breaks, until the returned function is called. */
async function keepJoined(
  cluster: Cluster,
  makeRoom: () => Promise<boolean>,
  onIncident: (sentence: string, error?: unknown) => void,
): Promise<() => Promise<void>> {
  let isLeaving = false;
  const tellRoom = (error?: unknown): void =>
    onIncident('PostgreSQL had no room on the disk, the ballast file was removed', error);
  const joinWithRoom = async (): Promise<Client> => {
    // Without room it would begin to recover and die of it, again and again.
    if (await makeRoom()) tellRoom();
    try {
      return await joinCluster(cluster);
    } catch (error) {
      if (!(await makeRoom())) throw error;
      tellRoom(error);
      return await joinCluster(cluster);
    }
  };
  const enter = async (): Promise<Client> => {
    const client = await joinWithRoom();
    client.once('end', () => {
      if (!isLeaving) presence = rejoin();
    });
    return client;
  };
  const rejoin = async (): Promise<Client | null> => {
    onIncident('lost the connection to PostgreSQL, joining it again');
    for (;;) {
      try {
        return await enter();
      } catch (error) {
        onIncident('PostgreSQL cannot be started again', error);
        if (isLeaving) return null;
        await sleep(1000);
      }
    }
  };
  let presence: Promise<Client | null> = Promise.resolve(await enter());
  return async () => {
    isLeaving = true;
    const client = await presence;
    if (client) await leaveCluster(cluster, client);
  };
}

/** A server without it runs as well. */
async function tryBallast(folder: string, onIncident: Options['onIncident']): Promise<void> {
  try {
    await makeBallast(folder);
  } catch (error) {
    await dropBallast(folder);
    onIncident?.('there is no room for a ballast file', error);
  }
}

function explainFailure(error: unknown, log: string): unknown {
  return isDiskFull(log) ? diskFull(error) : error;
}
