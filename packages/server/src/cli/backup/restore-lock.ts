import type { ClientBase } from 'pg';

// Any number will do, as long as every version of Fahrtwind uses the same one.
const restoreLock = 7_110_004;

/**
 * A restore replaces tables, which a snapshot taken before would see as empty. So the two exclude each
 * other, by a lock that is held before the snapshot is taken.
 */
export async function withoutRestores<T>(client: ClientBase, task: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock_shared($1)', [restoreLock]);
  try {
    return await task();
  } finally {
    await client.query('select pg_advisory_unlock_shared($1)', [restoreLock]);
  }
}

/** The one restore at a time; backups wait for it. */
export async function aloneRestoring<T>(client: ClientBase, task: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [restoreLock]);
  try {
    return await task();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [restoreLock]);
  }
}
