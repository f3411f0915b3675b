import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createTestApp, listen } from './testing/test-app.ts';

let test: TestDatabase;
let app: FastifyInstance;
let ask: () => Promise<unknown>;
const logLines: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp({
    logLines,
    parts: { database: test.database },
    handlers: {
      getUser: async ({ params }) => {
        await ask();
        return { uid: params.uid, name: 'Anna', photoURL: '' };
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(() => {
  logLines.length = 0;
});

const levels = (): readonly string[] =>
  logLines.map((line) => JSON.parse(line)).map(({ level }) => level);

/** Two transactions that take each other's row: PostgreSQL ends one of them. */
async function crossEachOther(): Promise<void> {
  const { db } = test.database;
  await db.execute(sql`create table if not exists crossing (id int primary key, count int)`);
  await db.execute(sql`insert into crossing values (1, 0), (2, 0) on conflict do nothing`);
  const signals = new EventEmitter();
  let arrived = 0;
  const touch = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update crossing set count = count + 1 where id = ${first}`);
      arrived += 1;
      if (arrived === 1) await once(signals, 'both');
      else signals.emit('both');
      await tx.execute(sql`update crossing set count = count + 1 where id = ${second}`);
    });
  const results = await Promise.allSettled([touch(1, 2), touch(2, 1)]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

describe('what PostgreSQL refuses', () => {
  it.each([
    ['a day that no month has', () => sql`select ${'2026-02-30'}::date`],
    ['a number that is too large', () => sql`select ${'99999999999'}::int`],
    ['a zero character', () => sql`select ${'a\0b'}::text`],
  ])('because of %s is a wrong argument, and a warning in the log', async (_what, query) => {
    ask = () => test.database.db.execute(query());
    const reply = await app.inject('/api/user/anna');
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-argument']);
    expect(levels()).toContain('warn');
    expect(levels()).not.toContain('error');
  });

  it('because two transactions crossed each other is worth another try', async () => {
    ask = crossEachOther;
    const reply = await app.inject('/api/user/anna');
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    expect(reply.headers['retry-after']).toBe('5');
  });
});

describe('an error of a socket', () => {
  it('that is not the database’s own does not say that the database is away', async () => {
    ask = () => Promise.reject(Object.assign(new Error('read'), { code: 'ECONNRESET' }));
    expect((await app.inject('/api/user/anna')).statusCode).toBe(500);
  });

  it('of a client that hangs up while it sends a body is no error in the log', async () => {
    const socket = connect(await listen(app), '127.0.0.1');
    socket.write(
      'PUT /api/user/anna HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Cookie: who=anna\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 900\r\n\r\n{"name',
    );
    const [request]: IncomingMessage[] = await once(app.server, 'request');
    // By then the server reads the body.
    await setImmediate();
    const closed = new Promise((resolve) => request?.socket.once('close', resolve));
    socket.resetAndDestroy();
    await closed;
    await setImmediate();
    expect(levels()).not.toContain('error');
  });
});
