import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';

describe('the e-mail link', () => {
  let server: AccountServer;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server.close());

  const ask = (email: string) =>
    server.browser().post('/api/auth/sign-in/magic-link', { email, callbackURL: '/Reisen' });

  it('signs in where it is opened, makes an account where there is none, works once [CA-11]', async () => {
    expect((await ask('lea@example.de')).statusCode).toBe(200);
    const link = await server.linkTo('lea@example.de');
    const browser = server.browser();
    const opened = await browser.get(link);
    expect(opened.statusCode).toBe(302);
    expect(new URL(opened.headers.location ?? '', 'http://x').pathname).toBe('/Reisen');
    expect((await startOf(browser)).session).toMatchObject({
      state: 'registered',
      emailVerified: true,
      signInMethods: [],
      user: { name: 'Anonym', email: 'lea@example.de' },
    });
    const again = await server.browser().get(link);
    expect(again.headers.location).toBe('/anmelden?fehler=expired-action-code');
  });

  it('refuses a link after its quarter of an hour', async () => {
    await ask('late@example.de');
    await server.testDatabase.database.pool.query(
      `update sign_in_token set expires_at = now() - interval '1 second'`,
    );
    const opened = await server.browser().get(await server.linkTo('late@example.de'));
    expect(opened.headers.location).toBe('/anmelden?fehler=expired-action-code');
  });

  it('keeps no link in the database that could be used', async () => {
    await ask('secret@example.de');
    const link = new URL(await server.linkTo('secret@example.de'), 'http://x');
    const { rows } = await server.testDatabase.database.pool.query('select * from sign_in_token');
    expect(JSON.stringify(rows)).not.toContain(link.searchParams.get('token'));
  });

  it('leaves a stranger who registered the address before no way in', async () => {
    const stranger = server.browser();
    const email = 'victim@example.de';
    const password = 'Ich war zuerst da';
    await stranger.post('/api/auth/sign-up/email', { name: 'Fremder', email, password });
    await stranger.post('/api/auth/change-email', { newEmail: 'stranger@example.de' });
    const strangersLink = await server.linkTo('stranger@example.de');

    await ask(email);
    const owner = server.browser();
    await owner.get(await server.linkTo(email));
    expect((await startOf(owner)).session).toMatchObject({ state: 'registered' });

    expect((await startOf(stranger)).session.state).toBe('visitor');
    const back = await stranger.post('/api/auth/sign-in/email', { email, password });
    expect(back.statusCode).toBe(401);
    const stolen = await stranger.get(strangersLink);
    expect(stolen.headers.location).toBe('/anmelden?fehler=expired-action-code');
    expect((await startOf(owner)).session).toMatchObject({ user: { email } });
  });

  it('keeps the password of an owner who had confirmed the address', async () => {
    const browser = server.browser();
    const person = { name: 'Jo', email: 'jo@example.de', password: 'Schon bestätigt' };
    await browser.post('/api/auth/sign-up/email', person);
    await browser.get(await server.linkTo(person.email));
    await ask(person.email);
    await server.browser().get(await server.linkTo(person.email));
    expect((await startOf(browser)).session.state).toBe('registered');
    expect((await browser.post('/api/auth/sign-in/email', person)).statusCode).toBe(200);
  });

  describe('in the browser of another registered person', () => {
    const PASSWORD = 'Noch eine Wolke';

    async function openLinkOf(stranger: string, owner: string) {
      const browser = server.browser();
      const person = { name: 'Ida', email: owner, password: PASSWORD };
      await browser.post('/api/auth/sign-up/email', person);
      await ask(stranger);
      const link = await server.linkTo(stranger);
      const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
      const opened = await browser.get(link);
      return { browser, token, opened: new URL(opened.headers.location ?? '', 'http://x') };
    }

    it('asks first and changes nothing by a GET', async () => {
      const visit = await openLinkOf('sender@example.de', 'ida@example.de');
      expect(visit.opened.pathname).toBe('/anmelden');
      expect(Object.fromEntries(visit.opened.searchParams)).toEqual({
        modus: 'wechseln',
        token: visit.token,
        weiter: '/Reisen',
      });
      expect((await startOf(visit.browser)).session).toMatchObject({
        user: { email: 'ida@example.de' },
      });
    });

    it('switches by a POST of this site only', async () => {
      const { browser, token } = await openLinkOf('next@example.de', 'ina@example.de');
      const url = '/api/auth/magic-link/confirm';
      const forged = await browser.send({
        method: 'POST',
        url,
        payload: { token },
        headers: { origin: 'https://evil.example' },
      });
      expect(forged.statusCode).toBe(403);
      expect((await startOf(browser)).session).toMatchObject({ user: { email: 'ina@example.de' } });
      expect((await browser.post(url, { token })).statusCode).toBe(200);
      expect((await startOf(browser)).session).toMatchObject({
        user: { email: 'next@example.de' },
      });
    });

    it('asks nothing when it is the link of the same person', async () => {
      const { browser, opened } = await openLinkOf('same@example.de', 'same@example.de');
      expect(opened.pathname).toBe('/Reisen');
      expect((await startOf(browser)).session).toMatchObject({
        user: { email: 'same@example.de' },
      });
    });
  });

  it('follows no link to another site', async () => {
    const reply = await server.browser().post('/api/auth/sign-in/magic-link', {
      email: 'a@example.de',
      callbackURL: 'https://evil.example/',
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'unauthorized-domain' });
  });
});
