import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresHome } from './postgres-home.ts';
import { runProcess } from './run-process.ts';

// Above the highest process number of any system, so no process ever has it.
const nobodysPid = '2147483647';

/**
 * Whether the server of this cluster lives. A number in postmaster.pid that meanwhile belongs to another
 * program (after a reboot, in a new container) would keep PostgreSQL from starting, so it is replaced by
 * one that cannot exist. The file itself stays: by its other lines PostgreSQL makes sure that no worker
 * of the old server is left.
 */
export async function isPostmasterAlive(home: PostgresHome): Promise<boolean> {
  const file = join(home.cluster, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isProcessAlive(pid)) return false;
  if (await isPostmaster(pid, home)) return true;
  await writeFile(file, [nobodysPid, ...lines.slice(1)].join('\n'));
  return false;
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
    // A postmaster works in its data folder; a killed one that nobody has collected yet has no folder.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === home.cluster;
  }
  const { output } = await runProcess('/bin/ps', ['-o', 'command=', '-p', String(pid)], null);
  return output.includes(home.cluster);
}
