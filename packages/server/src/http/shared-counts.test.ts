import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createSharedCounts, tellByDatabase, type SharedCounts } from './shared-counts.ts';

let test: TestDatabase;
let queries = 0;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const LIMIT = { max: 100, windowMs: 60_000 };

function server(): SharedCounts {
  const tell = tellByDatabase(test.database.pool);
  return createSharedCounts(
    (...told) => {
      queries += 1;
      return tell(...told);
    },
    () => expect.unreachable(),
  );
}

async function allowed(counts: SharedCounts, key: string, limit = LIMIT): Promise<boolean> {
  return (await counts.count(key, limit)).current <= limit.max;
}

describe('requests of one address', () => {
  it('are limited on all servers together, give or take a tenth for each', async () => {
    const servers = [server(), server(), server()];
    let passed = 0;
    for (let sent = 0; sent < 300; sent += 1) {
      const counts = servers[sent % servers.length];
      if (counts && (await allowed(counts, 'alternating'))) passed += 1;
    }
    expect(passed).toBeGreaterThanOrEqual(90);
    expect(passed).toBeLessThanOrEqual(100 + servers.length * 10);
  });

  it('are limited as strictly when they come all at once', async () => {
    const servers = [server(), server(), server()];
    const asked = servers.flatMap((counts) =>
      Array.from({ length: 150 }, () => allowed(counts, 'burst')),
    );
    const passed = (await Promise.all(asked)).filter(Boolean).length;
    expect(passed).toBeGreaterThanOrEqual(90);
    expect(passed).toBeLessThanOrEqual(100 + servers.length * 10);
  });

  it('cost no query below a tenth of the limit, and few above', async () => {
    const counts = server();
    queries = 0;
    for (let sent = 0; sent < 9; sent += 1) await counts.count('seldom', LIMIT);
    expect(queries).toBe(0);
    for (let sent = 0; sent < 1000; sent += 1) await counts.count('seldom', LIMIT);
    expect(queries).toBeLessThanOrEqual(10);
  });

  it('begin anew when the window is over', async () => {
    const limit = { max: 3, windowMs: 50 };
    const counts = server();
    for (let sent = 0; sent < 3; sent += 1)
      expect(await allowed(counts, 'short', limit)).toBe(true);
    expect(await allowed(counts, 'short', limit)).toBe(false);
    await expect.poll(() => allowed(counts, 'short', limit), { timeout: 15_000 }).toBe(true);
  });

  it('are kept without the address', async () => {
    await server().count('203.0.113.7', { max: 1, windowMs: 60_000 });
    const { rows } = await test.database.pool.query('select * from request_count');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('are counted by each server for itself while the database is gone', async () => {
    const failures: unknown[] = [];
    const counts = createSharedCounts(
      () => Promise.reject(new Error('gone')),
      (error) => failures.push(error),
    );
    const passed: boolean[] = [];
    for (let sent = 0; sent < 120; sent += 1) passed.push(await allowed(counts, 'gone'));
    expect(passed.filter(Boolean)).toHaveLength(100);
    expect(failures).toHaveLength(1);
  });
});
