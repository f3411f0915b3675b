import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { manifest, manifestEntry } from './manifest.ts';
import { aloneRestoring } from './restore-lock.ts';

const folderStart = 'restore-';

/** Where a restore unpacks: inside the data folder, so that its files can be moved into place. */
export function restoreFolder(dataDir: string, mark: string): string {
  return join(dataDir, `${folderStart}${mark}`);
}

/**
 * Moves the files and the secret of a restore into place, after its data was committed. Every step may be
 * repeated after an interruption.
 */
export async function installFiles(dataDir: string, mark: string): Promise<void> {
  const folder = restoreFolder(dataDir, mark);
  const { secret } = manifest.parse(
    JSON.parse(await readFile(join(folder, manifestEntry), 'utf8')),
  );
  const [place, next, old] = [join(dataDir, 'files'), join(folder, 'files'), join(folder, 'old')];
  // Moved away already: the interruption came between these two steps.
  if (!existsSync(old)) {
    await mkdir(place, { recursive: true });
    await mkdir(next, { recursive: true });
    await rename(place, old);
  }
  if (existsSync(next)) await rename(next, place);
  if (secret !== null) {
    const draft = join(folder, 'secret');
    await writeFile(draft, secret, { mode: 0o600, flush: true });
    await rename(draft, join(dataDir, 'secret'));
  }
  await rm(folder, { recursive: true, force: true });
}

/** Completes restores that were interrupted after their data was committed, and removes the others. */
export async function settleRestores(client: ClientBase, dataDir: string): Promise<void> {
  const marks = await findMarks(dataDir);
  if (marks.length === 0) return;
  await aloneRestoring(client, async () => {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('public.restore_mark') is not null as exists`,
    );
    for (const mark of marks) {
      const folder = restoreFolder(dataDir, mark);
      if (!existsSync(folder)) continue;
      const isCommitted =
        rows[0]?.exists &&
        (await client.query('select from restore_mark where id = $1', [mark])).rowCount === 1;
      if (isCommitted) await installFiles(dataDir, mark);
      else await rm(folder, { recursive: true, force: true });
    }
  });
}

async function findMarks(dataDir: string): Promise<readonly string[]> {
  if (!existsSync(dataDir)) return [];
  return (await readdir(dataDir))
    .filter((name) => name.startsWith(folderStart))
    .map((name) => name.slice(folderStart.length));
}
