import { afterEach, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestDatabase } from '../../test/test-database.ts';
import { startTinyRedis } from '../../test/tiny-redis.ts';
import { createTestApp } from './testing/test-app.ts';

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** A busy machine must not look like an outage of the store in which servers count together. */
const withoutTimeLimits = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const limits = { apiPerMinute: 3, authPerMinute: 2 };

it('sends an address away that asks too often, in German and with the time to wait', async () => {
  app = await createTestApp({ parts: { limits } });
  for (let i = 0; i < 3; i += 1) expect((await app.inject('/api/start')).statusCode).toBe(200);
  const response = await app.inject('/api/start');
  expect(response.statusCode).toBe(429);
  expect(response.json()).toEqual({
    code: 'too-many-requests',
    message: 'Das waren zu viele Versuche. Bitte warte kurz und versuche es dann noch einmal.',
  });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

it('counts unknown paths too', async () => {
  app = await createTestApp({ parts: { limits } });
  for (let i = 0; i < 3; i += 1) await app.inject(`/api/nothing-${i}`);
  expect((await app.inject('/api/nothing')).statusCode).toBe(429);
});

it('is stricter where passwords can be guessed, and does not count reading there', async () => {
  app = await createTestApp({ parts: { limits } });
  const signIn = { method: 'POST', url: '/api/auth/sign-in/email', payload: {} } as const;
  for (let i = 0; i < 2; i += 1) expect((await app.inject(signIn)).statusCode).toBe(200);
  expect((await app.inject(signIn)).statusCode).toBe(429);
  expect((await app.inject('/api/auth/ok')).statusCode).toBe(200);
});

it('believes no forwarded address unless a proxy is configured', async () => {
  app = await createTestApp({ parts: { limits } });
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async (last) => {
      const headers = { 'x-forwarded-for': `10.0.0.${last}` };
      return (await app.inject({ url: '/api/start', headers })).statusCode;
    }),
  );
  expect(statuses).toContain(429);
});

it('counts by forwarded address behind one proxy, and only by the part that the proxy wrote', async () => {
  app = await createTestApp({ parts: { limits }, env: { TRUST_PROXY: '1' } });
  const ask = async (forwarded: string) =>
    (await app.inject({ url: '/api/start', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  for (let i = 0; i < 3; i += 1) await ask(`6.6.6.${i}, 10.0.0.1`);
  expect(await ask('6.6.6.9, 10.0.0.1')).toBe(429);
  expect(await ask('10.0.0.2')).toBe(200);
});

it('counts the requests to all servers together', async () => {
  const test = await createTestDatabase();
  const parts = { limits: { apiPerMinute: 20 }, database: test.database };
  withoutTimeLimits();
  app = await createTestApp({ parts });
  const other = await createTestApp({ parts });
  const statuses: number[] = [];
  for (let sent = 0; sent < 30; sent += 1) {
    for (const one of [app, other]) statuses.push((await one.inject('/api/start')).statusCode);
  }
  const passed = statuses.filter((status) => status === 200).length;
  expect(passed).toBeGreaterThanOrEqual(18);
  // A tenth for each server.
  expect(passed).toBeLessThanOrEqual(20 + 2 * 2);
  await other.close();
  await test.drop();
});

it('counts in Redis where there is one, and in the database while it is gone', async () => {
  const test = await createTestDatabase();
  const redis = await startTinyRedis();
  const parts = { limits: { apiPerMinute: 20 }, database: test.database };
  withoutTimeLimits();
  app = await createTestApp({ parts, env: { REDIS_URL: redis.url } });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/start', remoteAddress })).statusCode;
  const countsInDatabase = async () =>
    (await test.database.pool.query('select from request_count')).rowCount;
  for (let sent = 0; sent < 20; sent += 1) expect(await ask('10.0.0.1')).toBe(200);
  expect(await ask('10.0.0.1')).toBe(429);
  expect(redis.commands.filter((command) => command.startsWith('INCRBY'))).not.toEqual([]);
  expect(await countsInDatabase()).toBe(0);
  await redis.close();
  for (let sent = 0; sent < 20; sent += 1) expect(await ask('10.0.0.2')).toBe(200);
  expect(await ask('10.0.0.2')).toBe(429);
  expect(await countsInDatabase()).toBe(1);
  await test.drop();
});

it('never counts the questions of a balancer', async () => {
  app = await createTestApp({ parts: { limits } });
  for (let i = 0; i < 10; i += 1) expect((await app.inject('/healthz')).statusCode).toBe(200);
});
