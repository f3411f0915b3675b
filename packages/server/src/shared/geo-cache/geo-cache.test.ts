import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createGeoCache, type StoredGeoCache } from './geo-cache.ts';

let testDatabase: TestDatabase;
let cache: StoredGeoCache;
const failures: unknown[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  cache = createGeoCache(testDatabase.database, (error) => failures.push(error));
});
afterAll(() => testDatabase.drop());

const HOUR = 3_600_000;

const count = async (): Promise<number> => {
  const { rows } = await testDatabase.database.pool.query('select from geo_cache');
  return rows.length;
};

it('keeps answers by key, the newest of each', async () => {
  await cache.write(
    new Map<string, unknown>([
      ['a', { value: [1, 'ä', null] }],
      ['b', 2],
    ]),
    HOUR,
  );
  await cache.write(new Map([['b', 3]]), HOUR);
  expect(await cache.read(['a', 'b', 'c'])).toEqual(
    new Map<string, unknown>([
      ['a', { value: [1, 'ä', null] }],
      ['b', 3],
    ]),
  );
  expect(await cache.read([])).toEqual(new Map());
  await cache.write(new Map(), HOUR);
});

it('forgets what has expired, and removes it', async () => {
  await cache.write(new Map([['old', 1]]), -1);
  expect(await cache.read(['old'])).toEqual(new Map());
  const before = await count();
  await cache.cleanUp();
  expect(await count()).toBe(before - 1);
});

it('stops no request when the database is gone', async () => {
  const gone = await createTestDatabase();
  const failing = createGeoCache(gone.database, (error) => failures.push(error));
  await gone.drop();
  expect(await failing.read(['a'])).toEqual(new Map());
  await failing.write(new Map([['a', 1]]), HOUR);
  expect(failures).toHaveLength(2);
});
