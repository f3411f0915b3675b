import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import type { Database } from '../src/db/database.ts';

export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  drop(): Promise<void>;
}

/** A fresh database of the test's own, migrated (or empty, to test migrations themselves). */
export async function createTestDatabase(
  template: 'migrated' | 'template1' = 'migrated',
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  // What a test prepares may take long on a busy machine; what the limits do has tests of its own.
  const database = openDatabase(url.href, { connectMs: 30_000, statementMs: 60_000 });
  return {
    url: url.href,
    database,
    drop: async () => {
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

async function administer(sql: string): Promise<void> {
  const client = new Client(inject('postgresUrl'));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
