import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import type { TestDatabase } from '../../../test/test-database.ts';
import { readConfig } from '../../config/config.ts';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';
import { runBackup } from '../run-backup.ts';
import { runRestore } from '../run-restore.ts';
import { checkArchive, writeArchive } from './archive.ts';
import { restoreFolder, settleRestores } from './restore-files.ts';
import { listTables, quote } from './tables.ts';

let folder: string;
let dataDir: string;
let file: string;
let test: TestDatabase;
let config: Config;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'fahrtwind.backup');
  test = await createTestDatabase();
  config = readConfig({ DATABASE_URL: test.url, DATA_DIR: dataDir });
  await mkdir(join(dataDir, 'files/bilder'), { recursive: true });
  await writeFile(join(dataDir, 'files/bilder/köln.jpg'), Buffer.from([0, 255, 10, 13]));
  await writeFile(join(dataDir, 'secret'), 'altes geheimnis\n');
});

afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function addPerson(id: string): Promise<void> {
  const { pool } = test.database;
  await pool.query('insert into account (id, name, email) values ($1, $2, $3)', [
    id,
    `Zeile\n\t"${id}" \\N ü`,
    `${id}@example.org`,
  ]);
  await pool.query('insert into user_record (uid, doc) values ($1, $2)', [id, { uid: id }]);
}

async function people(): Promise<readonly string[]> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    'select id from account join user_record on uid = id order by id',
  );
  return rows.map(({ id }) => id);
}

/** All rows of all tables, except the marks that restores leave. */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const client = await test.database.pool.connect();
  try {
    const content: Record<string, unknown> = {};
    for (const { name } of await listTables(client)) {
      if (['restore_mark', 'schema_migration', 'seed'].includes(name)) continue;
      const { rows } = await client.query(`select t::text from ${quote(name)} t order by 1`);
      content[name] = rows;
    }
    return content;
  } finally {
    client.release();
  }
}

describe('backup and restore', () => {
  it('bring back every row, every file and the secret', async () => {
    await addPerson('ada');
    await addPerson('ben');
    const before = await everything();
    expect(await runBackup(config, file)).toContain(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    await test.database.pool.query(`delete from account where id = 'ada'`);
    await addPerson('eve');
    await writeFile(join(dataDir, 'files/neu.txt'), 'neu');
    await rm(join(dataDir, 'files/bilder/köln.jpg'));
    await writeFile(join(dataDir, 'secret'), 'neues geheimnis\n');

    expect(await runRestore(config, file)).toContain('Starte laufende Server neu');
    expect(await everything()).toEqual(before);
    expect(await readdir(join(dataDir, 'files'), { recursive: true })).toEqual([
      'bilder',
      'bilder/köln.jpg',
    ]);
    expect(await readFile(join(dataDir, 'files/bilder/köln.jpg'))).toEqual(
      Buffer.from([0, 255, 10, 13]),
    );
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('altes geheimnis\n');
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'secret']);
  });

  it('send no mails that were waiting then, unless that is wanted', async () => {
    const { pool } = test.database;
    await addPerson('ada');
    await pool.query(`
      insert into mail_outbox (id, uid, recipient, subject, text_body, html_body, failed_at) values
        ('waits', 'ada', 'ada@example.org', 'Hallo', '', '', null),
        ('failed', 'ada', 'ada@example.org', 'Hallo', '', '', now())`);
    await pool.query(`
      insert into user_notification (id, user_id, kind, thing, target, trigger_ids)
      values ('news', 'ada', 'liked', 'liked:post:1', '/', '{ben}')`);
    const waiting = async () => {
      const mails = await pool.query<{ id: string }>('select id from mail_outbox order by id');
      const news = await pool.query('select from user_notification where mailed_at is null');
      return [...mails.rows.map(({ id }) => id), news.rowCount];
    };
    await runBackup(config, file);
    expect(await runRestore(config, file, ['--send-mails'])).not.toContain('Mail');
    expect(await waiting()).toEqual(['failed', 'waits', 1]);
    expect(await runRestore(config, file)).toContain('Nicht mehr verschickt: 1 Mail');
    expect(await waiting()).toEqual(['failed', 0]);
    await expect(runRestore(config, file, ['--mails'])).rejects.toThrow('--send-mails');
  });

  it('leave out what others have answered about places, which expires anyway', async () => {
    const { pool } = test.database;
    await addPerson('ada');
    await pool.query(
      `insert into geo_cache (key, value, expires_at) values ('a', '{"lat": 48.1}', now() + interval '1 day')`,
    );
    await runBackup(config, file);
    await runRestore(config, file);
    expect((await pool.query('select from geo_cache')).rowCount).toBe(0);
    expect(await people()).toEqual(['ada']);
  });

  it('leave out the folders that docs/operation.md names, and let them be', async () => {
    const leftOut = ['mails', 'regions', 'valhalla'];
    await addPerson('ada');
    for (const name of leftOut) {
      await mkdir(join(dataDir, name));
      await writeFile(join(dataDir, name, 'old.txt'), name);
    }
    await runBackup(config, file);
    for (const name of leftOut) await writeFile(join(dataDir, name, 'new.txt'), name);
    await runRestore(config, file);
    for (const name of leftOut)
      expect(await readdir(join(dataDir, name))).toEqual(['new.txt', 'old.txt']);
    const otherDir = join(folder, 'elsewhere');
    await runRestore(readConfig({ DATABASE_URL: test.url, DATA_DIR: otherDir }), file);
    expect((await readdir(otherDir)).sort()).toEqual(['files', 'secret']);
    const text = await readFile(join(projectFolder, 'docs/operation.md'), 'utf8');
    const section = /## Backup and restore\n(.*?)\n## /s.exec(text)?.[1] ?? '';
    for (const name of leftOut) expect(section).toContain(`\`.data/${name}\``);
    for (const table of ['geo_cache', 'post_search', 'post_word'])
      expect(section).toContain(`\`${table}\``);
  });

  it('move everything to another database and data folder', async () => {
    await addPerson('ada');
    const before = await everything();
    await runBackup(config, file);
    const other = await createTestDatabase('template1');
    const otherDir = join(folder, 'elsewhere');
    await runRestore(readConfig({ DATABASE_URL: other.url, DATA_DIR: otherDir }), file);
    const first = test;
    test = other;
    expect(await everything()).toEqual(before);
    expect(await readFile(join(otherDir, 'secret'), 'utf8')).toBe('altes geheimnis\n');
    await first.drop();
  });

  it('refuse a byte that was flipped anywhere, and leave the old state', async () => {
    await addPerson('ada');
    await runBackup(config, file);
    await addPerson('eve');
    const whole = await readFile(file);
    const flip = async (place: number): Promise<void> => {
      const broken = Buffer.from(whole);
      broken.writeUInt8((broken[place] ?? 0) ^ 0x20, place);
      await writeFile(file, broken);
    };
    for (let place = 0; place < whole.length; place += 1 + Math.floor(whole.length / 300)) {
      await flip(place);
      await expect(checkArchive(file), `byte ${place}`).rejects.toThrow('ist beschädigt');
    }
    for (const place of [0, 700, whole.length - 70, whole.length - 1]) {
      await flip(place);
      await expect(runRestore(config, file), `byte ${place}`).rejects.toThrow('ist beschädigt');
    }
    expect(await people()).toEqual(['ada', 'eve']);
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'secret']);
  });

  it('refuse a file that was cut, is empty, is missing or is something else', async () => {
    await runBackup(config, file);
    const { size } = await stat(file);
    for (const length of [size - 1, size - 100, Math.floor(size / 2), 512, 10, 0]) {
      await truncate(file, length);
      await expect(runRestore(config, file), `${length} bytes`).rejects.toThrow('ist beschädigt');
    }
    await expect(runRestore(config, join(folder, 'fehlt'))).rejects.toThrow('gibt es nicht');
    await writeFile(file, 'Urlaubsbilder'.repeat(1000));
    await expect(runRestore(config, file)).rejects.toThrow('ist beschädigt');
    await expect(runRestore(config, undefined)).rejects.toThrow('npm run restore -- DATEI');
  });

  it('refuse a backup of a newer version, whole as it may be', async () => {
    await addPerson('ada');
    for (const content of [
      { format: 2 },
      {
        format: 1,
        version: '9.0.0',
        createdAt: '2030-01-01T00:00:00.000Z',
        migrations: [{ number: 1, name: '0001_other', checksum: '0'.repeat(64) }],
        tables: [],
        sequences: [],
        files: [],
        secret: null,
      },
    ]) {
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(content));
      await rm(file, { force: true });
      await writeArchive(file, [{ name: 'manifest.json', file: join(folder, 'manifest.json') }]);
      await expect(runRestore(config, file)).rejects.toThrow('neueren oder anderen Version');
    }
    expect(await people()).toEqual(['ada']);
  });

  it('refuse a path that leads out of the data folder', async () => {
    const evil = { path: '../böse', sha256: '0'.repeat(64) };
    const content = { format: 1, version: '', createdAt: '', secret: null };
    const manifest = { ...content, migrations: [], tables: [], sequences: [], files: [evil] };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await writeArchive(file, [{ name: 'manifest.json', file: join(folder, 'manifest.json') }]);
    await expect(runRestore(config, file)).rejects.toThrow('ist beschädigt');
  });

  it('never overwrite a file', async () => {
    await writeFile(file, 'wichtig');
    await expect(runBackup(config, file)).rejects.toThrow('gibt es schon');
    expect(await readFile(file, 'utf8')).toBe('wichtig');
  });

  it('see one moment while people are writing: a record is never without its account', async () => {
    const stop = new AbortController();
    let written = 0;
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let turn = 0; !stop.signal.aborted; turn += 1) {
        const id = `${writer}-${turn}`;
        await test.database.db.transaction(async (transaction) => {
          await transaction.execute(
            `insert into account (id, name, email) values ('${id}', '', '${id}')`,
          );
          await transaction.execute(`insert into user_record (uid, doc) values ('${id}', '{}')`);
        });
        written += 1;
      }
    });
    await expect.poll(() => written, { timeout: 15_000 }).toBeGreaterThan(20);
    await runBackup(config, file);
    stop.abort();
    await Promise.all(writers);
    await runRestore(config, file);
    const { rows } = await test.database.pool.query(
      'select count(*) filter (where uid is null) as torn, count(*) as all from account left join user_record on uid = id',
    );
    expect(rows[0]).toMatchObject({ torn: '0' });
    expect(Number(rows[0]?.all)).toBeGreaterThan(20);
    expect(Number(rows[0]?.all)).toBeLessThanOrEqual(written);
  });

  it('restore while people are writing: the old state or the new one, and writing goes on', async () => {
    await addPerson('ada');
    await runBackup(config, file);
    await addPerson('eve');
    const stop = new AbortController();
    const seen = new Set<string>();
    const failures: unknown[] = [];
    const writers = [1, 2, 3].map(async (writer) => {
      for (let turn = 0; !stop.signal.aborted; turn += 1) {
        try {
          seen.add((await people()).filter((id) => /^[a-z]/.test(id)).join());
          await addPerson(`${writer}-${turn}`);
        } catch (error) {
          failures.push(error);
        }
      }
    });
    await runRestore(config, file);
    const after = await people();
    await addPerson('zoe');
    stop.abort();
    await Promise.all(writers);
    expect(after.filter((id) => /^[a-z]/.test(id))).toEqual(['ada']);
    expect([...seen].filter((names) => !['ada,eve', 'ada', 'ada,zoe'].includes(names))).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(writers.length);
  });

  it('complete a restore that was interrupted after its commit, and forget one before', async () => {
    await runBackup(config, file);
    await runRestore(config, file);
    const { rows } = await test.database.pool.query<{ id: string }>('select id from restore_mark');
    const manifest = { format: 1, version: '', createdAt: '', secret: 'aus der sicherung\n' };
    const empty = { migrations: [], tables: [], sequences: [], files: [] };
    for (const mark of [rows[0]?.id ?? '', 'never-committed']) {
      const left = restoreFolder(dataDir, mark);
      await mkdir(join(left, 'files'), { recursive: true });
      await writeFile(join(left, 'files/neu.txt'), mark);
      await writeFile(join(left, 'manifest.json'), JSON.stringify({ ...manifest, ...empty }));
    }
    const client = await test.database.pool.connect();
    await settleRestores(client, dataDir);
    client.release();
    expect(await readFile(join(dataDir, 'files/neu.txt'), 'utf8')).toBe(rows[0]?.id);
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('aus der sicherung\n');
    expect(existsSync(join(dataDir, 'files/bilder'))).toBe(false);
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'secret']);
  });
});
