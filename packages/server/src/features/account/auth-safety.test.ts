import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';
import { DISABLED_PATHS } from './auth-settings.ts';

/** However slowly passwords are hashed, all tries are made at the same moment. */
const holdClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });

describe('the identity service', () => {
  let server: AccountServer;
  const person = { name: 'Rita', email: 'rita@example.de', password: 'Rucksack gepackt' };

  beforeAll(async () => {
    server = await startAccountServer();
    await server.browser().post('/api/auth/sign-up/email', person);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => server.close());

  it('keeps the session in a cookie that no script and no foreign form can use', async () => {
    const reply = await server.browser().post('/api/auth/sign-in/email', person);
    const [cookie] = [reply.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^fahrtwind\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/Domain/i);
  });

  it('shows the token in no reply', async () => {
    const browser = server.browser();
    const reply = await browser.post('/api/auth/sign-in/email', person);
    const { rows } = await server.testDatabase.database.pool.query<{ token: string }>(
      'select token from sign_in_session',
    );
    const replies = [reply.body, (await browser.get('/api/start')).body];
    for (const { token } of rows) {
      for (const body of replies) expect(body).not.toContain(token);
    }
  });

  it.each(DISABLED_PATHS)('does not offer %s', async (path) => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/anonymous');
    for (const reply of [
      await browser.get(`/api/auth${path}`),
      await browser.post(`/api/auth${path}`),
    ]) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not-found' });
    }
  });

  it.each([
    ['/api/auth/sign-up/email', person],
    ['/api/auth/sign-in/email', person],
    ['/api/auth/sign-in/anonymous', {}],
    ['/api/auth/sign-in/magic-link', { email: 'x@example.de' }],
    ['/api/auth/change-email', { newEmail: 'x@example.de' }],
    ['/api/auth/sign-out', {}],
  ])('lets no foreign page write to %s', async (url, payload) => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/email', person);
    const reply = await browser.send({
      method: 'POST',
      url,
      payload,
      headers: { origin: 'https://evil.example' },
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'unauthorized-domain' });
    expect((await startOf(browser)).session.state).toBe('registered');
  });

  it('accepts no session cookie with a forged or missing signature', async () => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/email', person);
    for (const [name, value] of browser.cookies) {
      const token = decodeURIComponent(value).split('.')[0] ?? '';
      for (const forged of [token, `${token}.AAAA`]) {
        const thief = server.browser();
        thief.setCookie(name, encodeURIComponent(forged));
        expect((await startOf(thief)).session.state).toBe('visitor');
      }
    }
  });

  it('refuses a session after its end, and prolongs one that is used [AU-4]', async () => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/email', person);
    const { pool } = server.testDatabase.database;
    await pool.query(`update sign_in_session set expires_at = now() + interval '5 minutes'`);
    const reply = await browser.get('/api/start');
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(/Max-Age=2592000/);
    const { rows } = await pool.query(
      `select 1 from sign_in_session where expires_at > now() + interval '29 days'`,
    );
    expect(rows).toHaveLength(1);
    await pool.query(`update sign_in_session set expires_at = now() - interval '1 second'`);
    expect((await startOf(browser)).session.state).toBe('visitor');
  });

  it('limits the tries for one address, known or not, and says so in German [ER-14]', async () => {
    holdClock();
    const lastOf = async (email: string): Promise<unknown> => {
      let reply: unknown;
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const body = { email, password: 'geraten' };
        reply = (await server.browser().post('/api/auth/sign-in/email', body)).json();
      }
      return reply;
    };
    await server.testDatabase.database.pool.query('delete from sign_in_rate_limit');
    const known = await lastOf(person.email);
    await server.testDatabase.database.pool.query('delete from sign_in_rate_limit');
    expect(await lastOf('nobody@example.de')).toEqual(known);
    expect(known).toEqual({
      code: 'too-many-requests',
      message: 'Das waren zu viele Versuche. Bitte warte kurz und versuche es dann noch einmal.',
    });
  });

  it('limits the tries of one network address in the database, for all servers together', async () => {
    holdClock();
    await server.testDatabase.database.pool.query('delete from sign_in_rate_limit');
    const other = await startAccountServer({ testDatabase: server.testDatabase });
    const codes: number[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1) {
      const browser = attempt % 2 === 0 ? server.browser() : other.browser();
      const body = { email: `a${attempt}@example.de`, password: 'geraten' };
      codes.push((await browser.post('/api/auth/sign-in/email', body)).statusCode);
    }
    await other.close();
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(codes[30]).toBe(429);
    await server.testDatabase.database.pool.query('delete from sign_in_rate_limit');
  });

  it('keeps no network addresses with its sessions', async () => {
    await server.browser().post('/api/auth/sign-in/email', person);
    const { rows } = await server.testDatabase.database.pool.query(
      'select distinct ip_address from sign_in_session',
    );
    expect(rows).toEqual([{ ip_address: null }]);
  });
});

describe('the identity service behind TLS', () => {
  it('binds its cookies to the host, and its links to the configured addresses', async () => {
    const server = await startAccountServer({
      env: { PUBLIC_URL: 'https://www.fahrtwind.example' },
    });
    const browser = server.browser('www.fahrtwind.example');
    const reply = await browser.send({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { name: 'Tess', email: 'tess@example.de', password: 'Schloss und Riegel' },
      headers: { origin: 'https://www.fahrtwind.example' },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const [cookie] = [reply.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-fahrtwind\.session_token=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Path=\//);
    expect((await startOf(browser)).session.state).toBe('registered');
    const [mail] = await server.mails();
    expect(mail?.text).toContain('https://www.fahrtwind.example/api/auth/verify-email');
    await server.close();
  });
});
