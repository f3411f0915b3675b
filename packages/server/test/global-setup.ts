import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../src/config/project-folder.ts';
import { openDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { migrate } from '../src/db/migrate.ts';
import { buildServerProgram } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database `fahrtwind` of the run's PostgreSQL; test databases are made beside it. */
    postgresUrl: string;
    /** The built src/worker.ts: threads cannot run the sources. */
    workerFile: string;
    /** How often the loops of killing strike: seldom in every test run, often in `npm run soak`. */
    recordKills: number;
    tripKills: number;
    databaseGoneSeconds: number;
    fuzzRequests: number;
    /** No answer may take longer. */
  }
}

/** One PostgreSQL per run, without durability, with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fahrtwind-test-'));
  // As root, PostgreSQL runs as another user, who cannot enter a closed folder.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable: false });
  const makeTemplate = async (): Promise<void> => {
    const template = new URL(postgres.connectionString);
    template.pathname = '/migrated';
    const client = new Client(postgres.connectionString);
    await client.connect();
    await client.query('drop database if exists migrated with (force)');
    await client.query('create database migrated');
    await client.end();
    const database = openDatabase(template.href);
    await migrate(database.pool, migrationsFolder);
    await database.close();
  };
  await makeTemplate();
  const program = await buildServerProgram();
  project.onTestsRerun(makeTemplate);
  project.provide('workerFile', join(dirname(program.file), 'worker.js'));
  project.provide('postgresUrl', postgres.connectionString);
  return async () => {
    await postgres.release();
    await program.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
}
