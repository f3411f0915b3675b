import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postmasterPid } from '../../test/server-process.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let base: string;
/** Made once, because making a durable cluster takes the longest; the tests leave it whole. */
let dataDir: string;
let running: EmbeddedPostgres[];
let incidents: string[];

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'fw-pg-'));
  await chmod(base, 0o755);
  dataDir = join(base, 'data');
  await mkdir(join(dataDir, 'postgres/cluster.2147483646/base'), { recursive: true });
  running = [];
  await start();
}, 60_000);

beforeEach(() => {
  incidents = [];
});

afterEach(async () => {
  for (const postgres of running) await postgres.release();
  running = [];
});

afterAll(async () => {
  await rm(base, { recursive: true, force: true });
});

function onIncident(message: string): void {
  incidents.push(message);
}

async function start(folder = dataDir, isDurable = true): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable, onIncident });
  running.push(postgres);
  return postgres;
}

async function release(postgres: EmbeddedPostgres): Promise<void> {
  running = running.filter((one) => one !== postgres);
  await postgres.release();
}

async function ask(postgres: EmbeddedPostgres, sql: string): Promise<unknown> {
  const client = new Client(postgres.connectionString);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('is durable, checks its pages and listens on no network', async () => {
    const postgres = await start();
    for (const [setting, value] of [
      ['fsync', 'on'],
      ['synchronous_commit', 'on'],
      ['full_page_writes', 'on'],
      ['data_checksums', 'on'],
      ['listen_addresses', ''],
      ['server_encoding', 'UTF8'],
    ]) {
      expect(await ask(postgres, `show ${setting}`), setting).toBe(value);
    }
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect((await stat(postgres.folder)).mode & 0o777).toBe(0o700);
  });

  it('keeps what was written when it is stopped and started', async () => {
    const first = await start();
    await ask(first, 'create table if not exists hill as select 7 as height');
    await release(first);
    expect(await postmasterPid(first.folder)).toBeNull();
    expect(await ask(await start(), 'select height from hill')).toBe(7);
  });

  it('is shared by all who use the data folder, and stops with the last of them', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const pid = await postmasterPid(first.folder);
    await release(first);
    expect(await postmasterPid(second.folder)).toBe(pid);
    expect(await ask(second, 'select 1')).toBe(1);
    await release(second);
    expect(await postmasterPid(second.folder)).toBeNull();
  });

  it('comes back by itself when it is killed', async () => {
    const postgres = await start();
    await ask(postgres, 'create table if not exists hill as select 7 as height');
    const pid = (await postmasterPid(postgres.folder)) ?? 0;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => incidents.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await expect
      .poll(() => ask(postgres, 'select height from hill').catch(() => null), { timeout: 15_000 })
      .toBe(7);
    expect(await postmasterPid(postgres.folder)).not.toBe(pid);
  });

  it('starts when its old number belongs to another program by now', async () => {
    const first = await start();
    const file = join(first.folder, 'cluster/postmaster.pid');
    const text = await readFile(file, 'utf8');
    await release(first);
    await writeFile(file, text.replace(/^\d+/, String(process.pid)));
    expect(await ask(await start(), 'select 1')).toBe(1);
  });

  it('starts when a server was killed before it wrote its number down', async () => {
    const first = await start();
    await release(first);
    await writeFile(join(first.folder, 'cluster/postmaster.pid'), '');
    expect(await ask(await start(), 'select 1')).toBe(1);
  });

  it('clears away what an interrupted first start left', async () => {
    const { folder } = await start();
    await expect(stat(join(folder, 'cluster.2147483646'))).rejects.toThrow('ENOENT');
  });

  it('works in a folder with a long name of spaces, quotes, dollars and umlauts', async () => {
    const odd = join(base, `Jörgs "Daten" 'n' $HOME \`id\` 100% `.repeat(4));
    const postgres = await start(odd, false);
    expect(await ask(postgres, 'select 1')).toBe(1);
    expect(postgres.folder.startsWith(odd)).toBe(true);
  });

  it('says who owns a data folder of another PostgreSQL version', async () => {
    const first = await start();
    await release(first);
    const file = join(first.folder, 'cluster/PG_VERSION');
    await writeFile(file, '19\n');
    await expect(start()).rejects.toThrow(
      /^Der Datenordner gehört zu PostgreSQL 19.*npm run backup.*benenne den Ordner .*cluster um.*npm run restore/,
    );
    await writeFile(file, '18\n');
  });

  it('says in a sentence why it cannot start', async () => {
    const first = await start();
    await release(first);
    const file = join(first.folder, 'cluster/global/pg_control');
    await rename(file, `${file}.away`);
    await expect(start()).rejects.toThrow(/^PostgreSQL startet nicht: .*pg_control/);
    await rename(`${file}.away`, file);
  });

  it.runIf(isRoot)('runs as another user when started by root', async () => {
    const postgres = await start();
    const status = await readFile(`/proc/${await postmasterPid(postgres.folder)}/status`, 'utf8');
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
  });

  it.runIf(isRoot)('lies elsewhere when root keeps the data in a folder of its own', async () => {
    const closed = join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const first = await start(join(closed, 'data'), false);
    expect(first.folder.startsWith(base)).toBe(false);
    await ask(first, 'create table if not exists hill as select 7 as height');
    await release(first);
    const again = await start(join(closed, 'data'), false);
    expect(again.folder).toBe(first.folder);
    expect(await ask(again, 'select height from hill')).toBe(7);
    await release(again);
    await rm(first.folder, { recursive: true });
    await expect(start(join(closed, 'data'))).rejects.toThrow('diesen Ordner gibt es nicht mehr');
  });
});
