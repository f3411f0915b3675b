import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { describeError } from './create-log.ts';
import { createTestApp } from './testing/test-app.ts';

let app: FastifyInstance;
const logLines: string[] = [];

beforeAll(async () => {
  app = await createTestApp({
    logLines,
    handlers: { getUser: () => Promise.reject(failedQuery()) },
  });
});
afterAll(() => app.close());

function failedQuery(): Error {
  const cause = Object.assign(new Error('duplicate key for max@example.org'), {
    code: '23505',
    detail: 'Key (email)=(max@example.org) already exists.',
  });
  return new DrizzleQueryError('insert into users', ['max@example.org', 'Max Muster'], cause);
}

it('writes one line per request with id, route and outcome', async () => {
  logLines.length = 0;
  const response = await app.inject('/api/start');
  expect(logLines).toHaveLength(1);
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({
    level: 'info',
    reqId: response.headers['x-request-id'],
    method: 'GET',
    route: '/api/start',
    status: 200,
    msg: 'request',
  });
});

it('takes no request id from outside', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const response = await app.inject({ url: '/api/start', headers });
  expect(response.headers['x-request-id']).not.toBe('mine');
});

it('keeps personal data out of the log', async () => {
  logLines.length = 0;
  await app.inject({
    url: '/api/user/max?token=geheim&email=max@example.org',
    remoteAddress: '203.0.113.7',
    headers: {
      cookie: 'who=anna; session=geheim',
      authorization: 'Bearer geheim',
      'user-agent': 'Geheimfox',
      'x-forwarded-for': '203.0.113.9',
      referer: 'http://localhost/anmelden?token=geheim',
    },
  });
  const log = logLines.join('');
  expect(logLines.length).toBe(2);
  expect(log).not.toMatch(/geheim|max|muster|203\.0\.113|anna|cookie|user-agent/i);
});

it('describes an error without its parameters and with its cause', () => {
  expect(describeError(failedQuery())).toMatchObject({
    message: 'Failed query: insert into users',
    cause: { message: 'duplicate key for [address]', code: '23505' },
  });
});
