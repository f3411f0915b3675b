import type { StartState } from '@fahrtwind/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';

type User = Extract<StartState['session'], { state: 'registered' | 'guest' }>['user'];

describe('the user record', () => {
  let server: AccountServer;
  let people = 0;

  beforeAll(async () => {
    server = await startAccountServer();
  });
  afterAll(() => server.close());

  const register = async (
    browser = server.browser(),
  ): Promise<{ browser: Browser; user: User }> => {
    people += 1;
    await browser.post('/api/auth/sign-up/email', {
      name: 'Nora',
      email: `nora${people}@example.de`,
      password: 'Hafen im Nebel',
    });
    const { session } = await startOf(browser);
    if (session.state === 'visitor') throw new Error('not signed in');
    return { browser, user: session.user };
  };
  const rowOf = async (uid: string): Promise<Record<string, unknown> | undefined> => {
    const { pool } = server.testDatabase.database;
    const { rows } = await pool.query<{ doc: Record<string, unknown> }>(
      'select doc from user_record where uid = $1',
      [uid],
    );
    return rows[0]?.doc;
  };

  it('is built from the account and saved when it is missing [AU-3]', async () => {
    const { browser, user } = await register();
    expect(user).toMatchObject({
      name: 'Nora',
      displayName: 'Nora',
      isAnonymous: false,
      shareData: false,
      darkMode: false,
      sendEmailNotification: true,
      highlightIds: [],
      notifications: [],
      originLocation: null,
    });
    const { highlightIds: _, notifications: _1, followerIds: _2, followingIds: _3, ...doc } = user;
    expect(await rowOf(user.uid)).toEqual(doc);
    await server.testDatabase.database.pool.query('delete from user_record where uid = $1', [
      user.uid,
    ]);
    const read = await browser.get(`/api/user/${user.uid}`);
    expect(read.json()).toEqual(user);
    expect(await rowOf(user.uid)).toEqual(doc);
  });

  it('never tells others an address that serves as a name', async () => {
    const { browser, user } = await register();
    const url = `/api/user/${user.uid}`;
    const payload = { ...user, name: 'nora@example.de' };
    expect((await browser.send({ method: 'PUT', url, payload })).json().name).toBe(payload.name);
    expect((await server.browser().get(url)).json()).toEqual({
      uid: user.uid,
      name: 'Anonym',
      photoURL: '',
    });
  });

  it('starts dark when the browser was dark before [AU-6] [CK-2]', async () => {
    const browser = server.browser();
    browser.setCookie('dark_mode_on', 'true');
    expect((await startOf(browser)).theme).toBe('dark');
    const { user } = await register(browser);
    expect(user.darkMode).toBe(true);
    browser.setCookie('dark_mode_on', 'false');
    expect((await startOf(browser)).theme).toBe('dark');
  });

  it('leaves the theme to the system until one is chosen', async () => {
    expect((await startOf(server.browser())).theme).toBeNull();
  });

  it('reads a missing sendEmailNotification as true [US-4]', async () => {
    const { browser, user } = await register();
    const { sendEmailNotification: _, ...old } = user;
    await server.testDatabase.database.pool.query(
      'update user_record set doc = $2 where uid = $1',
      [user.uid, old],
    );
    expect((await startOf(browser)).session).toMatchObject({
      user: { sendEmailNotification: true },
    });
  });

  it('is saved whole, and read back the same [CA-6] [CA-7]', async () => {
    const { browser, user } = await register();
    const changed = {
      ...user,
      name: 'Nora die Zweite',
      displayName: 'Nora die Zweite',
      darkMode: true,
      shareData: true,
      sendEmailNotification: false,
      allowedNotifications: { ...user.allowedNotifications, liked: false },
      originLocation: {
        lng: 6.96,
        lat: 50.94,
        label: 'Köln, Deutschland',
        longLabel: '',
        englishName: 'Cologne',
      },
    };
    const saved = await save(browser, user.uid, changed);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toEqual(changed);
    expect((await browser.get(`/api/user/${user.uid}`)).json()).toEqual(changed);
  });

  it('keeps what a client may not set', async () => {
    const { browser, user } = await register();
    const forged = {
      ...user,
      uid: 'somebody-else',
      email: 'forged@example.de',
      isAnonymous: true,
      createdAt: '1999-01-01',
      lastLogin: '1999-01-01',
      followerIds: ['f1'],
      followingIds: ['f2'],
      highlightIds: ['f3'],
      notifications: [
        {
          id: 'n1',
          kind: 'liked',
          seen: false,
          createdAt: '2026-01-01T00:00:00.000Z',
          triggerUserId: 'u2',
          target: '/post/1',
        },
      ],
    };
    expect((await save(browser, user.uid, forged)).json()).toEqual(user);
  });

  it('takes of a page that was open for long only what it has changed', async () => {
    const { browser, user } = await register();
    await save(browser, user.uid, { ...user, sendEmailNotification: false, shareData: true });
    const saved = await save(browser, user.uid, { ...user, name: 'Nele', changed: ['name'] });
    expect(saved.json()).toMatchObject({
      name: 'Nele',
      sendEmailNotification: false,
      shareData: true,
    });
  });

  it('takes the name of the own picture in each form of our storage, else it is an invalid URL [VA-9]', async () => {
    const { browser, user } = await register();
    const own = `gs://fahrtwind/profilePictures/${user.uid}`;
    const host = 'localhost:3000';
    const named = [
      own,
      `http://${host}/v0/b/fahrtwind/o/profilePictures%2F${user.uid}?alt=media&token=t`,
      `https://${host}/fahrtwind/profilePictures/${user.uid}`,
    ];
    for (const photoURL of named) {
      await save(browser, user.uid, { ...user, photoURL: '' });
      const saved = await save(browser, user.uid, { ...user, photoURL });
      expect([saved.statusCode, saved.json<User>().photoURL]).toEqual([200, own]);
    }
    const refused = [
      'gs://fahrtwind/profilePictures/other',
      `${own}/..`,
      `${own}?x`,
      'https://tracker.example/pixel.png',
      `https://tracker.example/v0/b/fahrtwind/o/profilePictures%2F${user.uid}`,
    ];
    for (const photoURL of refused) {
      const reply = await save(browser, user.uid, { ...user, name: 'Neu', photoURL });
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid-url', field: 'photoURL' }),
      ]);
    }
    const kept = (await browser.get(`/api/user/${user.uid}`)).json<User>();
    expect([kept.photoURL, kept.name]).toEqual([own, user.name]);
  });

  it('tells the account a new name, so that mails greet with it', async () => {
    const { browser, user } = await register();
    await save(browser, user.uid, { ...user, name: '  Norbert ' });
    await browser.post('/api/auth/request-password-reset', { email: user.email });
    expect((await server.mails()).at(-1)?.text).toContain('Hallo Norbert,');
  });

  it('is called Anonym when the name is emptied [US-2]', async () => {
    const { browser, user } = await register();
    expect((await save(browser, user.uid, { ...user, name: ' ' })).json()).toMatchObject({
      name: 'Anonym',
    });
  });

  it('shows others only the public part, and a fallback for an unknown id [ER-6]', async () => {
    const { user } = await register();
    const visitor = server.browser();
    expect((await visitor.get(`/api/user/${user.uid}`)).json()).toEqual({
      uid: user.uid,
      name: 'Nora',
      photoURL: '',
    });
    expect((await visitor.get('/api/user/nobody')).json()).toEqual({
      uid: 'nobody',
      name: 'Anonym',
      photoURL: '',
    });
  });

  it('is saved by its owner alone', async () => {
    const { user } = await register();
    const other = await register();
    const reply = await save(other.browser, user.uid, { ...user, name: 'Gekapert' });
    expect(reply.statusCode).toBe(403);
    expect((await save(server.browser(), user.uid, user)).statusCode).toBe(401);
    expect((await rowOf(user.uid))?.['name']).toBe('Nora');
  });

  it('refuses a document that is none, naming the field', async () => {
    const { browser, user } = await register();
    const reply = await save(browser, user.uid, { ...user, darkMode: 'yes' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ field: 'darkMode' });
  });

  it('loses no save of many at once', async () => {
    const { browser, user } = await register();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(browser, user.uid, { ...user, name: `Nora ${index}` }),
      ),
    );
    const { rows } = await server.testDatabase.database.pool.query<{ revision: string }>(
      'select revision from user_record where uid = $1',
      [user.uid],
    );
    expect(Number(rows[0]?.revision)).toBeGreaterThanOrEqual(21);
  });
});

function save(browser: Browser, uid: string, user: object): ReturnType<Browser['send']> {
  return browser.send({ method: 'PUT', url: `/api/user/${uid}`, payload: user });
}
