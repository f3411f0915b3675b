import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { startAccountServer } from './account-server.ts';
import { openWay } from './cut-off.ts';
import { signInAsGuest } from './lasting-client.ts';
import { createTestDatabase } from './test-database.ts';
import { startWriting, untilAllGotThrough } from './trip-writer.ts';

const goneSeconds = inject('databaseGoneSeconds');

it(`acknowledges no save while the database is gone for ${goneSeconds} s, and goes on by itself`, async () => {
  const testDatabase = await createTestDatabase();
  const way = await openWay(testDatabase.url);
  const database = openDatabase(way.url);
  const server = await startAccountServer({
    env: { TRUST_PROXY: 'loopback' },
    testDatabase: { ...testDatabase, database },
  });
  const base = (await server.listen()).replace('127.0.0.1', 'localhost');
  const stop = new AbortController();
  const readiness = async (): Promise<number> => (await fetch(`${base}/readyz`)).status;
  try {
    const guests = await Promise.all(Array.from({ length: 8 }, () => signInAsGuest(base)));
    const writers = guests.map((guest) =>
      startWriting(guest, { addressOf: () => base, stop: stop.signal }),
    );
    const saves = (): readonly number[] => writers.map((writer) => writer.saves());
    await untilAllGotThrough(writers);
    await way.cut();
    // Acknowledgements that were under way have arrived by then.
    await sleep(1000);
    const before = saves();
    expect(await readiness()).toBe(503);
    await sleep(goneSeconds * 1000 - 1000);
    expect(saves()).toEqual(before);
    await way.open();
    await untilAllGotThrough(writers);
    expect(await readiness()).toBe(200);
    stop.abort();
    await Promise.all(writers.map(({ done }) => done));
    expect(writers.flatMap(({ losses }) => losses)).toEqual([]);
    const { rows } = await testDatabase.database.pool.query<{ id: string; keys: number }>(
      'select trip_id as id, count(*)::int as keys from trip_save group by trip_id',
    );
    expect(new Map(rows.map(({ id, keys }) => [id, keys]))).toEqual(
      new Map(writers.map(({ tripId, saves: count }) => [tripId, count()])),
    );
  } finally {
    stop.abort();
    await server.close();
    await database.close();
    await way.close();
    await testDatabase.drop();
  }
}, 60_000);
