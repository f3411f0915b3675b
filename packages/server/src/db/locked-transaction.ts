import type { Pool, PoolClient, QueryConfig } from 'pg';

/** The driver reads it, its types do not know it; 0 would mean the pool's own limit. */
interface PatientQuery extends QueryConfig {
  readonly query_timeout: number;
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs an action in one transaction while no other process runs one under the same number. The lock belongs to
 * the transaction, so nothing has to be given back when the connection breaks.
 */
export async function lockedTransaction<T>(
  pool: Pool,
  lock: number,
  action: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    // Another server may take long with it: that one is waited for, and this one may take as long.
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const wait: PatientQuery = {
      text: 'select pg_advisory_xact_lock($1)',
      values: [lock],
      query_timeout: LONGEST_TIMER_MS,
    };
    await client.query(wait);
    await client.query('set local statement_timeout to default');
    const result = await action(client);
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
