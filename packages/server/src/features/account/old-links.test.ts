import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  startOf,
  type AccountServer,
} from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';

let server: AccountServer;
let people = 0;
const password = 'Leuchtturm im Nebel';

beforeAll(async () => {
  server = await startAccountServer({ passwordHasher: PLAIN_PASSWORDS });
});
afterAll(() => server.close());

async function register(): Promise<{ browser: Browser; email: string }> {
  people += 1;
  const browser = server.browser();
  const email = `Links${people}@example.de`.toLowerCase();
  await browser.post('/api/auth/sign-up/email', { name: 'Lea', email, password });
  await browser.get(await server.linkTo(email));
  return { browser, email };
}

const resetToken = async (email: string): Promise<string> => {
  await server.browser().post('/api/auth/request-password-reset', { email });
  const link = new URL(await server.linkTo(email), 'http://localhost');
  return link.searchParams.get('token') ?? '';
};
const reset = (token: string, newPassword: string) =>
  server.browser().post('/api/auth/reset-password', { token, newPassword });
/** Asked for in capitals, as people do. */
const signInLink = async (email: string): Promise<string> => {
  await server.browser().post('/api/auth/sign-in/magic-link', { email: email.toUpperCase() });
  const mails = await server.mails();
  const mail = mails.findLast(({ recipient }) => recipient.toLowerCase() === email);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return `${pathname}${search}`;
};

async function expectEnded(email: string, token: string, link: string): Promise<void> {
  const late = await reset(token, 'Vom Dieb gesetzt');
  expect([late.statusCode, late.json().code]).toEqual([410, 'expired-action-code']);
  const thief = server.browser();
  expect((await thief.get(link)).headers.location).toContain('fehler=expired-action-code');
  expect((await startOf(thief)).session.state).toBe('visitor');
  const signIn = { email, password: 'Vom Dieb gesetzt' };
  expect((await server.browser().post('/api/auth/sign-in/email', signIn)).statusCode).toBe(401);
}

describe('links that were mailed before', () => {
  it('end when the password is reset', async () => {
    const { email } = await register();
    const [first, link] = [await resetToken(email), await signInLink(email)];
    const second = await resetToken(email);
    expect((await reset(second, 'Sonne im Gesicht')).statusCode).toBe(200);
    await expectEnded(email, first, link);
  });

  it('end when the password is changed', async () => {
    const { browser, email } = await register();
    const [token, link] = [await resetToken(email), await signInLink(email)];
    const change = { currentPassword: password, newPassword: 'Sonne im Gesicht' };
    expect((await browser.post('/api/auth/change-password', change)).statusCode).toBe(200);
    await expectEnded(email, token, link);
  });

  it('end when the address is changed', async () => {
    const { browser, email } = await register();
    const [token, link] = [await resetToken(email), await signInLink(email)];
    const newEmail = `new-${email}`;
    await browser.post('/api/auth/change-email', { newEmail, password });
    await browser.get(await server.linkTo(newEmail));
    expect((await startOf(browser)).session).toMatchObject({ user: { email: newEmail } });
    await expectEnded(email, token, link);
  });

  it('stay valid for everybody else', async () => {
    const [mine, theirs] = [await register(), await register()];
    const theirToken = await resetToken(theirs.email);
    await reset(await resetToken(mine.email), 'Sonne im Gesicht');
    expect((await reset(theirToken, 'Auch neu gesetzt')).statusCode).toBe(200);
  });
});
