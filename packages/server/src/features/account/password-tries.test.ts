import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  startOf,
  type AccountServer,
} from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';

let server: AccountServer;
let people = 0;
const password = 'Leinen los im Mai';

beforeAll(async () => {
  server = await startAccountServer({ passwordHasher: PLAIN_PASSWORDS });
});
afterAll(() => server.close());
// The clock stands still, so that no pause passes by itself on a slow machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

type Reply = Promise<LightMyRequestResponse>;

/** A person with a browser in a network of their own. */
async function register(): Promise<{ browser: Browser; email: string; network: string }> {
  people += 1;
  const [browser, email] = [server.browser(), `tries${people}@example.de`];
  const network = `10.7.${people}.1`;
  const payload = { name: 'Sam', email, password };
  const url = '/api/auth/sign-up/email';
  await browser.send({ method: 'POST', url, payload, remoteAddress: network });
  return { browser, email, network };
}

const signIn = (browser: Browser, email: string, given: string, remoteAddress: string): Reply =>
  browser.send({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: given },
    remoteAddress,
  });

async function guesses(email: string, network: string, times: number): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let one = 0; one < times; one += 1)
    codes.push((await signIn(server.browser(), email, `geraten ${one}`, network)).statusCode);
  return codes;
}

/** Ages the counts, so that no test has to wait. */
const wait = (seconds: number): Promise<unknown> =>
  server.testDatabase.database.pool.query(
    `update sign_in_rate_limit set last_request = last_request - ${seconds * 1000}`,
  );
const makeOld = (): Promise<unknown> =>
  server.testDatabase.database.pool.query(
    `update sign_in_session set created_at = now() - interval '1 day', confirmed_at = null`,
  );

describe('wrong passwords of a stranger', () => {
  it('keep the stranger waiting, and the owner neither elsewhere nor on a known device', async () => {
    const { browser, email, network } = await register();
    // In the same network as the owner, as in a hotel.
    const codes = await guesses(email, network, 12);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await signIn(server.browser(), email, password, '10.8.0.1')).statusCode).toBe(200);
    await browser.post('/api/auth/sign-out');
    expect((await signIn(browser, email, password, network)).statusCode).toBe(200);
  });

  it('cost ever more time, but are no lock: after waiting the right one works', async () => {
    const { email } = await register();
    const network = '10.8.0.2';
    await guesses(email, network, 10);
    const refused = await signIn(server.browser(), email, password, network);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1);
    await wait(1);
    expect(await guesses(email, network, 2)).toEqual([401, 429]);
    // Asking while one has to wait makes it no longer.
    await wait(1);
    expect(await guesses(email, network, 1)).toEqual([429]);
    await wait(1);
    expect((await signIn(server.browser(), email, password, network)).statusCode).toBe(200);
    expect(await guesses(email, network, 1)).toEqual([401]);
  });

  it('from a hundred networks are slowed down together', async () => {
    const { browser, email, network } = await register();
    await server.testDatabase.database.pool.query('delete from sign_in_rate_limit');
    for (let one = 0; one < 100; one += 1) await guesses(email, `10.9.${one}.1`, 1);
    expect(await guesses(email, '10.9.200.1', 1)).toEqual([429]);
    await browser.post('/api/auth/sign-out');
    expect((await signIn(browser, email, password, network)).statusCode).toBe(200);
  });

  it('do not make a device known with the cookie of another account', async () => {
    const [mine, theirs] = [await register(), await register()];
    await guesses(theirs.email, mine.network, 10);
    const guess = await signIn(mine.browser, theirs.email, 'geraten', mine.network);
    expect(guess.statusCode).toBe(429);
  });
});

describe('what only the owner may do', () => {
  const askers: Readonly<
    Record<string, (browser: Browser, email: string, given: string | null) => Reply>
  > = {
    'changing the address': (browser, email, given) =>
      browser.post('/api/auth/change-email', {
        newEmail: `new-${email}`,
        ...(given !== null && { password: given }),
      }),
    deleting: (browser, _email, given) =>
      browser.send({
        method: 'DELETE',
        url: '/api/account',
        payload: given === null ? {} : { password: given },
      }),
    exporting: async (browser, _email, given) => {
      const confirmed =
        given === null ? null : await browser.post('/api/account/confirm', { password: given });
      return confirmed?.statusCode === 401 || confirmed?.statusCode === 429
        ? confirmed
        : browser.get('/api/account/export');
    },
  };

  it.each(Object.entries(askers))('%s asks for the password or a fresh sign-in', async (_, ask) => {
    const { browser, email } = await register();
    await makeOld();
    const late = await ask(browser, email, null);
    expect([late.statusCode, late.json().code]).toEqual([403, 'requires-recent-login']);
    const wrong = await ask(browser, email, 'geraten');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong-password']);
    expect(wrong.json().field).toBe('password');
    expect((await ask(browser, email, password)).statusCode).toBe(200);
  });

  it.each(Object.entries(askers))('%s slows guessing down', async (_, ask) => {
    const { browser, email } = await register();
    await makeOld();
    for (let one = 0; one < 10; one += 1) await ask(browser, email, `geraten ${one}`);
    const next = await ask(browser, email, password);
    expect([next.statusCode, next.json().code]).toEqual([429, 'too-many-requests']);
    expect((await signIn(server.browser(), email, password, '10.8.0.9')).statusCode).toBe(200);
    await wait(1);
    expect((await ask(browser, email, password)).statusCode).toBe(200);
  });

  it('changing the password slows guessing down', async () => {
    const { browser, email } = await register();
    const change = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword: 'Etwas anderes' });
    for (let one = 0; one < 10; one += 1) expect((await change('daneben')).statusCode).toBe(401);
    expect((await change(password)).statusCode).toBe(429);
    await wait(1);
    expect((await change(password)).statusCode).toBe(200);
    expect((await signIn(server.browser(), email, 'Etwas anderes', '10.8.0.7')).statusCode).toBe(
      200,
    );
  });

  it('stays allowed for some minutes after the password was given', async () => {
    const { browser } = await register();
    await makeOld();
    expect((await browser.post('/api/account/confirm', { password })).statusCode).toBe(200);
    expect((await browser.get('/api/account/export')).statusCode).toBe(200);
    await server.testDatabase.database.pool.query(
      `update sign_in_session set confirmed_at = now() - interval '11 minutes'`,
    );
    expect((await browser.get('/api/account/export')).statusCode).toBe(403);
  });

  it('is free for guests, who have nothing to prove it with', async () => {
    const guest = server.browser();
    await guest.post('/api/auth/sign-in/anonymous');
    await makeOld();
    expect((await guest.get('/api/account/export')).statusCode).toBe(200);
  });
});

async function registrations(
  network: string,
  email: (index: number) => string,
  times: number,
): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let one = 0; one < times; one += 1) {
    const payload = { name: '', email: email(one), password: 'Was auch immer' };
    const url = '/api/auth/sign-up/email';
    const browser = server.browser();
    const reply = await browser.send({ method: 'POST', url, payload, remoteAddress: network });
    codes.push(reply.statusCode);
    // The limit of requests per minute is another one.
    await server.testDatabase.database.pool.query(
      `delete from sign_in_rate_limit where key like '%|/sign-up/email'`,
    );
  }
  return codes;
}

describe('whether an address has an account', () => {
  it('is told twenty times to one network, then neither of used nor of unused ones', async () => {
    const { email } = await register();
    const network = '10.8.1.1';
    const told = await registrations(network, () => email, 20);
    expect(told).toEqual(Array.from({ length: 20 }, () => 409));
    expect(await registrations(network, () => email, 1)).toEqual([429]);
    expect(await registrations(network, () => 'unused@example.de', 1)).toEqual([429]);
    expect(await registrations('10.8.1.2', () => 'unused@example.de', 1)).toEqual([200]);
  });

  it('does not limit those who really register', async () => {
    const codes = await registrations('10.8.1.3', (index) => `club${index}@example.de`, 25);
    expect(codes).toEqual(Array.from({ length: 25 }, () => 200));
  });

  it('is told twenty times to one account that changes its address', async () => {
    const taken = (await register()).email;
    const { browser } = await register();
    const ask = async () => {
      await server.testDatabase.database.pool.query(
        `delete from sign_in_rate_limit where key like '%|/change-email'`,
      );
      const reply = await browser.post('/api/auth/change-email', { newEmail: taken });
      return reply.statusCode;
    };
    for (let one = 0; one < 20; one += 1) expect(await ask()).toBe(409);
    expect(await ask()).toBe(429);
    expect((await startOf(browser)).session.state).toBe('registered');
  });
});
