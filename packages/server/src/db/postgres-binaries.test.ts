import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { sharedFolder } from './postgres-home.ts';

const otherUser = { name: 'nobody', uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

let parent: string;
let folder: string;
let version: string;

/** A package with a program, below a folder of root's own. */
beforeEach(async () => {
  version = `0.0.0-${randomUUID()}`;
  parent = await mkdtemp(join(tmpdir(), 'fw-closed-'));
  folder = join(parent, 'package');
  await mkdir(join(folder, 'native/bin'), { recursive: true });
  await mkdir(join(folder, 'native/lib'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
  await writeFile(join(folder, 'native/lib/words.txt'), 'at your service');
  const script = '#!/bin/sh\ncat "$(dirname "$0")/../lib/words.txt"\n';
  await writeFile(join(folder, 'native/bin/postgres'), script, { mode: 0o755 });
});

afterEach(async () => {
  await rm(parent, { recursive: true });
  await rm(join(sharedFolder, `postgresql-${version}`), { recursive: true, force: true });
});

const runAsOther = (program: string) =>
  spawnSync(program, { uid: otherUser.uid, gid: otherUser.gid, cwd: '/', encoding: 'utf8' }).stdout;

describe.runIf(isRoot)('the programs of PostgreSQL', () => {
  it.each([
    ['open', 0o755, 0o755, 0o644],
    ['closed, too, as after an installation for one user', 0o700, 0o700, 0o600],
  ])(
    'below a folder of 0700, themselves %s, can be run by another user',
    async (_, dir, bin, file) => {
      for (const inner of ['native', 'native/bin', 'native/lib'])
        await chmod(join(folder, inner), dir);
      await chmod(join(folder, 'native/bin/postgres'), bin);
      await chmod(join(folder, 'native/lib/words.txt'), file);
      expect(runAsOther(join(folder, 'native/bin/postgres'))).toBeFalsy();
      const [one, other] = await Promise.all([
        findPostgresBinaries(otherUser, folder),
        findPostgresBinaries(otherUser, folder),
      ]);
      expect(one).toEqual(other);
      expect(dirname(one.postgres)).toBe(join(sharedFolder, `postgresql-${version}`, 'native/bin'));
      expect(runAsOther(one.postgres)).toBe('at your service');
      const drafts = readdirSync(sharedFolder).filter((name) => name.includes(`${version}.`));
      expect(drafts).toEqual([]);
    },
  );

  it('stay where they are when all users may go there, or no other user has to', async () => {
    const own = join(folder, 'native/bin/postgres');
    expect((await findPostgresBinaries(null, folder)).postgres).toBe(own);
    await chmod(parent, 0o755);
    expect((await findPostgresBinaries(otherUser, folder)).postgres).toBe(own);
    expect(existsSync(join(sharedFolder, `postgresql-${version}`))).toBe(false);
  });
});
