import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PostgresHome } from './postgres-home.ts';

/** On unix sockets the port is only a part of the socket's name. */
const socketPort = 5432;
const usesSocket = process.platform !== 'win32';

/** Writes the whole of postgresql.conf; `isDurable` is false only for throw-away databases of tests. */
export async function writePostgresSettings(home: PostgresHome, isDurable: boolean): Promise<void> {
  const durable = isDurable ? 'on' : 'off';
  const settings = [
    ...(await addressSettings(home)),
    `fsync = ${durable}`,
    `synchronous_commit = ${durable}`,
    `full_page_writes = ${durable}`,
    'max_connections = 100',
    'shared_buffers = 128MB',
    'log_checkpoints = off',
    `log_line_prefix = '%m [%p] '`,
    // The values of refused rows are people's data and have no place in a log.
    'log_error_verbosity = terse',
    'log_min_error_statement = panic',
    `timezone = 'UTC'`,
    `default_text_search_config = 'pg_catalog.german'`,
  ];
  const file = settingsFile(home);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${settings.join('\n')}\n`, { mode: 0o600 });
  if (home.user) await chown(draft, home.user.uid, home.user.gid);
  await rename(draft, file);
}

/** Where clients find the server, for a connection string. */
export async function postgresAddress(home: PostgresHome): Promise<{ host: string; port: number }> {
  if (usesSocket) return { host: home.socketFolder, port: socketPort };
  return { host: '127.0.0.1', port: (await keptPort(home)) ?? socketPort };
}

async function addressSettings(home: PostgresHome): Promise<readonly string[]> {
  if (usesSocket) {
    return [
      `listen_addresses = ''`,
      `port = ${socketPort}`,
      `unix_socket_directories = '${home.socketFolder.replaceAll("'", "''")}'`,
      'unix_socket_permissions = 0700',
    ];
  }
  const kept = await keptPort(home);
  const port = (kept && (await probePort(kept))) || (await probePort(0));
  return [`listen_addresses = '127.0.0.1'`, `port = ${port}`, `unix_socket_directories = ''`];
}

async function keptPort(home: PostgresHome): Promise<number | null> {
  const file = settingsFile(home);
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const port = /^port = (\d+)$/m.exec(text)?.[1];
  return port ? Number(port) : null;
}

/** The port if it is free (0: any free one), else null. */
async function probePort(wanted: number): Promise<number | null> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : null;
      server.close(() => resolve(port));
    });
  });
}

function settingsFile(home: PostgresHome): string {
  return join(home.cluster, 'postgresql.conf');
}
