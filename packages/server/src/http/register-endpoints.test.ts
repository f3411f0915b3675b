import type { Endpoints } from '@fahrtwind/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { checkAccess } from './access.ts';
import type { Handlers } from './handle.ts';
import { createTestApp, plainHandlers, sessionOf } from './testing/test-app.ts';

const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

async function appWith(handlers: Partial<Handlers<keyof Endpoints>> = {}) {
  const app = await createTestApp({ handlers });
  closers.push(() => app.close());
  return app;
}

describe('access', () => {
  it.each([
    ['anyone', '', null],
    ['session', '', 'unauthenticated'],
    ['session', 'guest', null],
    ['registered', '', 'unauthenticated'],
    ['registered', 'guest', 'unauthorized'],
    ['registered', 'anna', null],
    ['moderator', '', 'unauthenticated'],
    ['moderator', 'anna', 'unauthorized'],
    ['moderator', 'moderator', null],
  ] as const)('%s as „%s“', (access, who, code) => {
    const check = () => checkAccess({ access }, sessionOf(who));
    if (code === null) expect(check).not.toThrow();
    else expect(check).toThrow(code);
  });
});

describe('a disk that is nearly full', () => {
  const cookie = 'who=anna';
  const trip = { id: 'harz', title: 'Harz', days: [] };
  const headers = { cookie, origin: 'http://localhost', host: 'localhost' };

  it.each([
    ['PUT', '/api/trips/harz', { 'if-none-match': '*' }, trip, 507],
    ['POST', '/api/trips/harz/invitations/link', {}, { role: 'reader' }, 507],
    ['GET', '/api/trips/harz', {}, undefined, 200],
    ['GET', '/api/trips', {}, undefined, 200],
    ['DELETE', '/api/trips/harz', {}, undefined, 200],
    ['POST', '/api/trips/harz/restore', {}, undefined, 200],
    ['DELETE', '/api/account', {}, {}, 200],
    ['POST', '/api/auth/sign-in/email', {}, {}, 200],
  ] as const)('%s %s', async (method, url, more, payload, status) => {
    const app = await createTestApp({
      parts: { disk: { isLow: () => true, count: () => undefined } },
    });
    closers.push(() => app.close());
    const reply = await app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([
      status,
      status === 507 ? 'storage-full' : undefined,
    ]);
  });
});

it('a disk is told of what is stored on it', async () => {
  const counted: number[] = [];
  const disk = { isLow: () => false, count: (bytes: number) => void counted.push(bytes) };
  const app = await createTestApp({ parts: { disk } });
  closers.push(() => app.close());
  const payload = JSON.stringify({ id: 'harz', title: 'Harz', days: [] });
  const headers = { cookie: 'who=anna', origin: 'http://localhost', host: 'localhost' };
  const json = { ...headers, 'content-type': 'application/json', 'if-none-match': '*' };
  await app.inject({ method: 'PUT', url: '/api/trips/harz', headers: json, payload });
  await app.inject({ method: 'GET', url: '/api/trips/harz', headers });
  await app.inject({ method: 'DELETE', url: '/api/trips/harz', headers });
  expect(counted).toEqual([payload.length]);
});

describe('an endpoint', () => {
  it('gives its handler what the contract parsed and whose session it is', async () => {
    let seen: unknown;
    const app = await appWith({
      deleteAccount: async ({ body, session }) => {
        seen = [body, session.uid];
        return {};
      },
    });
    const headers = { cookie: 'who=anna', 'sec-fetch-site': 'same-origin' };
    const payload = { password: 'secret', more: 'dropped' };
    await app.inject({ method: 'DELETE', url: '/api/account', headers, payload });
    expect(seen).toEqual([{ password: 'secret', posts: 'remove' }, 'anna']);
  });

  it('does not read the body of a request without a session', async () => {
    const app = await appWith();
    const response = await app.inject({ method: 'DELETE', url: '/api/account', payload: '{' });
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ['anna', '{', 400],
    ['anna', '{"password":1}', 400],
    ['nobody', '{"password":1}', 401],
    ['anna', '{"password":"secret"}', 200],
  ])('answers %s, who sends %s, with %i', async (who, payload, status) => {
    const handled: string[] = [];
    const app = await appWith({
      deleteAccount: async ({ session }) => {
        handled.push(session.uid);
        return {};
      },
    });
    const cookie = `who=${who === 'nobody' ? '' : who}`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const reply = await app.inject({ method: 'DELETE', url: '/api/account', headers, payload });
    expect(reply.statusCode, reply.body).toBe(status);
    expect(handled).toEqual(status === 200 ? ['anna'] : []);
  });

  it('does not let fields out that the contract does not know', async () => {
    const leaking = { uid: 'anna', name: 'Anna', photoURL: '', email: 'anna@example.org' };
    const app = await appWith({ getUser: async () => leaking });
    const response = await app.inject('/api/user/anna');
    expect(response.json()).toEqual({ uid: 'anna', name: 'Anna', photoURL: '' });
  });

  it('sends the cookies of a refreshed session to the browser, with errors too', async () => {
    const app = await appWith({ listSessions: () => Promise.reject(new Error('bug')) });
    const headers = { cookie: 'who=moderator' };
    const good = await app.inject({ url: '/api/start', headers });
    const bad = await app.inject({ url: '/api/account/sessions', headers });
    const cookies = ['who=moderator; HttpOnly', 'fresh=1'];
    expect(good.headers['set-cookie']).toEqual(cookies);
    expect(bad.headers['set-cookie']).toEqual(cookies);
  });

  it('is never kept by a cache', async () => {
    const app = await appWith();
    const response = await app.inject('/api/start');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('answers HEAD like GET without a body', async () => {
    const app = await appWith();
    const response = await app.inject({ method: 'HEAD', url: '/api/start' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('without a handler stops the start', async () => {
    const handlers = { ...plainHandlers };
    Reflect.deleteProperty(handlers, 'getUser');
    await expect(createTestApp({ parts: { handlers } })).rejects.toThrow('getUser');
  });
});
