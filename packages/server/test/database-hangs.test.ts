import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { startAccountServer, type AccountServer } from './account-server.ts';
import type { Browser } from './browser.ts';
import { openWay, type CutOff } from './cut-off.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let testDatabase: TestDatabase;
let way: CutOff;
let server: AccountServer;
let guest: Browser;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  way = await openWay(testDatabase.url);
  const database = openDatabase(way.url);
  server = await startAccountServer({ testDatabase: { ...testDatabase, database } });
  guest = server.browser();
  expect((await guest.post('/api/auth/sign-in/anonymous')).statusCode).toBe(200);
  return async () => {
    await server.close();
    // Connections that hang are ended with the way; the pool would wait for them.
    await way.close();
    await database.close();
    await testDatabase.drop();
  };
});

async function expectUnavailable(): Promise<void> {
  const replies = await Promise.all([
    guest.get('/api/trips'),
    guest.get('/api/start'),
    guest.send({ method: 'DELETE', url: '/api/trips/any' }),
    server
      .browser()
      .post('/api/auth/sign-in/email', { email: 'a@example.org', password: 'geheim' }),
  ]);
  for (const reply of replies) {
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    expect(reply.headers['retry-after']).toBe('5');
  }
}

describe('the database', () => {
  it('that hangs is named unavailable', async () => {
    way.hang();
    await expectUnavailable();
  });

  it('that is gone, too, and everything goes on when it is back', async () => {
    await way.cut();
    await expectUnavailable();
    await way.open();
    expect((await guest.get('/api/trips')).statusCode).toBe(200);
  });

  it('breaks off a statement that waits for a lock, and keeps the connection', async () => {
    const { pool } = testDatabase.database;
    const lock = await pool.connect();
    try {
      await lock.query('begin; lock table trip in access exclusive mode');
      await expect(guest.get('/api/trips')).resolves.toMatchObject({ statusCode: 503 });
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    expect((await guest.get('/api/trips')).statusCode).toBe(200);
  });
});
