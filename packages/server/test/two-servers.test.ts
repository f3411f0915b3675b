import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { migrationsFolder } from '../src/config/project-folder.ts';
import { migrate, readMigrations } from '../src/db/migrate.ts';
import {
  buildServerProgram,
  freePort,
  type ServerProcess,
  type ServerProgram,
} from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The lock under which servers migrate, as src/db/migrate.ts has it. */
const migrationLock = 7_110_002;

let program: ServerProgram;
let test: TestDatabase;
let dataDir: string;
/** Holds the servers back until all of them want to migrate. */
let barrier: Client;

beforeAll(async () => {
  program = await buildServerProgram();
});
afterAll(() => program.remove());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fw-two-'));
  test = await createTestDatabase('template1');
  barrier = new Client(test.url);
  await barrier.connect();
  await barrier.query('select pg_advisory_lock($1)', [migrationLock]);
});
afterEach(async () => {
  await barrier.end();
  await test.drop();
  await rm(dataDir, { recursive: true });
});

async function settings(): Promise<Readonly<Record<string, string>>> {
  return { DATABASE_URL: test.url, DATA_DIR: dataDir, PORT: String(await freePort()) };
}

async function start(): Promise<ServerProcess> {
  return await program.start(await settings());
}

async function waiting(): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and objid = $1 and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  return rows[0]?.count ?? 0;
}

/** In the order of their transactions. `applied_at` is when these began, and two servers may begin before they wait for the lock. */
async function applied(): Promise<readonly string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    'select name from schema_migration order by xmin::text::bigint',
  );
  return rows.map(({ name }) => name);
}

const allNames = async (): Promise<readonly string[]> =>
  (await readMigrations(migrationsFolder)).map(({ name }) => name);

it('applies every migration once when two servers start at once on an empty database', async () => {
  const starting = [start(), start()];
  await expect.poll(waiting, { timeout: 60_000 }).toBe(2);
  await barrier.query('select pg_advisory_unlock($1)', [migrationLock]);
  const servers = await Promise.all(starting);
  for (const { address } of servers) {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  }
  expect(await applied()).toEqual(await allNames());
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
});

it('completes the migrations of a server that was killed in the middle of one', async () => {
  const [first = ''] = await allNames();
  await copyFile(join(migrationsFolder, `${first}.sql`), join(dataDir, `${first}.sql`));
  await barrier.query('select pg_advisory_unlock($1)', [migrationLock]);
  await migrate(test.database.pool, dataDir);
  // The second file refers to this table, and waits for it with a part of its work done.
  await barrier.query('begin; lock table account in access exclusive mode');
  const dying = program.launch(await settings());
  await expect.poll(isBlocked, { timeout: 60_000 }).toBe(true);
  dying.kill('SIGKILL');
  await once(dying, 'exit');
  expect(await applied()).toEqual([first]);
  const starting = start();
  await barrier.query('commit');
  const server = await starting;
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(await applied()).toEqual(await allNames());
  await server.end('SIGTERM');
});

async function isBlocked(): Promise<boolean> {
  const { rowCount } = await test.database.pool.query(
    `select from pg_locks where relation = 'account'::regclass and not granted`,
  );
  return rowCount !== 0;
}
