import { connect } from 'node:net';
import { once, EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createTestApp, listen } from './testing/test-app.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('health', () => {
  it('is ready when the database answers', async () => {
    const app = await createTestApp({ parts: { database: test.database } });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  it('lives, but is not ready, when the database is away', async () => {
    const app = await createTestApp();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const response = await app.inject('/readyz');
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    await app.close();
  });

  it('finishes what is under way and takes nothing new when it closes', async () => {
    const signals = new EventEmitter();
    const started = once(signals, 'started');
    const app = await createTestApp({
      parts: { database: test.database },
      handlers: {
        getUser: async () => {
          signals.emit('started');
          await once(signals, 'finish');
          return { uid: 'anna', name: 'Anna', photoURL: '' };
        },
      },
    });
    const port = await listen(app);
    const socket = connect(port, '127.0.0.1');
    let replies = '';
    socket.on('data', (chunk) => (replies += chunk.toString()));
    socket.write('GET /api/user/anna HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await started;
    const closed = app.close();
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    signals.emit('finish');
    await once(socket, 'close');
    await closed;
    expect(replies).toMatch(/^HTTP\/1\.1 200 .*connection: close.*"name":"Anna"/is);
    // What was sent behind it gets no answer or a refusal, never a success; the client may repeat it elsewhere.
    expect(replies.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  });
});

const countWork = () => ({ waiting: 3, running: 2, threads: 2 });

describe('metrics', () => {
  it('tell durations by route and status, the delay of the event loop, bodies, long work and the pool', async () => {
    const app = await createTestApp({ parts: { database: test.database, countWork } });
    await app.inject('/api/user/anna');
    await app.inject('/readyz');
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/user\/:uid",status="200"\} 1/,
    );
    for (const quantile of ['0.5', '0.99', '1'])
      expect(body).toMatch(
        new RegExp(`^event_loop_delay_seconds\\{quantile="${quantile}"\\} \\d`, 'm'),
      );
    expect(body).not.toContain('nodejs_eventloop_lag');
    expect(body).toContain('http_body_bytes_under_way 0');
    expect(body).toContain('long_work{state="waiting"} 3');
    expect(body).toMatch(/database_pool_connections\{state="idle"\} [1-9]/);
    await app.close();
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.7' }, 403],
    ['IPv6 from elsewhere', { remoteAddress: '2001:db8::1' }, 403],
    [
      'another machine that claims to be this one',
      { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
      403,
    ],
    [
      'another machine through a proxy on this one',
      { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } },
      403,
    ],
    ['this machine by a name', { headers: { host: 'reise.example' } }, 403],
    ['this machine', { remoteAddress: '127.0.0.1' }, 200],
    ['this machine by IPv6', { remoteAddress: '::1' }, 200],
    ['this machine by mapped address', { remoteAddress: '::ffff:127.0.0.1' }, 200],
  ] as const)('answer %s with the right status', async (_who, from, status) => {
    const app = await createTestApp();
    expect((await app.inject({ url: '/metrics', ...from })).statusCode).toBe(status);
    await app.close();
  });

  it.each([{ PUBLIC_URL: 'https://reise.example' }, { TRUST_PROXY: '1' }])(
    'do not take a proxy that says nothing for this machine (%o)',
    async (env) => {
      const app = await createTestApp({ env });
      const headers = { host: '127.0.0.1:3000' };
      expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(403);
      await app.close();
    },
  );

  it('are told to who has the token, wherever they are', async () => {
    const [token, wrong] = ['m'.repeat(20), 'n'.repeat(20)];
    const app = await createTestApp({ env: { METRICS_TOKEN: token, TRUST_PROXY: '1' } });
    const statusWith = async (authorization?: string): Promise<number> => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await app.inject({ url: '/metrics', headers })).statusCode;
    };
    expect(await statusWith(`Bearer ${token}`)).toBe(200);
    expect(await statusWith(`Bearer ${wrong}`)).toBe(403);
    expect(await statusWith()).toBe(403);
    await app.close();
  });

  it('are open to everybody when configured so', async () => {
    const app = await createTestApp({ env: { METRICS: 'public' } });
    const response = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
    expect(response.statusCode).toBe(200);
    await app.close();
  });
});
