import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';

describe('sessions, export and deletion', () => {
  let server: AccountServer;
  let people = 0;

  beforeAll(async () => {
    server = await startAccountServer();
    const { pool } = server.testDatabase.database;
    await pool.query('create table thing (owner text not null, name text not null)');
    server.feature.addToExport('things', async (queries, uid) => {
      const { rows } = await queries.execute(sql`select name from thing where owner = ${uid}`);
      return rows;
    });
    server.feature.onDeletion(async (tx, uid) => {
      await tx.execute(sql`delete from thing where owner = ${uid}`);
    });
  });
  afterAll(() => server.close());

  const password = 'Leinen los im Mai';
  const register = async (): Promise<{ browser: Browser; email: string; uid: string }> => {
    people += 1;
    const browser = server.browser();
    const email = `sam${people}@example.de`;
    await browser.post('/api/auth/sign-up/email', { name: 'Sam', email, password });
    const { session } = await startOf(browser);
    if (session.state === 'visitor') throw new Error('not signed in');
    const { uid } = session.user;
    await server.testDatabase.database.pool.query('insert into thing values ($1, $2)', [
      uid,
      'map',
    ]);
    return { browser, email, uid };
  };

  it('lists the devices without their tokens, and signs one out', async () => {
    const { browser, email } = await register();
    const phone = server.browser();
    await phone.post('/api/auth/sign-in/email', { email, password });
    const sessions = await sessionsOf(browser);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ device }) => device)).toEqual(['Firefox · Linux', 'Firefox · Linux']);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect((await remove(browser, `/api/account/sessions/${other?.id}`)).statusCode).toBe(200);
    expect((await startOf(phone)).session.state).toBe('visitor');
    expect((await startOf(browser)).session.state).toBe('registered');
  });

  it('signs all other devices out', async () => {
    const { browser, email } = await register();
    const others = [server.browser(), server.browser()];
    for (const other of others) await other.post('/api/auth/sign-in/email', { email, password });
    expect((await remove(browser, '/api/account/sessions')).json()).toEqual({ revoked: 2 });
    for (const other of others) expect((await startOf(other)).session.state).toBe('visitor');
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  it('does not sign out devices of others', async () => {
    const mine = await register();
    const theirs = await register();
    const [session] = await sessionsOf(theirs.browser);
    const reply = await remove(mine.browser, `/api/account/sessions/${session?.id}`);
    expect(reply.statusCode).toBe(404);
    expect((await startOf(theirs.browser)).session.state).toBe('registered');
  });

  it('gives all own data as a download, with what features add, and no secrets', async () => {
    const { browser, email, uid } = await register();
    const reply = await browser.get('/api/account/export');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="fahrtwind-\d{4}-\d\d-\d\d\.json"$/,
    );
    const data = reply.json<Record<string, unknown>>();
    expect(data).toMatchObject({
      account: { id: uid, email, name: 'Sam', emailVerified: false },
      user: { uid, email, name: 'Sam' },
      signInMethods: [{ provider: 'credential' }],
      sessions: [{ device: 'Firefox · Linux' }],
      things: [{ name: 'map' }],
    });
    const { rows } = await server.testDatabase.database.pool.query<Record<string, string>>(
      'select token, password from sign_in_session join sign_in_method using (user_id) where user_id = $1',
      [uid],
    );
    for (const secret of Object.values(rows[0] ?? {})) {
      expect(reply.body).not.toContain(secret);
    }
  });

  it('makes the download while it is read, and one at a time for an account', async () => {
    const { browser, uid } = await register();
    const pieces = 400;
    let made = 0;
    const big = JSON.stringify('x'.repeat(200_000));
    server.feature.addToExport('big', async function* bigPart(_queries, of) {
      const count = of === uid ? pieces : 0;
      for (made = 0; made < count; made += 1) yield big;
    });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `${await server.listen()}/api/account/export`;
    const download = await fetch(url, { headers: { cookie, connection: 'close' } });
    // The client does not read yet: only what fits the buffers of the connection is made.
    const second = await browser.get('/api/account/export');
    expect([second.statusCode, second.json().code]).toEqual([429, 'export-running']);
    expect(made).toBeLessThan(pieces / 2);
    expect((await download.json()).big).toHaveLength(pieces);
    const interrupted = await fetch(url, { headers: { cookie, connection: 'close' } });
    await interrupted.body?.cancel();
    await vi.waitFor(
      async () => expect((await browser.get('/api/account/export')).statusCode).toBe(200),
      15_000,
    );
  });

  it('deletes the account with all that belongs to it', async () => {
    const { browser, email, uid } = await register();
    await browser.post('/api/auth/request-password-reset', { email });
    await browser.post('/api/auth/sign-in/magic-link', { email });
    expect((await leave(browser, { password })).statusCode).toBe(200);
    expect(browser.cookies.size).toBe(0);
    const { pool } = server.testDatabase.database;
    const tables = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables.rows) {
      const { rows } = await pool.query(`select * from ${name}`);
      const text = JSON.stringify(rows);
      expect(text, name).not.toContain(uid);
      expect(text, name).not.toContain(email);
    }
    expect((await startOf(browser)).session.state).toBe('visitor');
    const again = { email, password };
    expect((await browser.post('/api/auth/sign-in/email', again)).statusCode).toBe(401);
  });

  it('deletes mails and links to the address in whatever letters it was written', async () => {
    const { browser, email } = await register();
    const { pool } = server.testDatabase.database;
    await pool.query(
      `insert into mail_outbox (id, recipient, subject, text_body, html_body) values ('late', $1, '', '', '')`,
      [email.toUpperCase()],
    );
    await pool.query(
      `insert into sign_in_token (id, identifier, value, expires_at) values ('late', 'x', $1, now())`,
      [JSON.stringify({ email: `S${email.slice(1)}` })],
    );
    await pool.query('update account set email = initcap(email) where email = $1', [email]);
    expect((await leave(browser, { password })).statusCode).toBe(200);
    for (const table of ['mail_outbox', 'sign_in_token']) {
      expect((await pool.query(`select from ${table} where id = 'late'`)).rowCount, table).toBe(0);
    }
  });

  it('deletes nothing for a wrong password', async () => {
    const { browser } = await register();
    const reply = await leave(browser, { password: 'geraten' });
    expect(reply.json()).toMatchObject({ code: 'wrong-password', field: 'password' });
    expect((await startOf(browser)).session.state).toBe('registered');
  });

  it('deletes without a password only just after signing in [ER-14]', async () => {
    const { browser, uid } = await register();
    const { pool } = server.testDatabase.database;
    await pool.query(
      `update sign_in_session set created_at = now() - interval '11 minutes' where user_id = $1`,
      [uid],
    );
    const late = await leave(browser, {});
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ code: 'requires-recent-login' });
    await pool.query(
      `update sign_in_session set created_at = now() - interval '9 minutes' where user_id = $1`,
      [uid],
    );
    expect((await leave(browser, {})).statusCode).toBe(200);
  });

  it('deletes nothing at all when a part of it fails', async () => {
    const failing = await startAccountServer({ testDatabase: server.testDatabase });
    failing.feature.onDeletion(async (tx, uid) => {
      await tx.execute(sql`delete from thing where owner = ${uid}`);
      throw new Error('the disk is full');
    });
    const { email, uid } = await register();
    const browser = failing.browser();
    await browser.post('/api/auth/sign-in/email', { email, password });
    expect((await leave(browser, { password })).statusCode).toBe(500);
    const { rowCount } = await server.testDatabase.database.pool.query(
      'select from thing where owner = $1',
      [uid],
    );
    expect(rowCount).toBe(1);
    expect((await startOf(browser)).session.state).toBe('registered');
    await failing.close();
  });

  it('lets a guest go at any time', async () => {
    const guest = server.browser();
    await guest.post('/api/auth/sign-in/anonymous');
    await server.testDatabase.database.pool.query(
      `update sign_in_session set created_at = now() - interval '3 days'`,
    );
    expect((await leave(guest, {})).statusCode).toBe(200);
    expect((await startOf(guest)).session.state).toBe('visitor');
  });
});

interface Listed {
  readonly id: string;
  readonly device: string;
  readonly isCurrent: boolean;
}

async function sessionsOf(browser: Browser): Promise<readonly Listed[]> {
  const reply = await browser.get('/api/account/sessions');
  return reply.json<{ sessions: Listed[] }>().sessions;
}

function remove(browser: Browser, url: string): ReturnType<Browser['send']> {
  return browser.send({ method: 'DELETE', url });
}

function leave(browser: Browser, payload: object): ReturnType<Browser['send']> {
  return browser.send({ method: 'DELETE', url: '/api/account', payload });
}
