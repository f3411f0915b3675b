import { createHash } from 'node:crypto';
import { existsSync, createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../config/startup-error.ts';
import { hashFile, writeArchive } from './archive.ts';
import type { Entry } from './archive.ts';
import { manifestEntry, tableEntry } from './manifest.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { withoutRestores } from './restore-lock.ts';
import { listSequences, listTables, quote } from './tables.ts';
import type { Table } from './tables.ts';

interface Source {
  readonly client: ClientBase;
  readonly dataDir: string;
  /** Null where the secret comes from the environment. */
  readonly secretFile: string | null;
  readonly version: string;
}

/** Writes the database of one moment, the files and the secret into one archive. */
export async function writeBackup(source: Source, target: string): Promise<Manifest> {
  const draft = `${target}.draft-${process.pid}`;
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const database = await withoutRestores(source.client, () => copyDatabase(source.client, draft));
    const files = await listFiles(join(source.dataDir, 'files'));
    const content: Manifest = {
      format: 1,
      version: source.version,
      createdAt: new Date().toISOString(),
      ...database,
      files: files.map(({ path, sha256 }) => ({ path, sha256 })),
      secret: source.secretFile ? await readFile(source.secretFile, 'utf8') : null,
    };
    await writeFile(join(draft, manifestEntry), JSON.stringify(content, null, 2), { mode: 0o600 });
    const entries: Entry[] = [
      { name: manifestEntry, file: join(draft, manifestEntry) },
      ...content.tables.map(({ name }) => ({
        name: tableEntry(name),
        file: join(draft, tableEntry(name)),
      })),
      ...files.map(({ path, file }) => ({ name: `files/${path}`, file })),
    ];
    await writeArchive(join(draft, 'archive'), entries);
    await rename(join(draft, 'archive'), target);
    return content;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

// Said by the manifest in its own way, and of no use elsewhere.
const bookkeeping = ['schema_migration', 'restore_mark'];
// What expires anyway: answers of others, for which a restored server asks again, counted requests and guests, and what
// servers keep pages by. What posts are found by is written anew from the posts.
const passing = [
  'geo_cache',
  'request_count',
  'guest_network',
  'guest_usage',
  'page_change',
  'post_search',
  'post_word',
];

type DatabasePart = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

async function copyDatabase(client: ClientBase, draft: string): Promise<DatabasePart> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const tables = await listTables(client);
    if (!tables.some(({ name }) => name === 'schema_migration')) {
      throw new StartupError('Die Datenbank ist noch leer: es gibt nichts zu sichern.');
    }
    const names = tables.map(({ name }) => quote(name)).join(', ');
    await client.query(`lock table ${names} in access share mode`);
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select number, name, checksum from schema_migration order by number',
    );
    const copied: BackedUpTable[] = [];
    const leftOut = new Set([...bookkeeping, ...passing]);
    for (const table of tables.filter(({ name }) => !leftOut.has(name))) {
      copied.push(await copyTable(client, table, join(draft, tableEntry(table.name))));
    }
    return { migrations, tables: copied, sequences: [...(await listSequences(client))] };
  } finally {
    await client.query('rollback');
  }
}

async function copyTable(client: ClientBase, table: Table, file: string): Promise<BackedUpTable> {
  const columns = table.columns.map(quote).join(', ');
  const copy = client.query(copyTo(`copy ${quote(table.name)} (${columns}) to stdout`));
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(copy, createGzip(), hashing, createWriteStream(file, { mode: 0o600 }));
  return {
    name: table.name,
    columns: [...table.columns],
    rows: copy.rowCount,
    sha256: hash.digest('hex'),
  };
}

interface ListedFile {
  /** With slashes, below the folder. */
  readonly path: string;
  readonly file: string;
  readonly sha256: string;
}

async function listFiles(folder: string): Promise<readonly ListedFile[]> {
  if (!existsSync(folder)) return [];
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return await Promise.all(
    paths.map(async (file) => ({
      path: file.slice(folder.length + 1).replaceAll('\\', '/'),
      file,
      sha256: await hashFile(file),
    })),
  );
}
