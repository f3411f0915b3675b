import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, open, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresHome } from './postgres-home.ts';
import { quietSurroundings, runProcess } from './run-process.ts';

// Above the highest process number of any system, so no process ever has it.
const unusedPid = '2147483647';

/**
 * Whether the server of this cluster lives. A number in postmaster.pid that meanwhile belongs to another
 * program (after a reboot, in a new container) would keep PostgreSQL from starting, so it is replaced by
 * one that cannot exist. The file itself stays: by its other lines PostgreSQL makes sure that no worker
 * of the old server is left.
 */
export async function isPostmasterAlive(home: PostgresHome): Promise<boolean> {
  const lines = await readPidFile(home);
  const pid = Number(lines[0]);
  if (lines.length === 1 && pid === 0) await removeEmptyPidFile(home);
  if (!(pid > 0) || !isProcessAlive(pid)) return false;
  if (await isPostmaster(pid, home)) return true;
  const draft = `${pidFile(home)}.${randomUUID()}`;
  await writeFile(draft, [unusedPid, ...lines.slice(1)].join('\n'), { mode: 0o600 });
  if (home.user) await chown(draft, home.user.uid, home.user.gid);
  await rename(draft, pidFile(home));
  return false;
}

// A server writes into the file right after creating it.
const emptyForMilliseconds = 2000;

/**
 * A server that was killed between creating its file and writing into it leaves one that keeps PostgreSQL from
 * starting. It had made sure before that no older server was left.
 */
async function removeEmptyPidFile(home: PostgresHome): Promise<void> {
  const found = await stat(pidFile(home)).catch(() => null);
  if (!found || found.size > 0 || Date.now() - found.mtimeMs < emptyForMilliseconds) return;
  await rm(pidFile(home), { force: true });
}

/**
 * Starts a server that lives on without us, and waits until it takes connections; false when it gave up.
 * Not by `pg_ctl start`, which hands the folder's name to a shell.
 */
export async function launchPostmaster(home: PostgresHome, program: string): Promise<boolean> {
  const log = await open(home.log, 'a', 0o600);
  const identity = home.user ? { uid: home.user.uid, gid: home.user.gid } : {};
  const child = spawn(program, ['-D', home.cluster], {
    ...identity,
    ...quietSurroundings,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let hasEnded = false;
  const end = (): void => {
    hasEnded = true;
  };
  child.once('error', end);
  child.once('exit', end);
  child.unref();
  await log.close();
  while (!(await isReady(home, child.pid))) {
    if (hasEnded) return false;
    await sleep(10);
  }
  return true;
}

/** The first line of postmaster.pid is the process, the eighth its state. */
async function isReady(home: PostgresHome, pid: number | undefined): Promise<boolean> {
  const lines = await readPidFile(home);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

async function readPidFile(home: PostgresHome): Promise<readonly string[]> {
  return await readFile(pidFile(home), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
}

function pidFile(home: PostgresHome): string {
  return join(home.cluster, 'postmaster.pid');
}

export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isPostmaster(pid: number, home: PostgresHome): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    // A postmaster works in its data folder; a killed one that was not collected yet has no folder.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === home.cluster;
  }
  const { output } = await runProcess('/bin/ps', ['-o', 'command=', '-p', String(pid)], null);
  return output.includes(home.cluster);
}
