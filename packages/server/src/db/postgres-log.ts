import { existsSync } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import type { PostgresHome } from './postgres-home.ts';

const longestLogBytes = 10_000_000;

export async function rotateLog({ log }: PostgresHome): Promise<void> {
  if (existsSync(log) && (await stat(log)).size > longestLogBytes) await rename(log, `${log}.1`);
}

export async function logLength({ log }: PostgresHome): Promise<number> {
  return existsSync(log) ? (await stat(log)).size : 0;
}

/** What the server has written since the log had that length. */
export async function logSince({ log }: PostgresHome, length: number): Promise<string> {
  return existsSync(log) ? (await readFile(log)).subarray(length).toString() : '';
}
