import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error.ts';
import type { Migration } from '../../db/migrate.ts';
import { checkArchive, damaged, hashFile, unpackArchive } from './archive.ts';
import { manifest, manifestEntry, tableEntry } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Unpacks a backup into a folder and proves it whole and fitting; throws a sentence if it is not. */
export async function readBackup(
  source: string,
  folder: string,
  known: readonly Migration[],
): Promise<Manifest> {
  if (!existsSync(source)) throw new StartupError(`Die Sicherung ${source} gibt es nicht.`);
  await checkArchive(source);
  const content = await readManifest(source, folder);
  checkVersion(content, known);
  const expected = new Map([
    ...content.tables.map(({ name, sha256 }) => [tableEntry(name), sha256] as const),
    ...content.files.map(({ path, sha256 }) => [`files/${path}`, sha256] as const),
  ]);
  await unpackArchive(source, folder, (name) => expected.has(name));
  for (const [name, sha256] of expected) {
    const file = join(folder, name);
    if (!existsSync(file) || (await hashFile(file)) !== sha256) throw damaged(source);
  }
  return content;
}

async function readManifest(source: string, folder: string): Promise<Manifest> {
  await unpackArchive(source, folder, (name) => name === manifestEntry);
  const file = join(folder, manifestEntry);
  if (!existsSync(file)) throw damaged(source);
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const read = manifest.safeParse(content);
  if (read.success) return read.data;
  throw isNewerFormat(content) ? newer() : damaged(source);
}

function isNewerFormat(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Reflect.get(content, 'format') !== 1;
}

/** A backup of an older version is brought up to date; one of a newer version cannot be understood. */
function checkVersion({ migrations }: Manifest, known: readonly Migration[]): void {
  for (const [index, { number, checksum }] of migrations.entries()) {
    const ours = known[index];
    if (ours?.number !== number || ours.checksum !== checksum) throw newer();
  }
}

function newer(): StartupError {
  return new StartupError(
    'Die Sicherung stammt von einer neueren oder anderen Version von Fahrtwind: spiele sie mit jener zurück, hier wurde nichts verändert.',
  );
}
