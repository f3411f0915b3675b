import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BodyBounds } from './body-usage.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { createTestApp, listen } from './testing/test-app.ts';

let app: FastifyInstance;
let port: number;
const clients: Client[] = [];

async function start(bounds: Partial<BodyBounds> = {}): Promise<void> {
  const bodies = { ...DEFAULT_LIMITS.bodies, ...bounds };
  app = await createTestApp({ parts: { limits: { bodies } } });
  port = await listen(app);
}

afterEach(async () => {
  vi.useRealTimers();
  for (const { socket } of clients.splice(0)) socket.destroy();
  await app.close();
});

interface Client {
  readonly socket: Socket;
  /** Waits for the whole reply, which is JSON. */
  readonly reply: () => Promise<string>;
}

const KB = 1024;
const lengthOf = (bytes: number): string => `Content-Length: ${bytes}`;

/** Sends the head of a save, and some of its body. */
function send(headers: string, body: string, who = 'anna'): Client {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(
    `PUT /api/user/anna HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: who=${who}\r\n` +
      `Sec-Fetch-Site: same-origin\r\n${headers}\r\n\r\n${body}`,
  );
  const client = {
    socket,
    reply: async () => {
      await until(() => text.endsWith('}'));
      return text;
    },
  };
  clients.push(client);
  return client;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate();
}

describe('a large body', () => {
  it.each([
    ['that says so', lengthOf(65 * KB)],
    ['of unknown length', 'Transfer-Encoding: chunked'],
  ])('%s is not read for a cookie that is no session', async (_which, headers) => {
    await start();
    const { reply } = send(headers, '', 'made-up');
    expect(await reply()).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('is one of four of its network, until one of them has gone', async () => {
    await start();
    const four = [1, 2, 3, 4].map(() => send(lengthOf(65 * KB), '{'));
    await until(() => app.bodies.bytes() >= 4 * 8 * KB);
    expect(await send(lengthOf(65 * KB), '').reply()).toMatch(/^HTTP\/1\.1 429 /);
    four[0]?.socket.destroy();
    await until(() => app.bodies.bytes() <= 3 * 8 * KB);
    send(lengthOf(65 * KB), '{');
    await until(() => app.bodies.bytes() >= 4 * 8 * KB);
  });

  it('is refused by the identity service, which does not know who sends it', async () => {
    await start();
    const payload = { email: 'x'.repeat(65 * KB) };
    const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
    expect(reply.statusCode).toBe(413);
  });

  it('to an address that is none is not read', async () => {
    await start();
    const headers = { 'content-type': 'application/json', 'content-length': '900' };
    for (const url of ['/api/nothing', '/nothing']) {
      const reply = await app.inject({ method: 'POST', url, headers });
      expect([404, 405]).toContain(reply.statusCode);
    }
  });
});

describe('all bodies under way', () => {
  it('have a bounded memory, which is free again when a client goes away', async () => {
    await start({ totalBytes: 40 * KB });
    const first = send(lengthOf(32 * KB), ' '.repeat(31 * KB));
    await until(() => app.bodies.bytes() >= 31 * KB);
    const answer = await send(lengthOf(16 * KB), ' '.repeat(16 * KB)).reply();
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5.*"code":"too-busy"/is);
    first.socket.destroy();
    await until(() => app.bodies.bytes() === 0);
    const { reply } = send(lengthOf(16 * KB), ' '.repeat(16 * KB));
    expect(await reply()).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid-format"/s);
  });

  it('leave room for other networks', async () => {
    await start({ networkBytes: 40 * KB });
    send(lengthOf(64 * KB), ' '.repeat(41 * KB));
    expect(await clients[0]?.reply()).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('hold nothing once they are answered', async () => {
    await start();
    const headers = { cookie: 'who=anna', 'sec-fetch-site': 'same-origin' };
    const payload = { password: 'geheim' };
    await app.inject({ method: 'DELETE', url: '/api/account', headers, payload });
    await until(() => app.bodies.bytes() === 0);
  });

  it('take what is sent in single bytes as what it is', async () => {
    await start();
    const text = JSON.stringify({ password: 'geheim' });
    const chunks = text
      .split('')
      .map((letter) => `1\r\n${letter}\r\n`)
      .join('');
    const { reply } = send('Transfer-Encoding: chunked\r\nConnection: close', `${chunks}0\r\n\r\n`);
    expect(await reply()).toMatch(/^HTTP\/1\.1 400 .*"field"/s);
  });
});

it('a body may take longer while its bytes keep coming, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await start();
  const { reply, socket } = send(lengthOf(60 * KB), ' '.repeat(40 * KB));
  await until(() => app.bodies.bytes() >= 40 * KB);
  await vi.advanceTimersByTimeAsync(15_000);
  await setImmediate();
  expect(socket.bytesRead).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reply()).toMatch(/^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
});
