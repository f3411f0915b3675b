import { inject } from 'vitest';
import { createWorkPool, type WorkPool } from '../src/threads/work-pool.ts';

let pool: WorkPool | null = null;

/** The threads that all servers of a test process share: each takes a second to load its tables. */
export function testPool(): WorkPool {
  pool ??= createWorkPool({ file: inject('workerFile'), mostPerAsker: 100 });
  return pool;
}
