import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { migrationsFolder } from '../config/project-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { readMigrations } from '../db/migrate.ts';
import { readBackup } from './backup/read-backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { restoreDatabase } from './backup/restore-database.ts';
import { installFiles, restoreFolder, settleRestores } from './backup/restore-files.ts';
import { aloneRestoring } from './backup/restore-lock.ts';
import { germanTime } from './german-time.ts';
import { fromCaller } from './run-backup.ts';
import { withClient } from './with-client.ts';

const SEND_MAILS = '--send-mails';

/**
 * `npm run restore -- FILE`: proves the backup whole, then replaces everything the server keeps. Mails that waited then are
 * dropped unless `--send-mails` is said.
 */
export async function runRestore(
  config: Config,
  file: string | undefined,
  options: readonly string[] = [],
): Promise<string> {
  const unknown = options.find((option) => option !== SEND_MAILS);
  if (unknown !== undefined)
    throw new StartupError(`„${unknown}“ gibt es nicht: erlaubt ist ${SEND_MAILS}.`);
  const sendsMails = options.includes(SEND_MAILS);
  if (!file) throw new StartupError('Nenne die Datei: npm run restore -- DATEI');
  const source = fromCaller(file);
  const before = await currentSecret(config);
  const { content, dropped } = await withClient(config, async (client) => {
    await settleRestores(client, config.dataDir);
    return await aloneRestoring(client, () =>
      restore(client, config.dataDir, { source, sendsMails }),
    );
  });
  const isNewSecret = content.secret !== null && before !== null && content.secret !== before;
  return [
    `Zurückgespielt: der Stand vom ${germanTime(content.createdAt)}.`,
    ...(dropped > 0
      ? [
          `Nicht mehr verschickt: ${dropped === 1 ? '1 Mail, die' : `${dropped} Mails, die`} damals noch wartete${dropped === 1 ? '' : 'n'}.`,
        ]
      : []),
    ...(isNewSecret ? ['Starte laufende Server neu, damit die alten Anmeldungen gelten.'] : []),
  ].join(' ');
}

interface Restore {
  readonly source: string;
  readonly sendsMails: boolean;
}

async function restore(
  client: Client,
  dataDir: string,
  { source, sendsMails }: Restore,
): Promise<{ readonly content: Manifest; readonly dropped: number }> {
  const mark = randomUUID();
  const folder = restoreFolder(dataDir, mark);
  const migrations = await readMigrations(migrationsFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let content: Manifest;
  let dropped: number;
  try {
    content = await readBackup(source, folder, migrations);
    dropped = await restoreDatabase(client, { content, folder, migrations, mark, sendsMails });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await installFiles(dataDir, mark);
  return { content, dropped };
}

async function currentSecret({ dataDir, secret }: Config): Promise<string | null> {
  const file = join(dataDir, 'secret');
  return secret === null && existsSync(file) ? await readFile(file, 'utf8') : null;
}
