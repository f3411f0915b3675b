import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../config/startup-error.ts';
import { startCluster, stopCluster } from './postgres-cluster.ts';
import type { Cluster } from './postgres-cluster.ts';
import { postgresAddress } from './postgres-settings.ts';

// Any number will do, as long as every version of Fahrtwind uses the same one.
const presenceLock = 7_110_001;
const databaseName = 'fahrtwind';

/**
 * Joins the server of a cluster, starting it if need be. The connection holds a shared lock for as long as
 * this process uses the server, so that the last one can stop it.
 */
export async function joinCluster(cluster: Cluster): Promise<Client> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    await startCluster(cluster);
    try {
      return await takePresence(cluster);
    } catch (error) {
      // It was just being stopped, or it recovers from a crash.
      if (Date.now() > deadline || !isPassing(error)) throw refusal(error);
      await sleep(50);
    }
  }
}

/** Ends this process's use of the server and stops the server if that was the last. */
export async function leaveCluster(cluster: Cluster, presence: Client): Promise<void> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceLock]);
    const { rows } = await presence.query<{ isLast: boolean }>(
      'select pg_try_advisory_lock($1) as "isLast"',
      [presenceLock],
    );
    if (rows[0]?.isLast) await stopCluster(cluster);
  } finally {
    await presence.end().catch(() => undefined);
  }
}

export async function clusterUrl(cluster: Cluster, database = databaseName): Promise<string> {
  const { host, port } = await postgresAddress(cluster.home);
  const password = encodeURIComponent(cluster.password);
  return `postgres://fahrtwind:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

async function takePresence(cluster: Cluster): Promise<Client> {
  const client = await connect(cluster, 'postgres');
  try {
    await client.query('select pg_advisory_lock_shared($1)', [presenceLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`).catch(ignoreExisting);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function connect(cluster: Cluster, database: string): Promise<Client> {
  const client = new Client({
    connectionString: await clusterUrl(cluster, database),
    application_name: 'fahrtwind presence',
    connectionTimeoutMillis: 10_000,
  });
  // Its end is reported by 'end'; an 'error' without listener would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function ignoreExisting(error: unknown): void {
  // duplicate_database, or unique_violation when two processes are quick
  if (!['42P04', '23505'].includes(codeOf(error))) throw error;
}

function isPassing(error: unknown): boolean {
  const passing = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'];
  const text = error instanceof Error ? error.message : '';
  return passing.includes(codeOf(error)) || /terminated|timeout|ended/i.test(text);
}

function refusal(error: unknown): unknown {
  // invalid_password
  if (codeOf(error) !== '28P01') return error;
  return new StartupError(
    'Das Passwort der Datenbank in DATA_DIR/postgres-password passt nicht zu ihr: hole die Datei aus einer Sicherung zurück.',
    { cause: error },
  );
}
