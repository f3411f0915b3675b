import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { lockedTransaction } from './locked-transaction.ts';

const LOCK = 99;
let test: TestDatabase;

beforeEach(async () => {
  test = await createTestDatabase('template1');
});
afterEach(() => test.drop());

it('waits for another server longer than any statement may take', async () => {
  const hasty = openDatabase(test.url, { connectMs: 10_000, statementMs: 50 });
  const holder = await test.database.pool.connect();
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const waiting = lockedTransaction(hasty.pool, LOCK, () => Promise.resolve('done'));
    // Longer than a statement may take here, and than the driver waits for one.
    await holder.query('select pg_sleep(1)');
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    await expect(waiting).resolves.toBe('done');
  } finally {
    holder.release();
    await hasty.close();
  }
});
