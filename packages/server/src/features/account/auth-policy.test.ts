import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  startOf,
  type AccountServer,
} from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';
import { AUTH_ENDPOINTS } from '../../http/openapi/auth-paths.ts';
import { DISABLED_PATHS } from './auth-settings.ts';

const ROLES = ['visitor', 'guest', 'registered'] as const;
type Role = (typeof ROLES)[number];

const PASSWORD = 'Wolke sieben';
const NEXT_PASSWORD = 'Wolke achteinhalb';

interface Row {
  /** Fields of the body, or of the query of a GET; the address is that of a registered person. */
  readonly fields: (email: string) => Readonly<Record<string, string>>;
  readonly status: Readonly<Record<Role, number>>;
}

const statuses = (visitor: number, guest: number, registered: number): Row['status'] => ({
  visitor,
  guest,
  registered,
});
const forAll = (status: number): Row['status'] => statuses(status, status, status);

let people = 0;

/** What the product uses of the identity service; the own endpoints are in the table of the contract. */
const TABLE: Readonly<Record<string, Row>> = {
  'sign-up/email': {
    fields: (email) => ({ name: 'Eva', email: `new-${email}`, password: PASSWORD }),
    status: forAll(200),
  },
  'sign-in/email': { fields: (email) => ({ email, password: PASSWORD }), status: forAll(200) },
  'sign-in/anonymous': { fields: () => ({}), status: forAll(200) },
  'sign-in/magic-link': { fields: (email) => ({ email }), status: forAll(200) },
  // Links of mails lead to a page that says what was wrong with them.
  'magic-link/verify': { fields: () => ({ token: 'made-up' }), status: forAll(302) },
  'magic-link/confirm': { fields: () => ({ token: 'made-up' }), status: forAll(410) },
  'sign-in/social': { fields: () => ({ provider: 'unknown' }), status: forAll(400) },
  'sign-out': { fields: () => ({}), status: forAll(200) },
  // With a session one asks for the own address only; a visitor does not learn whether there is such an account.
  'send-verification-email': { fields: (email) => ({ email }), status: statuses(200, 400, 200) },
  'verify-email': { fields: () => ({ token: 'made-up' }), status: forAll(302) },
  'request-password-reset': { fields: (email) => ({ email }), status: forAll(200) },
  'reset-password': {
    fields: () => ({ token: 'made-up', newPassword: NEXT_PASSWORD }),
    status: forAll(410),
  },
  'change-password': {
    fields: () => ({ currentPassword: PASSWORD, newPassword: NEXT_PASSWORD }),
    // A guest has no password that could be the right one.
    status: statuses(401, 401, 200),
  },
  'change-email': {
    fields: (email) => ({ newEmail: `next-${email}` }),
    status: statuses(401, 403, 200),
  },
  'change-email/confirm': { fields: () => ({ token: 'made-up' }), status: forAll(302) },
};

let server: AccountServer;

beforeAll(async () => {
  server = await startAccountServer({ passwordHasher: PLAIN_PASSWORDS });
});
afterAll(() => server.close());

/** Every user has their own network address, because tries are counted by address. */
function send(browser: Browser, path: string, fields: Readonly<Record<string, string>>) {
  people += 1;
  const remoteAddress = `10.2.${people >> 8}.${people & 255}`;
  const isGet = AUTH_ENDPOINTS.some((one) => one.path.endsWith(`/${path}`) && one.method === 'get');
  const query = isGet ? `?${new URLSearchParams(fields).toString()}` : '';
  const url = `/api/auth/${path}${query}`;
  const call: InjectOptions = isGet ? { method: 'GET' } : { method: 'POST', payload: fields };
  return browser.send({ ...call, url, remoteAddress });
}

async function register(email: string): Promise<Browser> {
  const browser = server.browser();
  const reply = await send(browser, 'sign-up/email', { name: 'Ada', email, password: PASSWORD });
  expect(reply.statusCode, reply.body).toBe(200);
  return browser;
}

async function browserOf(role: Role, owner: Browser): Promise<Browser> {
  if (role === 'registered') return owner;
  const browser = server.browser();
  if (role === 'guest') await send(browser, 'sign-in/anonymous', {});
  expect((await startOf(browser)).session.state).toBe(role);
  return browser;
}

describe.each(Object.entries(TABLE))('%s', (path, { fields, status }) => {
  it.each(ROLES)('as %s', async (role) => {
    const email = `person-${people}@example.org`;
    const owner = await register(email);
    const before = await startOf(owner);
    const browser = await browserOf(role, owner);
    const reply = await send(browser, path, fields(email));
    expect(reply.statusCode, reply.body).toBe(status[role]);
    if (reply.statusCode === 302) expect(reply.headers.location).toContain('fehler=');
    if (role === 'registered') return;
    // Whatever others try, the account stays as it is.
    expect(await startOf(owner)).toEqual(before);
    const again = await send(server.browser(), 'sign-in/email', { email, password: PASSWORD });
    expect(again.statusCode).toBe(200);
  });
});

it('has a row for every endpoint of the identity service that is described', () => {
  const described = AUTH_ENDPOINTS.map(({ path }) => path.replace('/api/auth/', ''));
  expect(Object.keys(TABLE).toSorted()).toEqual(described.toSorted());
});

describe.each(ROLES)('what the product does not use is not there for a %s', (role) => {
  it.each(DISABLED_PATHS)('%s', async (path) => {
    const owner = await register(`person-${people}@example.org`);
    const browser = await browserOf(role, owner);
    const url = `/api/auth${path}`;
    for (const call of [{ method: 'GET' }, { method: 'POST', payload: {} }] as const)
      expect((await browser.send({ ...call, url })).statusCode).toBe(404);
    expect((await startOf(browser)).session.state).toBe(role);
  });
});
