import type { Pool, PoolClient } from 'pg';

/**
 * Runs a deed in one transaction while no other process runs one under the same number. The lock belongs to
 * the transaction, so nothing has to be given back when the connection breaks.
 */
export async function lockedTransaction<T>(
  pool: Pool,
  lock: number,
  deed: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await deed(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A failed connection is closed, which rolls back whatever was under way.
    client.release(failure);
  }
}
