import { availableParallelism } from 'node:os';
import type { Config } from './config.ts';

/** More would wait for the database, and each takes its memory. */
const MOST_BY_DEFAULT = 4;

/** How many processes serve on this machine. */
export function countProcesses({ processes }: Pick<Config, 'processes'>): number {
  return processes ?? Math.min(availableParallelism(), MOST_BY_DEFAULT);
}
