import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { StartupError } from '../config/startup-error.ts';
import { lockedTransaction } from './locked-transaction.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

// Any number will do, as long as every version of Fahrtwind uses the same one.
const migrationLock = 7_110_002;

/**
 * Brings the database to the state of the files NNNN_name.sql. Each file is one transaction together with
 * its entry in schema_migration, under a lock: interrupted anywhere it is repeated, and of two servers one waits.
 */
export async function migrate(pool: Pool, folder: string): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  await lockedTransaction(pool, migrationLock, (client) => client.query(migrationTable));
  const done: string[] = [];
  for (;;) {
    const name = await lockedTransaction(pool, migrationLock, (client) =>
      applyNext(client, migrations),
    );
    if (!name) return done;
    done.push(name);
  }
}

/** The table that says which migrations a database has. */
export const migrationTable = `create table if not exists schema_migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

async function applyNext(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<string | null> {
  const { rows } = await client.query<Applied>(
    'select number, name, checksum from schema_migration order by number',
  );
  checkHistory(rows, migrations);
  const next = migrations[rows.length];
  if (!next) return null;
  await applyMigration(client, next);
  return next.name;
}

export async function applyMigration(
  client: ClientBase,
  { number, name, sql, checksum }: Migration,
): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}

/** What was applied must be the beginning of what this version knows, to the letter. */
function checkHistory(applied: readonly Applied[], known: readonly Migration[]): void {
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const ours = known[index];
    if (!ours || ours.number !== number) {
      throw new StartupError(
        `Die Datenbank gehört zu einer neueren Version von Fahrtwind (sie kennt die Änderung „${name}“, diese Version nicht): starte jene Version oder spiele eine passende Sicherung zurück.`,
      );
    }
    if (ours.checksum !== checksum) {
      throw new StartupError(
        `Die Änderung „${name}“ wurde mit anderem Inhalt in die Datenbank geschrieben, als diese Version ihn hat: stelle die Datei packages/server/migrations/${ours.name}.sql wieder her.`,
      );
    }
  }
}

export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  // Gaps are fine: changes that are made side by side reserve their numbers beforehand.
  for (const [index, { number, name }] of migrations.entries()) {
    if (migrations[index - 1]?.number === number)
      throw new Error(`migration ${name} has the number of another`);
  }
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_-]+\.sql$/.exec(file)?.[1];
  if (!number) throw new Error(`migration ${file} is not named NNNN_name.sql`);
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { number: Number(number), name: file.slice(0, -'.sql'.length), sql, checksum };
}
