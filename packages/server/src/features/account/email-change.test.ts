import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';

describe('changing the e-mail address', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server.close());

  const password = 'Kartoffeln und Quark';
  const register = async (email: string): Promise<Browser> => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-up/email', { name: 'Kim', email, password });
    return browser;
  };

  it('happens once the new address is confirmed, and the old one is told', async () => {
    const browser = await register('alt@example.de');
    expect((await change(browser, 'Neu@example.de')).statusCode).toBe(200);
    expect((await startOf(browser)).session).toMatchObject({ user: { email: 'alt@example.de' } });
    const confirmed = await browser.get(await server.linkTo('neu@example.de'));
    expect(confirmed.headers.location).toBe('/Profil?bestaetigt=1');
    expect((await startOf(browser)).session).toMatchObject({
      emailVerified: true,
      user: { email: 'neu@example.de' },
    });
    expect((await server.mails()).at(-1)).toMatchObject({
      recipient: 'alt@example.de',
      subject: 'Deine E-Mail-Adresse wurde geändert',
    });
    const signIn = { email: 'neu@example.de', password };
    expect((await server.browser().post('/api/auth/sign-in/email', signIn)).statusCode).toBe(200);
  });

  it('does not sign in where the link is opened, because the address may have been mistyped', async () => {
    const browser = await register('tipp@example.de');
    await change(browser, 'vertippt@example.de');
    const stranger = server.browser();
    const opened = await stranger.get(await server.linkTo('vertippt@example.de'));
    expect(opened.headers.location).toBe('/anmelden?bestaetigt=1');
    expect((await startOf(stranger)).session.state).toBe('visitor');
  });

  it('works once, and not after the password was changed', async () => {
    const browser = await register('once@example.de');
    await change(browser, 'twice@example.de');
    const link = await server.linkTo('twice@example.de');
    await browser.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'Etwas ganz anderes',
    });
    expect((await browser.get(link)).headers.location).toBe('/anmelden?fehler=expired-action-code');
    expect((await browser.get(link)).headers.location).toBe('/anmelden?fehler=expired-action-code');
    expect((await startOf(browser)).session).toMatchObject({ user: { email: 'once@example.de' } });
  });

  it('refuses an address that is taken, the own one, and what is none', async () => {
    await register('taken@example.de');
    const browser = await register('mine@example.de');
    const codeFor = async (address: string): Promise<unknown> =>
      (await change(browser, address)).json<{ code: string }>().code;
    expect(await codeFor('taken@example.de')).toBe('email-already-in-use');
    expect(await codeFor('mine@example.de')).toBe('invalid-email');
    expect(await codeFor('not an address')).toBe('invalid-email');
  });

  it('is not for guests', async () => {
    const guest = server.browser();
    await guest.post('/api/auth/sign-in/anonymous');
    expect((await change(guest, 'guest@example.de')).statusCode).toBe(403);
  });
});

function change(browser: Browser, newEmail: string): ReturnType<Browser['post']> {
  return browser.post('/api/auth/change-email', { newEmail });
}
