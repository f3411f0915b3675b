import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';

describe('passwords', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server.close());

  let people = 0;
  const register = async (browser: Browser): Promise<{ email: string; password: string }> => {
    people += 1;
    const person = { email: `person${people}@example.de`, password: 'Regen im Schuh' };
    await browser.post('/api/auth/sign-up/email', { name: '', ...person });
    return person;
  };
  const signIn = async (email: string, password: string): Promise<number> =>
    (await server.browser().post('/api/auth/sign-in/email', { email, password })).statusCode;
  const resetToken = async (email: string): Promise<string> => {
    await server.browser().post('/api/auth/request-password-reset', { email });
    const link = new URL(await server.linkTo(email), 'http://localhost');
    expect(link.pathname).toBe('/anmelden');
    expect(link.searchParams.get('modus')).toBe('neues-passwort');
    return link.searchParams.get('token') ?? '';
  };

  it.each([
    ['fünf5', 'password-too-short'],
    ['x'.repeat(64) + 'yz'.repeat(33), 'password-too-long'],
    ['Passwort123', 'password-too-common'],
    ['aaaaaaaa', 'password-too-common'],
    ['asdfghjkl', 'password-too-common'],
    ['123321', 'password-too-common'],
  ])('refuses %s when registering: %s [VA-12]', async (password, code) => {
    const reply = await server
      .browser()
      .post('/api/auth/sign-up/email', { name: '', email: 'weak@example.de', password });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code, field: 'password' });
  });

  it.each(['sechs!', '🚐🚐🌊🌊🌞🌞x', 'ß'.repeat(60) + 'abc'.repeat(22) + 'zz'])(
    'takes %s: from 6 to 128 characters, without rules of composition [VA-12]',
    async (password) => {
      const email = `ok${password.length}@example.de`;
      const body = { name: '', email, password };
      const reply = await server.browser().post('/api/auth/sign-up/email', body);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(await signIn(email, password)).toBe(200);
    },
  );

  it('sets a new password by a mailed link, once, and signs all devices out', async () => {
    const browser = server.browser();
    const { email, password } = await register(browser);
    const token = await resetToken(email);
    const weak = await server
      .browser()
      .post('/api/auth/reset-password', { token, newPassword: 'qwertz' });
    expect(weak.json()).toMatchObject({ code: 'password-too-common' });
    const change = { token, newPassword: 'Sonne im Gesicht' };
    const done = await server.browser().post('/api/auth/reset-password', change);
    expect(done.statusCode, done.body).toBe(200);
    expect((await startOf(browser)).session.state).toBe('visitor');
    expect(await signIn(email, password)).toBe(401);
    expect(await signIn(email, 'Sonne im Gesicht')).toBe(200);
    const again = await server.browser().post('/api/auth/reset-password', change);
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'expired-action-code' });
  });

  it('proves the address when a password is reset by mail', async () => {
    const { email } = await register(server.browser());
    const token = await resetToken(email);
    const newPassword = 'Wind von der See';
    await server.browser().post('/api/auth/reset-password', { token, newPassword });
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/email', { email, password: newPassword });
    expect((await startOf(browser)).session).toMatchObject({ emailVerified: true });
  });

  it('refuses a reset link after its hour', async () => {
    const { email } = await register(server.browser());
    const token = await resetToken(email);
    await server.testDatabase.database.pool.query(
      `update sign_in_token set expires_at = now() - interval '1 second'`,
    );
    const reply = await server
      .browser()
      .post('/api/auth/reset-password', { token, newPassword: 'Zu spät gekommen' });
    expect(reply.json()).toMatchObject({ code: 'expired-action-code' });
  });

  it('answers the request for a reset alike, whether the address is known or not', async () => {
    const { email } = await register(server.browser());
    const ask = async (address: string): Promise<string> =>
      (await server.browser().post('/api/auth/request-password-reset', { email: address })).body;
    expect(await ask('nobody-at-all@example.de')).toBe(await ask(email));
  });

  it('changes the password, keeps this device and signs the others out', async () => {
    const browser = server.browser();
    const { email, password } = await register(browser);
    const phone = server.browser();
    await phone.post('/api/auth/sign-in/email', { email, password });
    const wrong = await browser.post('/api/auth/change-password', {
      currentPassword: 'daneben',
      newPassword: 'Berge und Täler',
    });
    expect(wrong.json()).toMatchObject({ code: 'wrong-password', field: 'currentPassword' });
    const weak = await browser.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'passwort',
    });
    expect(weak.json()).toMatchObject({ code: 'password-too-common' });
    const done = await browser.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'Berge und Täler',
    });
    expect(done.statusCode, done.body).toBe(200);
    expect((await startOf(browser)).session.state).toBe('registered');
    expect((await startOf(phone)).session.state).toBe('visitor');
    expect(await signIn(email, 'Berge und Täler')).toBe(200);
    expect((await server.mails()).at(-1)).toMatchObject({
      recipient: email,
      subject: 'Dein Passwort wurde geändert',
    });
  });

  it('refuses to change a password without a session', async () => {
    const reply = await server.browser().post('/api/auth/change-password', {
      currentPassword: 'Regen im Schuh',
      newPassword: 'Berge und Täler',
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'unauthenticated' });
  });
});
