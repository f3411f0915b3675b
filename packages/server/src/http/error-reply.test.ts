import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { errorReply, STORAGE_ERROR_CODES } from '@fahrtwind/contract';
import { SIGN_IN_ERROR_CODES } from '@fahrtwind/domain';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { ERROR_STATUSES } from './error-statuses.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { createTestApp, listen } from './testing/test-app.ts';

const IMPATIENT = { ...DEFAULT_LIMITS.bodies, milliseconds: 200 };
const LONG_BODY = JSON.stringify({ password: 'x'.repeat(2000) });

let app: FastifyInstance;
let port: number;
const logLines: string[] = [];

beforeAll(async () => {
  app = await createTestApp({
    logLines,
    parts: { limits: { bodyBytes: 1000, headerBytes: 4096, bodies: IMPATIENT } },
    handlers: {
      listSessions: () => Promise.reject(new TypeError('nobody@example.org broke it')),
      revokeSession: () => Promise.reject(new AppError('object-not-found')),
      revokeOtherSessions: async () => {
        JSON.parse('{');
        return { revoked: 0 };
      },
      exportAccount: async () => JSON.parse('{"exportedAt":5}'),
    },
  });
  port = await listen(app);
});

afterAll(() => app.close());

const cookie = 'who=anna';
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };

describe('every error is a code and a German sentence', () => {
  it.each<readonly [string, InjectOptions, number, string]>([
    ['an unknown path', { method: 'GET', url: '/api/nothing' }, 404, 'not-found'],
    ['an unknown path without /api', { method: 'GET', url: '/nothing' }, 404, 'not-found'],
    ['a wrong method', { method: 'POST', url: '/api/start' }, 405, 'method-not-allowed'],
    ['a wrong method of a page', { method: 'POST', url: '/hotel' }, 405, 'method-not-allowed'],
    ['no session', { method: 'GET', url: '/api/account/sessions' }, 401, 'unauthenticated'],
    [
      'bad JSON',
      { method: 'DELETE', url: '/api/account', headers: json, payload: '{"password":' },
      400,
      'invalid-format',
    ],
    [
      'an empty body',
      { method: 'DELETE', url: '/api/account', headers: json, payload: '' },
      400,
      'invalid-format',
    ],
    [
      'a prototype in the JSON',
      { method: 'DELETE', url: '/api/account', headers: json, payload: '{"__proto__":{"x":1}}' },
      400,
      'invalid-format',
    ],
    [
      'a body that is too large',
      { method: 'DELETE', url: '/api/account', headers: json, payload: LONG_BODY },
      413,
      'too-large',
    ],
    [
      'another format',
      {
        method: 'DELETE',
        url: '/api/account',
        headers: { ...json, 'content-type': 'text/plain' },
        payload: 'hello',
      },
      415,
      'unsupported-media-type',
    ],
    [
      'a code thrown by a handler',
      {
        method: 'DELETE',
        url: '/api/account/sessions/1',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      },
      404,
      'object-not-found',
    ],
    ['a path that is not one', { method: 'GET', url: '/api/user/%zz' }, 400, 'bad-request'],
    [
      'a path of the API that is not one, opened by a person',
      { method: 'GET', url: '/api/user/%zz', headers: { accept: 'text/html' } },
      400,
      'bad-request',
    ],
    ['a page that is not one, for a program', { method: 'GET', url: '/%zz' }, 400, 'bad-request'],
    [
      'a parameter that is too long',
      { method: 'GET', url: `/api/user/${'u'.repeat(300)}` },
      404,
      'not-found',
    ],
  ])('%s', async (_what, request, status, code) => {
    const response = await app.inject(request);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(errorReply.strict().safeParse(response.json()).success).toBe(true);
    expect(response.json().message).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('names the field that does not match the contract', async () => {
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: json,
      payload: { password: 'x'.repeat(200) },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid-argument',
      message: 'Die Angabe „password“ ist zu lang oder zu groß.',
      field: 'password',
    });
  });

  it('says which methods a path has', async () => {
    const response = await app.inject({ method: 'PATCH', url: '/api/user/anna' });
    expect(response.headers['allow']).toBe('GET, PUT, HEAD');
  });

  it.each([
    ['a thrown bug', 'GET', '/api/account/sessions'],
    ['bad JSON inside of the server', 'DELETE', '/api/account/sessions'],
    ['a reply that breaks the contract', 'GET', '/api/account/export'],
  ] as const)('answers %s with 500, tells nothing of it and logs it', async (_w, method, url) => {
    logLines.length = 0;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const response = await app.inject({ method, url, headers });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal-error',
      message: ERROR_MESSAGES['internal-error'],
    });
    const logged = logLines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
    expect(logged).toMatchObject({ reqId: response.headers['x-request-id'], route: url });
    expect(logged.err.stack.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toContain('nobody@example.org');
  });
});

describe('a disk without room', () => {
  it.each([
    ['of files', () => writeFile('/dev/full', 'x')],
    ['of a quota', () => Promise.reject(Object.assign(new Error('over'), { code: 'EDQUOT' }))],
    [
      'of the database',
      () => Promise.reject(new Error('could not extend: no space left on device')),
    ],
  ])('%s is 507, told once without a stack, however often', async (_, fail) => {
    const lines: string[] = [];
    const full = await createTestApp({
      logLines: lines,
      handlers: { listSessions: () => fail().then(() => ({ sessions: [] })) },
    });
    const get = () => full.inject({ url: '/api/account/sessions', headers: { cookie } });
    const replies = [await get(), await get(), await get()];
    await full.close();
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
      Array.from({ length: 3 }, () => [507, 'storage-full']),
    );
    const told = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => /refused|failed/.test(msg));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ level: 'warn', code: 'storage-full' });
    expect(told[0].err).toBeUndefined();
  });
});

describe('the catalogue', () => {
  it('has a sentence for every sign-in code [ER-14]', () => {
    for (const code of SIGN_IN_ERROR_CODES) expect(ERROR_MESSAGES[code]).toMatch(/\.$/);
  });

  it('gives the storage codes their HTTP meanings', () => {
    const statuses = STORAGE_ERROR_CODES.map((code) => [code, ERROR_STATUSES[code]]);
    expect(Object.fromEntries(statuses)).toMatchObject({
      'object-not-found': 404,
      'quota-exceeded': 402,
      unauthenticated: 401,
      unauthorized: 403,
    });
  });

  it('does not tell a wrong password from an unknown address', () => {
    expect(ERROR_MESSAGES['wrong-password']).toBe(ERROR_MESSAGES['user-not-found']);
    expect(ERROR_STATUSES['wrong-password']).toBe(ERROR_STATUSES['user-not-found']);
  });
});

describe('on the wire', () => {
  it('answers huge headers with 431', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { 'x-huge': 'x'.repeat(10_000) };
      httpRequest({ port, host: '127.0.0.1', path: '/healthz', headers }, (response) =>
        resolve(response.statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
  });

  it('answers what is not HTTP with 400', async () => {
    expect(await talk('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"bad-request"/s);
  });

  it('answers two hosts with 400', async () => {
    const hosts = 'Host: fahrtwind.example\r\nHOST: other.example';
    expect(await talk(`GET /healthz HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 .*"code":"bad-request"/s,
    );
  });

  it('does not wait for a body that never ends', async () => {
    const reply = await talk(
      'DELETE /api/account HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Cookie: who=anna\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 900\r\n\r\n{"pass',
    );
    expect(reply).toMatch(/^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
  });
});

function talk(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (reply += chunk.toString()));
    socket.on('close', () => resolve(reply));
    socket.on('error', reject);
  });
}
