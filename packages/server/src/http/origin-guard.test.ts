import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';

type Row = readonly [what: string, headers: Readonly<Record<string, string>>, status: number];

let local: FastifyInstance;
let published: FastifyInstance;

beforeAll(async () => {
  local = await createTestApp();
  published = await createTestApp({ env: { PUBLIC_URL: 'https://www.example.org' } });
});

afterAll(() => Promise.all([local.close(), published.close()]));

const cookie = 'who=anna';
const host = 'localhost:3000';

async function write(app: FastifyInstance, headers: Row[1]): Promise<number> {
  const url = '/api/account/sessions';
  return (await app.inject({ method: 'DELETE', url, headers })).statusCode;
}

describe('on a local run', () => {
  it.each<Row>([
    ['our own page', { host, cookie, 'sec-fetch-site': 'same-origin' }, 200],
    ['the user', { host, cookie, 'sec-fetch-site': 'none' }, 200],
    ['a neighbour site', { host, cookie, 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign site', { host, cookie, 'sec-fetch-site': 'cross-site' }, 403],
    [
      'a foreign site that forges the origin',
      { host, cookie, 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      403,
    ],
    ['an old browser on our page', { host, cookie, origin: 'http://localhost:3000' }, 200],
    ['an old browser on another port', { host, cookie, origin: 'http://localhost:4000' }, 403],
    ['an old browser elsewhere', { host, cookie, origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { host, cookie, origin: 'null' }, 403],
    ['an origin that is none', { host, cookie, origin: '' }, 403],
    ['no statement, but cookies', { host, cookie }, 403],
    ['no statement and no cookies', { host }, 401],
  ])('%s', async (_what, headers, status) => {
    expect(await write(local, headers)).toBe(status);
  });

  it('says why in German', async () => {
    const headers = { host, cookie, 'sec-fetch-site': 'cross-site' };
    const response = await local.inject({ method: 'DELETE', url: '/api/account', headers });
    expect(response.json().code).toBe('unauthorized-domain');
  });

  it('lets everybody read', async () => {
    const headers = { host, cookie, 'sec-fetch-site': 'cross-site' };
    expect((await local.inject({ url: '/api/start', headers })).statusCode).toBe(200);
  });

  it('guards the identity service too', async () => {
    const headers = { host, 'sec-fetch-site': 'cross-site' };
    const url = '/api/auth/sign-in/email';
    const response = await local.inject({ method: 'POST', url, headers, payload: {} });
    expect(response.statusCode).toBe(403);
  });

  it('allows no foreign page to read replies', async () => {
    const headers = { host, origin: 'https://evil.example' };
    const response = await local.inject({ url: '/api/start', headers });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('with a public address', () => {
  it.each<Row>([
    ['its own origin', { host: 'inside:3000', cookie, origin: 'https://www.example.org' }, 200],
    [
      'the same without TLS',
      { host: 'www.example.org', cookie, origin: 'http://www.example.org' },
      403,
    ],
    ['another one', { host: 'inside:3000', cookie, origin: 'https://example.org' }, 403],
  ])('%s', async (_what, headers, status) => {
    expect(await write(published, headers)).toBe(status);
  });
});
