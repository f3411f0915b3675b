import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let folder: string;
let test: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  test = await createTestDatabase('template1');
});

afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function write(name: string, sql: string): Promise<void> {
  await writeFile(join(folder, name), sql);
}

async function tables(): Promise<readonly string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  it('applies each file once and in order', async () => {
    await write('0001_hill.sql', 'create table hill (id int); insert into hill values (1);');
    await write('0002_lake.sql', 'alter table hill add column lake int;');
    expect(await migrate(test.database.pool, folder)).toEqual(['0001_hill', '0002_lake']);
    expect(await migrate(test.database.pool, folder)).toEqual([]);
    expect((await test.database.pool.query('select * from hill')).rows).toEqual([
      { id: 1, lake: null },
    ]);
  });

  it('leaves nothing of a file that fails half-way, and completes it when it is repeated', async () => {
    await write('0001_hill.sql', 'create table hill (id int);');
    await write('0002_lake.sql', 'create table lake (id int); select 1 / 0;');
    await expect(migrate(test.database.pool, folder)).rejects.toThrow('division by zero');
    expect(await tables()).toEqual(['hill', 'schema_migration']);
    await write('0002_lake.sql', 'create table lake (id int);');
    expect(await migrate(test.database.pool, folder)).toEqual(['0002_lake']);
  });

  it('leaves nothing of a file whose connection is cut in the middle', async () => {
    await write('0001_hill.sql', 'create table hill (id int); select pg_sleep(60);');
    const running = expect(migrate(test.database.pool, folder)).rejects.toThrow();
    const other = openDatabase(test.url);
    await expect
      .poll(
        async () =>
          (
            await other.pool.query(
              `select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`,
            )
          ).rowCount,
      )
      .toBe(1);
    await running;
    await other.close();
    expect(await tables()).toEqual(['schema_migration']);
    await write('0001_hill.sql', 'create table hill (id int);');
    expect(await migrate(test.database.pool, folder)).toEqual(['0001_hill']);
  });

  it('runs each file once when four servers start at once', async () => {
    await write('0001_hill.sql', 'create table hill (id int); select pg_sleep(0.1);');
    await write('0002_lake.sql', 'create table lake (id int); insert into hill values (1);');
    const servers = [1, 2, 3, 4].map(() => openDatabase(test.url));
    const done = await Promise.all(servers.map(({ pool }) => migrate(pool, folder)));
    expect(done.flat().sort()).toEqual(['0001_hill', '0002_lake']);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('refuses a database of a newer version and touches nothing', async () => {
    await write('0001_hill.sql', 'create table hill (id int);');
    await write('0002_lake.sql', 'create table lake (id int);');
    await migrate(test.database.pool, folder);
    await rm(join(folder, '0002_lake.sql'));
    await expect(migrate(test.database.pool, folder)).rejects.toThrow(
      'Die Datenbank gehört zu einer neueren Version von Fahrtwind (sie kennt die Änderung „0002_lake“',
    );
    expect(await tables()).toEqual(['hill', 'lake', 'schema_migration']);
  });

  it('refuses a file that was changed after it was applied', async () => {
    await write('0001_hill.sql', 'create table hill (id int);');
    await migrate(test.database.pool, folder);
    await write('0001_hill.sql', 'create table hill (id bigint);');
    await expect(migrate(test.database.pool, folder)).rejects.toThrow('0001_hill');
  });

  it('does not mind line ends of another system', async () => {
    await write('0001_hill.sql', 'create table hill (\n  id int\n);\n');
    await migrate(test.database.pool, folder);
    await write('0001_hill.sql', 'create table hill (\r\n  id int\r\n);\r\n');
    expect(await migrate(test.database.pool, folder)).toEqual([]);
  });

  it('refuses a number that two files have, and allows gaps', async () => {
    await write('0003_lake.sql', 'create table lake (id int);');
    await write('0003_hill.sql', 'create table hill (id int);');
    await expect(migrate(test.database.pool, folder)).rejects.toThrow('the number of another');
    await rm(join(folder, '0003_hill.sql'));
    expect(await migrate(test.database.pool, folder)).toEqual(['0003_lake']);
  });
});
