import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { projectFolder } from '../config/project-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { writeBackup } from './backup/write-backup.ts';
import { withClient } from './with-client.ts';

/** `npm run backup -- FILE`: all that cannot be had again, in one file. Answers with a sentence. */
export async function runBackup(config: Config, file: string | undefined): Promise<string> {
  if (!file) throw new StartupError('Nenne die Datei: npm run backup -- DATEI');
  const target = fromCaller(file);
  if (existsSync(target)) {
    throw new StartupError(`${target} gibt es schon: nimm einen anderen Namen.`);
  }
  const secretFile = join(config.dataDir, 'secret');
  const content = await withClient(config, (client) =>
    writeBackup(
      {
        client,
        dataDir: config.dataDir,
        secretFile: config.secret === null && existsSync(secretFile) ? secretFile : null,
        version: ownVersion(),
      },
      target,
    ),
  );
  const rows = content.tables.reduce((sum, table) => sum + table.rows, 0);
  return `Gesichert in ${target}: ${content.tables.length} Tabellen mit ${rows} Zeilen und ${content.files.length} Dateien.`;
}

/** npm runs scripts in the project's folder; people mean the folder they are in. */
export function fromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

function ownVersion(): string {
  const text = readFileSync(join(projectFolder, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
