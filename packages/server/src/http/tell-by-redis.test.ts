import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTinyRedis, type TinyRedis } from '../../test/tiny-redis.ts';
import { createRedisClient, type RedisClient } from '../db/redis-client.ts';
import { createSharedCounts, type SharedCounts, type TellOthers } from './shared-counts.ts';
import { tellByRedis, tellEither } from './tell-by-redis.ts';

const LIMIT = { max: 100, windowMs: 60_000 };
const endings: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of endings.splice(0).toReversed()) await end();
});

function clientOf(url: string, limitMs = 5000): RedisClient {
  const client = createRedisClient(url, limitMs);
  endings.push(client.close);
  return client;
}

function countsAt(url: string): SharedCounts {
  return createSharedCounts(tellByRedis(clientOf(url)), () => expect.unreachable());
}

async function tinyRedis(): Promise<TinyRedis> {
  const redis = await startTinyRedis();
  endings.push(() => redis.close());
  return redis;
}

async function realRedis(): Promise<{ readonly url: string }> {
  const port = await freePort();
  const password = 'ein langes Wort';
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--daemonize', 'no'];
  const server = spawn('redis-server', [...settings, '--requirepass', password], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endings.push(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const url = `redis://default:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const client = clientOf(url);
  await expect
    .poll(() => client.send([['PING']]).catch(String), { timeout: 15_000 })
    .toEqual(['PONG']);
  return { url };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

describe.each([
  ['a small Redis of our own', tinyRedis, true],
  ['the real Redis', realRedis, hasRedis],
] as const)('requests counted in %s', (_name, start, isThere) => {
  it.runIf(isThere)('are limited on all servers together, also all at once', async () => {
    const { url } = await start();
    const servers = [countsAt(url), countsAt(url), countsAt(url)];
    const asked = servers.flatMap((counts) =>
      Array.from({ length: 150 }, () => counts.count('burst', LIMIT)),
    );
    const passed = (await Promise.all(asked)).filter(({ current }) => current <= LIMIT.max).length;
    expect(passed).toBeGreaterThanOrEqual(90);
    expect(passed).toBeLessThanOrEqual(100 + servers.length * 10);
  });

  it.runIf(isThere)('share one window, and begin anew when it is over', async () => {
    const { url } = await start();
    const [tell, other] = [tellByRedis(clientOf(url)), tellByRedis(clientOf(url))];
    expect((await tell('window', 5, 60_000)).count).toBe(5);
    const told = await other('window', 2, 10);
    expect(told.count).toBe(7);
    expect(told.left).toBeGreaterThan(30_000);
    await tell('short', 5, 30);
    await expect.poll(async () => (await other('short', 1, 30)).count, { timeout: 15_000 }).toBe(1);
  });
});

describe('the connection to Redis', () => {
  it('signs in, chooses the database and never sends an address as it is', async () => {
    const redis = await tinyRedis();
    await tellByRedis(clientOf(redis.url))('api 203.0.113.7', 1, 60_000);
    expect(redis.commands.slice(0, 3)).toEqual(['AUTH geheim', 'SELECT 2', 'MULTI']);
    expect(redis.commands.join('\n')).not.toContain('203.0.113');
  });

  it('says that the password is wrong', async () => {
    const { url } = await tinyRedis();
    const tell = tellByRedis(clientOf(url.replace('geheim', 'geraten')));
    await expect(tell('key', 1, 60_000)).rejects.toThrow('NOAUTH');
  });

  it('gives up a Redis that does not answer, and connects anew', async () => {
    const redis = await tinyRedis();
    const client = clientOf(redis.url, 20);
    redis.hang();
    await expect(client.send([['PTTL', 'key']])).rejects.toThrow('does not answer');
    redis.babble('+PONG\r\n');
    await expect(client.send([['PING']])).resolves.toEqual(['PONG']);
  });

  it.each([
    ['HTTP/1.1 400 Bad Request\r\n\r\n', 'not the protocol'],
    ['$99999999999\r\n', 'not the protocol'],
    [`+${'a'.repeat(70_000)}`, 'too great a length'],
    ['*1\r\n:1\r\n', 'not counted'],
  ])('refuses %.20j', async (answer, reason) => {
    const redis = await tinyRedis();
    redis.babble(answer);
    await expect(tellByRedis(clientOf(redis.url))('key', 1, 60_000)).rejects.toThrow(reason);
  });
});

describe('an outage of Redis', () => {
  it('is told once, counted in the other store meanwhile, and over when Redis answers again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const told: string[] = [];
    let isOut = false;
    const first: TellOthers = async (_key, untold, left) => {
      told.push('redis');
      if (isOut) throw new Error('gone');
      return { count: untold, left };
    };
    const second: TellOthers = async (_key, untold, left) => {
      told.push('database');
      return { count: untold, left };
    };
    const events: string[] = [];
    const tell = tellEither(first, second, {
      onOutage: () => events.push('out'),
      onReturn: () => events.push('back'),
    });
    const ask = () => tell('key', 1, 60_000);
    await ask();
    isOut = true;
    for (let asked = 0; asked < 3; asked += 1) expect((await ask()).count).toBe(1);
    vi.advanceTimersByTime(10_001);
    await ask();
    expect(told).toEqual([
      'redis',
      'redis',
      'database',
      'database',
      'database',
      'redis',
      'database',
    ]);
    isOut = false;
    vi.advanceTimersByTime(10_001);
    await ask();
    expect(events).toEqual(['out', 'back']);
  });
});
