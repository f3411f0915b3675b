import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigration, migrationTable } from '../../db/migrate.ts';
import type { Migration } from '../../db/migrate.ts';
import { seedTable } from '../../db/plant-seeds.ts';
import { tableEntry } from './manifest.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { byReference, dropEverything, quote } from './tables.ts';

interface Unpacked {
  readonly content: Manifest;
  readonly folder: string;
  readonly migrations: readonly Migration[];
  /** Written together with the data, so that a later start can tell whether the restore was completed. */
  readonly mark: string;
  /** Whether mails that waited when the backup was made are sent. */
  readonly sendsMails: boolean;
}

/** Every restore leaves its mark here; it is not a part of any backup's meaning. */
export const restoreTable = `create table if not exists restore_mark (
  id text primary key,
  restored_at timestamptz not null default now()
)`;

const attempts = 5;

/** Replaces the whole database in one transaction: others see the old state or the new one. Answers how many mails went. */
export async function restoreDatabase(client: ClientBase, unpacked: Unpacked): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await replaceAll(client, unpacked);
      const dropped = unpacked.sendsMails ? 0 : await dropWaitingMails(client);
      await client.query('commit');
      return dropped;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      // deadlock_detected: writers of a running server and we wanted the same tables in another order
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}

async function replaceAll(client: ClientBase, unpacked: Unpacked): Promise<void> {
  const { content, folder, migrations, mark } = unpacked;
  await dropEverything(client);
  for (const bookkeeping of [migrationTable, seedTable, restoreTable]) {
    await client.query(bookkeeping);
  }
  const then = migrations.slice(0, content.migrations.length);
  for (const migration of then) await applyMigration(client, migration);
  await fillTables(client, content.tables, folder);
  for (const { name, value, isCalled } of content.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quote(name), value, isCalled]);
  }
  for (const migration of migrations.slice(then.length)) await applyMigration(client, migration);
  await client.query('insert into restore_mark (id) values ($1)', [mark]);
}

/** They have long been sent by the server that the backup is from, or are none of a copy's business. */
async function dropWaitingMails(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query('delete from mail_outbox where failed_at is null');
  await client.query('update user_notification set mailed_at = now() where mailed_at is null');
  return rowCount ?? 0;
}

async function fillTables(
  client: ClientBase,
  tables: readonly BackedUpTable[],
  folder: string,
): Promise<void> {
  const order = await byReference(
    client,
    tables.map(({ name }) => name),
  );
  for (const name of order) {
    const table = tables.find((one) => one.name === name);
    if (table) await fillTable(client, table, join(folder, tableEntry(name)));
  }
}

async function fillTable(client: ClientBase, table: BackedUpTable, file: string): Promise<void> {
  const name = quote(table.name);
  // What triggers once derived is in the backup already.
  await client.query(`alter table ${name} disable trigger user`);
  // Migrations may have put rows here that the backup holds as well.
  await client.query(`delete from ${name}`);
  const copy = client.query(
    copyFrom(`copy ${name} (${table.columns.map(quote).join(', ')}) from stdin`),
  );
  await pipeline(createReadStream(file), createGunzip(), copy);
  await client.query(`alter table ${name} enable trigger user`);
  if (copy.rowCount !== table.rows) {
    throw new Error(`table ${table.name}: ${copy.rowCount} rows instead of ${table.rows}`);
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
