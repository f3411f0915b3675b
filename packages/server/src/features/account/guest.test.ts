import { tmpdir } from 'node:os';
import { GUESTS_OF_NETWORK, userFromAccount } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';
import { cleanUpAccounts } from './clean-up.ts';
import { measureGuests } from './guest-limits.ts';

describe('a guest', () => {
  let server: AccountServer;
  let interruptions = 0;

  beforeAll(async () => {
    server = await startAccountServer();
    const { pool } = server.testDatabase.database;
    await pool.query('create table thing (owner text not null, name text not null)');
    server.feature.onGuestUpgrade(async (tx, fromUid, toUid) => {
      await tx.execute(sql`update thing set owner = ${toUid} where owner = ${fromUid}`);
      if (interruptions > 0) {
        interruptions -= 1;
        throw new Error('the power went out');
      }
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    interruptions = 0;
  });

  const openGuest = async (thing: string): Promise<{ browser: Browser; uid: string }> => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/anonymous');
    const uid = await uidOf(browser);
    const { pool } = server.testDatabase.database;
    await pool.query('insert into thing values ($1, $2)', [uid, thing]);
    return { browser, uid };
  };
  const ownerOf = async (thing: string): Promise<string> => {
    const { pool } = server.testDatabase.database;
    const { rows } = await pool.query<{ owner: string }>(
      'select owner from thing where name = $1',
      [thing],
    );
    return rows[0]?.owner ?? '';
  };
  const isThere = async (uid: string): Promise<boolean> => {
    const { pool } = server.testDatabase.database;
    return (await pool.query('select from account where id = $1', [uid])).rowCount === 1;
  };

  it('is a real but anonymous account with the synthetic guest user [AU-2]', async () => {
    const { browser, uid } = await openGuest('map');
    const { session } = await startOf(browser);
    expect(session).toMatchObject({ state: 'guest', emailVerified: false, signInMethods: [] });
    expect(session).toHaveProperty('user', {
      ...userFromAccount({
        uid,
        email: '',
        emailVerified: false,
        displayName: '',
        photoURL: '',
        isAnonymous: true,
        createdAt: session.state === 'visitor' ? '' : session.user.createdAt,
        lastLogin: session.state === 'visitor' ? '' : session.user.lastLogin,
      }),
    });
    expect(session).toMatchObject({ user: { name: 'Anonym', isAnonymous: true } });
  });

  it('stays the same guest after a double click', async () => {
    const { browser, uid } = await openGuest('tent');
    expect((await browser.post('/api/auth/sign-in/anonymous')).statusCode).toBe(200);
    expect(await uidOf(browser)).toBe(uid);
  });

  it('keeps things and settings when registering [DT-2]', async () => {
    const { browser, uid } = await openGuest('kayak');
    const { session } = await startOf(browser);
    if (session.state === 'visitor') throw new Error('no guest');
    const settings = { darkMode: true, sendEmailNotification: false };
    const saved = await browser.send({
      method: 'PUT',
      url: `/api/user/${uid}`,
      payload: { ...session.user, ...settings },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await register(browser, 'gerd@example.de')).statusCode).toBe(200);
    expect(await ownerOf('kayak')).toBe(await uidOf(browser));
    expect(await uidOf(browser)).not.toBe(uid);
    expect(await isThere(uid)).toBe(false);
    expect((await startOf(browser)).session).toMatchObject({
      state: 'registered',
      user: { ...settings, name: 'Gerd', email: 'gerd@example.de', isAnonymous: false },
    });
  });

  it('stays registered when a question of the guest is answered late', async () => {
    const { browser } = await openGuest('oar');
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    await register(browser, 'late@example.de');
    const late = await browser.send({ method: 'GET', url: '/api/start', headers: { cookie } });
    expect(late.json()).toMatchObject({ session: { state: 'visitor' } });
    expect((await startOf(browser)).session.state).toBe('registered');
  });

  it('keeps things when signing in to an account that is there, which keeps its own settings', async () => {
    const home = server.browser();
    await register(home, 'home@example.de');
    const homeUid = await uidOf(home);
    const { browser, uid } = await openGuest('bike');
    browser.setCookie('dark_mode_on', 'true');
    const credentials = { email: 'home@example.de', password: 'Nicht mehr Gast' };
    await browser.post('/api/auth/sign-in/email', credentials);
    expect(await uidOf(browser)).toBe(homeUid);
    expect(await ownerOf('bike')).toBe(homeUid);
    expect(await isThere(uid)).toBe(false);
    expect((await startOf(browser)).session).toMatchObject({ user: { darkMode: false } });
  });

  it('keeps things when the e-mail link is opened in the same browser', async () => {
    const { browser } = await openGuest('hammock');
    await browser.post('/api/auth/sign-in/magic-link', { email: 'same@example.de' });
    await browser.get(await server.linkTo('same@example.de'));
    expect(await ownerOf('hammock')).toBe(await uidOf(browser));
  });

  it('keeps its things to itself when a link is opened that it did not ask for', async () => {
    const { browser, uid } = await openGuest('compass');
    const stranger = server.browser();
    const target = '/planen?trip=1';
    const asked = { email: 'stranger@example.de', callbackURL: target };
    await stranger.post('/api/auth/sign-in/magic-link', asked);
    const link = await server.linkTo('stranger@example.de');
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? '';

    const opened = new URL((await browser.get(link)).headers.location ?? '', 'http://localhost');
    expect(opened.pathname).toBe('/anmelden');
    expect(Object.fromEntries(opened.searchParams)).toEqual({
      modus: 'mitnehmen',
      token,
      weiter: target,
    });
    expect(await uidOf(browser)).toBe(uid);
    expect(await ownerOf('compass')).toBe(uid);

    const shown = await browser.post('/api/account/sign-in-link', { token });
    expect(shown.json()).toEqual({ email: 'stranger@example.de' });
    const taken = await browser.post('/api/auth/magic-link/confirm', { token });
    expect([taken.statusCode, taken.json()]).toEqual([200, {}]);
    expect(await uidOf(browser)).not.toBe(uid);
    expect(await ownerOf('compass')).toBe(await uidOf(browser));
    expect((await startOf(browser)).session).toMatchObject({
      user: { email: 'stranger@example.de' },
    });
  });

  it('keeps its things to itself when a link is opened that another guest asked for', async () => {
    const [mine, theirs] = [await openGuest('mine'), await openGuest('theirs')];
    await theirs.browser.post('/api/auth/sign-in/magic-link', { email: 'theirs@example.de' });
    const link = await server.linkTo('theirs@example.de');
    expect((await mine.browser.get(link)).headers.location).toContain('modus=mitnehmen');
    expect(await ownerOf('mine')).toBe(mine.uid);
    expect(await ownerOf('theirs')).toBe(theirs.uid);
    // The link still works for who asked for it.
    await theirs.browser.get(link);
    expect(await ownerOf('theirs')).toBe(await uidOf(theirs.browser));
  });

  it('is not asked about a link that is over, nor taken along by a foreign page', async () => {
    const { browser, uid } = await openGuest('flag');
    await server.browser().post('/api/auth/sign-in/magic-link', { email: 'over@example.de' });
    const link = await server.linkTo('over@example.de');
    const token = new URL(link, 'http://localhost').searchParams.get('token') ?? '';
    const forged = await browser.send({
      method: 'POST',
      url: '/api/auth/magic-link/confirm',
      payload: { token },
      headers: { origin: 'https://evil.example' },
    });
    expect(forged.statusCode).toBe(403);
    const header = { 'x-fahrtwind-link-confirmed': '1' };
    const sneaked = await browser.send({ method: 'GET', url: link, headers: header });
    expect(sneaked.headers.location).toContain('modus=mitnehmen');
    expect(await uidOf(browser)).toBe(uid);
    await server.browser().get(link);
    expect((await browser.get(link)).headers.location).toContain('fehler=expired-action-code');
    for (const path of ['/api/account/sign-in-link', '/api/auth/magic-link/confirm']) {
      const late = await browser.post(path, { token });
      expect([late.statusCode, late.json().code]).toEqual([410, 'expired-action-code']);
    }
    expect(await ownerOf('flag')).toBe(uid);
  });

  it('keeps things when the e-mail link is opened in another browser', async () => {
    const { browser, uid } = await openGuest('surfboard');
    await browser.post('/api/auth/sign-in/magic-link', { email: 'other@example.de' });
    const phone = server.browser();
    await phone.get(await server.linkTo('other@example.de'));
    expect(await ownerOf('surfboard')).toBe(await uidOf(phone));
    expect(await isThere(uid)).toBe(false);
    expect((await startOf(browser)).session.state).toBe('visitor');
  });

  it('loses nothing when the upgrade is interrupted: signing in works, the next visit repeats it', async () => {
    const { browser, uid } = await openGuest('stove');
    interruptions = 1;
    expect((await register(browser, 'stove@example.de')).statusCode).toBe(200);
    expect(await ownerOf('stove')).toBe(uid);
    const newUid = await uidOf(browser);
    expect(newUid).not.toBe(uid);
    expect(await ownerOf('stove')).toBe(newUid);
    expect(await isThere(uid)).toBe(false);
  });

  it('loses nothing when the upgrade is interrupted in another browser', async () => {
    const { browser } = await openGuest('lamp');
    await browser.post('/api/auth/sign-in/magic-link', { email: 'lamp@example.de' });
    const phone = server.browser();
    interruptions = 2;
    await phone.get(await server.linkTo('lamp@example.de'));
    await startOf(phone);
    await startOf(phone);
    expect(await ownerOf('lamp')).toBe(await uidOf(phone));
  });

  it('moves to one account only, when two sign-ins want the same guest at once', async () => {
    const { browser, uid } = await openGuest('canoe');
    const cookies = new Map(browser.cookies);
    const tabs = await Promise.all(
      ['one', 'two', 'three'].map(async (name) => {
        const tab = server.browser();
        for (const [cookie, value] of cookies) tab.setCookie(cookie, value);
        const reply = await register(tab, `${name}@example.de`);
        expect(reply.statusCode, reply.body).toBe(200);
        return uidOf(tab);
      }),
    );
    expect(tabs).toContain(await ownerOf('canoe'));
    expect(await isThere(uid)).toBe(false);
  });

  it('is cleaned up after 90 days without a visit, with all that belongs to it', async () => {
    const { pool } = server.testDatabase.database;
    const gone = await openGuest('old');
    const back = await openGuest('young');
    await pool.query(
      `update account set created_at = now() - interval '91 days' where id = any($1)`,
      [[gone.uid, back.uid]],
    );
    await pool.query(
      `update sign_in_session set updated_at = now() - interval '91 days' where user_id = $1`,
      [gone.uid],
    );
    server.feature.start();
    await expect.poll(() => isThere(gone.uid), { timeout: 15_000 }).toBe(false);
    expect(await isThere(back.uid)).toBe(true);
  });

  it('keeps a session that is over for a week: the clock may have been wrong', async () => {
    const { database } = server.testDatabase;
    const [recent, old] = [await openGuest('cup'), await openGuest('pan')];
    for (const [{ uid }, days] of [
      [recent, 6],
      [old, 8],
    ] as const)
      await database.pool.query(
        `update sign_in_session set expires_at = now() - make_interval(days => $2) where user_id = $1`,
        [uid, days],
      );
    await cleanUpAccounts(database, []);
    const { rows } = await database.pool.query(
      'select user_id from sign_in_session where user_id = any($1)',
      [[recent.uid, old.uid]],
    );
    expect(rows).toEqual([{ user_id: recent.uid }]);
  });

  it('is cleaned up after 14 days if nothing was planned', async () => {
    const { database } = server.testDatabase;
    const [unused, changed, planned] = [
      await openGuest('lamp'),
      await openGuest('rope'),
      await openGuest('stove'),
    ];
    for (const { uid } of [unused, changed, planned]) {
      await database.pool.query(
        `update account set created_at = now() - interval '15 days' where id = $1`,
        [uid],
      );
      await database.pool.query(
        `update sign_in_session set updated_at = now() - interval '15 days' where user_id = $1`,
        [uid],
      );
    }
    for (const [id, uid, revision] of [
      [`demo-${unused.uid}`, unused.uid, 1],
      [`demo-${changed.uid}`, changed.uid, 2],
      ['harz', planned.uid, 1],
    ])
      await database.pool.query(
        `insert into trip (id, user_id, revision, title, summary, doc, last_opened, created_at, updated_at)
         values ($1, $2, $3, 'Reise', '{}', '{}', now(), now(), now())`,
        [id, uid, revision],
      );
    await cleanUpAccounts(database, []);
    const left = await Promise.all([unused, changed, planned].map(({ uid }) => isThere(uid)));
    expect(left).toEqual([false, true, true]);
  });
});

describe('guests of one network', () => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server.close());

  const open = async (remoteAddress: string) => {
    const reply = await server
      .browser()
      .send({ method: 'POST', url: '/api/auth/sign-in/anonymous', payload: {}, remoteAddress });
    return [reply.statusCode, reply.json().code];
  };
  const { perDay } = GUESTS_OF_NETWORK;

  it('are so many a day, and as many of another one', async () => {
    for (let guest = 0; guest < perDay; guest += 1)
      expect(await open(`2001:db8::${guest}`)).toEqual([200, undefined]);
    expect(await open('2001:db8::ffff')).toEqual([429, 'guest-limit']);
    expect(await open('203.0.113.9')).toEqual([200, undefined]);
    const { pool } = server.testDatabase.database;
    const { rows } = await pool.query('select network from guest_network');
    expect(JSON.stringify(rows)).not.toMatch(/2001|203\.0/);
    await pool.query(`update guest_network set created_at = now() - interval '25 hours'`);
    expect(await open('2001:db8::ffff')).toEqual([200, undefined]);
  });

  it('are measured together, and where they came from is forgotten after a week', async () => {
    const { pool, db } = server.testDatabase.database;
    await pool.query(`update guest_network set created_at = now() - interval '8 days'`);
    await measureGuests(db, { dataDir: tmpdir(), databaseUrl: null });
    expect((await pool.query('select from guest_network')).rowCount).toBe(0);
    const { rows } = await pool.query(
      'select bytes::int, most_bytes > 1e8 as "hasRoom" from guest_usage',
    );
    expect(rows).toEqual([{ bytes: 0, hasRoom: true }]);
    await pool.query('update guest_usage set bytes = most_bytes');
    expect(await open('203.0.113.10')).toEqual([507, 'storage-full']);
  });
});

async function uidOf(browser: Browser): Promise<string> {
  const { session } = await startOf(browser);
  if (session.state === 'visitor') throw new Error('nobody is signed in');
  return session.user.uid;
}

function register(browser: Browser, email: string): ReturnType<Browser['post']> {
  const body = { name: 'Gerd', email, password: 'Nicht mehr Gast' };
  return browser.post('/api/auth/sign-up/email', body);
}
