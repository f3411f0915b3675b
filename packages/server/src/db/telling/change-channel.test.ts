import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { startTinyRedis, type TinyRedis } from '../../../test/tiny-redis.ts';
import { startTripServer } from '../../../test/trip-server.ts';
import type { Change } from './changes.ts';
import { openDatabase, type Database } from '../database.ts';

let testDatabase: TestDatabase;
const endings: (() => unknown)[] = [];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  endings.push(() => testDatabase.drop());
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of endings.splice(0).toReversed()) await end();
});

const LIMITS = { connectMs: 30_000, statementMs: 60_000 };

/** Another server's way to the same database. */
function connect(redis?: TinyRedis): Database {
  const redisUrl = redis?.url ?? null;
  const database = openDatabase(testDatabase.url, LIMITS, { redisUrl, onTrouble: () => undefined });
  endings.push(() => database.close());
  return database;
}

async function hear(database: Database) {
  const told: string[] = [];
  let losses = 0;
  const listening = await database.listen({
    onChange: (change) => told.push(change.event === 'companions' ? change.data.id : change.event),
    onLost: () => {
      losses += 1;
    },
  });
  endings.push(() => listening.close());
  return { told, losses: () => losses };
}

const changeOf = (id: string): Change => ({ event: 'companions', data: { id }, uids: ['mara'] });

/** All statements from now on, each with the connection that it went over. */
function spyOnStatements() {
  const statements: { readonly client: unknown; readonly text: string }[] = [];
  const ask: unknown = Reflect.get(Client.prototype, 'query');
  vi.spyOn(Client.prototype, 'query').mockImplementation(function spied(
    this: Client,
    ...args: unknown[]
  ) {
    const [query] = args;
    const text = typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'));
    statements.push({ client: this, text: text.toLowerCase() });
    return typeof ask === 'function' ? Reflect.apply(ask, this, args) : undefined;
  });
  return statements;
}

describe('a transaction', () => {
  it('tells after its commit, so that who hears of it can read it, on every server', async () => {
    const [here, there] = [connect(), connect()];
    await here.pool.query('create table thing (id text)');
    const found: unknown[] = [];
    const listening = await there.listen({
      onChange: () =>
        void there.pool.query('select id from thing').then(({ rows }) => found.push(rows)),
      onLost: expect.unreachable,
    });
    endings.push(() => listening.close());
    const own = await hear(here);
    await here.db.transaction(async (tx) => {
      tx.tell(changeOf('one'));
      await tx.execute(sql`insert into thing values ('one')`);
    });
    await expect.poll(() => found, { timeout: 15_000 }).toEqual([[{ id: 'one' }]]);
    await expect.poll(() => own.told, { timeout: 15_000 }).toEqual(['one']);
  });

  it('that is rolled back tells nothing', async () => {
    const database = connect();
    const { told } = await hear(database);
    const failing = database.db.transaction(async (tx) => {
      tx.tell(changeOf('never'));
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    // What comes later would have come by now.
    database.db.tell(changeOf('later'));
    await expect.poll(() => told, { timeout: 15_000 }).toEqual(['later']);
  });

  it('has no NOTIFY among its statements, and many of them share one', async () => {
    const server = await startTripServer(testDatabase);
    endings.push(() => server.close());
    const rita = await server.register();
    const { told } = await hear(testDatabase.database);
    const statements = spyOnStatements();
    const trips = Array.from({ length: 10 }, () => tripOf({ 'Tag 1': [] }, { id: randomUUID() }));
    await Promise.all(trips.map((trip) => rita.create({ ...trip })));
    for (const { id } of trips) await rita.on('DELETE', `/${id}`);
    await expect.poll(() => told.length, { timeout: 15_000 }).toBe(20);
    const notifying = statements.filter(({ text }) => text.includes('notify'));
    expect(notifying.length).toBeGreaterThan(0);
    for (const { client, text } of notifying) {
      expect(text).not.toMatch(/insert|update|delete/);
      const before = statements.slice(
        0,
        statements.findIndex((one) => one.text === text),
      );
      const opened = before.filter(
        (one) => one.client === client && /^(begin|commit)/.test(one.text),
      );
      expect(opened.at(-1)?.text ?? 'commit').toBe('commit');
    }
    const { rows } = await testDatabase.database.pool.query(
      `select tgname from pg_trigger join pg_proc on pg_proc.oid = tgfoid where prosrc ~* 'notify'`,
    );
    expect(rows).toEqual([]);
  });
});

it('gathers changes into one statement, whose messages are short enough for PostgreSQL', async () => {
  const database = connect();
  const { told } = await hear(connect());
  const statements = spyOnStatements();
  const ids = Array.from({ length: 500 }, (_, index) => `${index}-${'ä'.repeat(100)}`);
  for (const id of ids) database.db.tell(changeOf(id));
  await expect.poll(() => told.length, { timeout: 15_000 }).toBe(500);
  expect(told).toEqual(ids);
  expect(statements.filter(({ text }) => text.includes('pg_notify'))).toHaveLength(1);
});

describe('with Redis', () => {
  it('servers tell each other through it, and PostgreSQL sends no notification', async () => {
    const redis = await startTinyRedis();
    endings.push(() => redis.close());
    const [here, there] = [connect(redis), connect(redis)];
    const { told } = await hear(there);
    const statements = spyOnStatements();
    here.db.tell(changeOf('Fähre'));
    await expect.poll(() => told, { timeout: 15_000 }).toEqual(['Fähre']);
    expect(statements).toEqual([]);
    expect(redis.commands.filter((one) => one.startsWith('PUBLISH'))).toHaveLength(1);
  });

  it('PostgreSQL takes over while Redis is gone, and listeners are told to look again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
    endings.push(() => vi.useRealTimers());
    const redis = await startTinyRedis();
    endings.push(() => redis.close());
    const [here, there] = [connect(redis), connect(redis)];
    const before = await hear(there);
    await redis.cut();
    await expect.poll(before.losses, { timeout: 15_000 }).toBe(1);
    const meanwhile = await hear(there);
    here.db.tell(changeOf('without'));
    await expect.poll(() => meanwhile.told, { timeout: 15_000 }).toEqual(['without']);
    await redis.reopen();
    vi.advanceTimersByTime(10_000);
    // Others may have told by Redis before this one has subscribed.
    await expect.poll(meanwhile.losses, { timeout: 15_000 }).toBe(1);
    const after = await hear(there);
    here.db.tell(changeOf('again'));
    await expect.poll(() => after.told, { timeout: 15_000 }).toEqual(['again']);
    expect(redis.commands.findLast((one) => one.startsWith('PUBLISH'))).toContain('again');
  });

  it('a Redis that does not answer any more is left', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    endings.push(() => vi.useRealTimers());
    const redis = await startTinyRedis();
    endings.push(() => redis.close());
    const { losses } = await hear(connect(redis));
    redis.hang();
    vi.advanceTimersByTime(15_000);
    await expect.poll(losses, { timeout: 15_000 }).toBe(1);
  });
});
