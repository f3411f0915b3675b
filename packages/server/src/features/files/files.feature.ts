import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReadSession } from '../../http/session.ts';
import type { Log } from '../../jobs/log.ts';
import { repeatCleanUp } from '../../jobs/repeat.ts';
import { mountFiles, type FileMount } from './file-routes.ts';
import type { FileStore } from './file-store.ts';
import { exportFiles, forgetFiles } from './file.repository.ts';
import { createFolderStore } from './folder-store.ts';
import type { Pictures } from './pictures.ts';
import { cleanUpFiles } from './store-picture.ts';

export interface FilesParts {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly readSession: ReadSession;
  readonly pictures: Pictures;
  /** Instead of the configured one. */
  readonly store?: FileStore;
}

export interface FilesFeature {
  /** Mounts the file storage API of the specification at /v0/b. */
  readonly mount: (app: FastifyInstance, options: FileMount) => void;
  readonly exportPart: (queries: Queries, uid: string) => Promise<unknown>;
  readonly forget: (tx: Queries, uid: string) => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;

export function createFilesFeature({
  config,
  database,
  log,
  readSession,
  pictures,
  ...parts
}: FilesParts): FilesFeature {
  const store = parts.store ?? configuredStore(config);
  let cleanUp: ReturnType<typeof repeatCleanUp> | null = null;
  const cleanUpNow = (): Promise<void> => cleanUpFiles(database.background.db, store);
  return {
    mount: (app, options) =>
      mountFiles(app, { database, readSession, store, pictures, ...options }),
    exportPart: exportFiles,
    forget: forgetFiles,
    start: () => {
      cleanUp ??= repeatCleanUp('clean up files', CLEAN_UP_PAUSE_MS, cleanUpNow, log);
    },
    close: async () => {
      await cleanUp?.close();
    },
  };
}

function configuredStore({ s3, dataDir }: Config): FileStore {
  if (s3 === null) return createFolderStore(join(dataDir, 'files'));
  let opened: Promise<FileStore> | null = null;
  // Its library is large: only servers that use it load it.
  const open = async (): Promise<FileStore> => (await import('./s3-store.ts')).createS3Store(s3);
  const store = (): Promise<FileStore> => (opened ??= open());
  return {
    write: async (key, bytes) => (await store()).write(key, bytes),
    read: async (key) => (await store()).read(key),
    remove: async (key) => (await store()).remove(key),
  };
}
