import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOf } from './account-server.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
});
afterAll(() => server.close());

const DEEP = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
const json = { 'content-type': 'application/json' };
const get = (url: string): InjectOptions => ({ method: 'GET', url });
const post = (path: string, payload: object | string): InjectOptions => ({
  method: 'POST',
  url: `/api/auth/${path}`,
  headers: json,
  payload,
});
const link = { email: 'rita@example.org', callbackURL: 'http://[' };

/** What has been answered with 500 before. */
it.each<[string, InjectOptions, number, string | undefined]>([
  ['a zero character in a path', get('/api/user/%00'), 400, 'uid'],
  ['a zero character in a question', get('/api/places?q=a%00b'), 400, 'q'],
  ['a session named by a zero', { method: 'DELETE', url: '/api/account/sessions/%00' }, 400, 'id'],
  ['a page after the last year', get('/api/trips?after=999999999999999.a'), 400, 'after'],
  ['deep JSON to the identity service', post('sign-in/email', DEEP), 400, undefined],
  ['a zero in a token', get('/api/auth/change-email/confirm?token=%00'), 400, 'token'],
  ['a zero in a link of a guest', post('magic-link/confirm', { token: '\0' }), 400, 'token'],
  [
    'a way back that cannot be decoded',
    get('/api/auth/magic-link/verify?token=a&callbackURL=%25ff'),
    400,
    'callbackURL',
  ],
  ['a way back that is none', post('sign-in/magic-link', link), 400, 'callbackURL'],
])('refuses %s', async (_what, request, status, field) => {
  const reply = await rita.browser.send(request);
  expect([reply.statusCode, reply.json<{ field?: string }>().field]).toEqual([status, field]);
});

it.each(['%ff', '%', '%00', 'a.b', '.', '%E4.%ff'])(
  'treats the cookie %s as none',
  async (cookie) => {
    const browser = server.browser();
    browser.setCookie('fahrtwind.session_token', cookie);
    expect((await startOf(browser)).session).toEqual({ state: 'visitor' });
    expect((await browser.get('/api/trips/deleted')).statusCode).toBe(401);
    expect((await browser.post('/api/auth/sign-out')).statusCode).toBe(200);
  },
);

it.each(['Ri\0ta', 'Rita \uD83D'])('refuses the name %j, naming the field', async (name) => {
  const { session } = await startOf(rita.browser);
  const user = session.state === 'visitor' ? {} : session.user;
  const url = `/api/user/${rita.uid}`;
  const reply = await rita.browser.send({ method: 'PUT', url, payload: { ...user, name } });
  expect([reply.statusCode, reply.json<{ field: string }>().field]).toEqual([400, 'name']);
});
