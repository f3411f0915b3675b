import type { NotificationKind } from '@fahrtwind/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';
import { notify } from './notify.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;

/** What several people did with one post. */
async function happens(
  to: Traveller,
  triggers: readonly string[],
  kind: NotificationKind = 'liked',
): Promise<void> {
  for (const by of triggers) {
    const thing = `${kind}:post:1`;
    const one = { to: to.uid, kind, by, thing, target: '/tipp/alpen-1', about: 'Alpen' };
    await notify(server.testDatabase.database.db, [one]);
  }
}

async function rowsOf({ uid }: Traveller) {
  const { rows } = await pool().query(
    `select kind, trigger_ids as triggers, trigger_count as count, seen from user_notification
     where user_id = $1 order by changed_at, id`,
    [uid],
  );
  return rows;
}

it('makes one of many likes, with the newest ten people and the number of all', async () => {
  const author = await server.register();
  const fans = Array.from({ length: 13 }, (_, index) => `fan-${index}`);
  await happens(author, fans);
  expect(await rowsOf(author)).toEqual([
    { kind: 'liked', triggers: fans.slice(3), count: 13, seen: false },
  ]);
});

it('begins anew when the last one was seen, but not for who did it before', async () => {
  const author = await server.register();
  await happens(author, ['mia', 'tom']);
  await pool().query('update user_notification set seen = true where user_id = $1', [author.uid]);
  await happens(author, ['tom', 'ida']);
  expect(await rowsOf(author)).toMatchObject([
    { triggers: ['mia', 'tom'], seen: true },
    { triggers: ['ida'], count: 1, seen: false },
  ]);
});

it('tells of each answer, and counts who answers twice once', async () => {
  const author = await server.register();
  await happens(author, ['mia', 'tom', 'mia'], 'answered');
  expect(await rowsOf(author)).toMatchObject([{ triggers: ['tom', 'mia'], count: 2 }]);
});

it('tells people nothing of what they did themselves, and guests nothing at all', async () => {
  const [author, guest] = [await server.register(), await server.openGuest()];
  await happens(author, [author.uid]);
  await happens(guest, ['mia']);
  expect([...(await rowsOf(author)), ...(await rowsOf(guest))]).toEqual([]);
});

it('tells nothing between people of whom one blocks the other', async () => {
  const [author, blocked, blocking] = [
    await server.register(),
    await server.register(),
    await server.register(),
  ];
  await pool().query('insert into user_block (blocker_id, blocked_id) values ($1, $2), ($3, $1)', [
    author.uid,
    blocked.uid,
    blocking.uid,
  ]);
  await happens(author, [blocked.uid, blocking.uid]);
  expect(await rowsOf(author)).toEqual([]);
});

it('leaves out kinds that are switched off, except what moderators decided', async () => {
  const author = await server.register();
  const { browser, uid } = author;
  const user = (await browser.get(`/api/user/${uid}`)).json();
  const allowedNotifications = { ...user.allowedNotifications, liked: false, moderated: false };
  const payload = { ...user, allowedNotifications };
  await browser.send({ method: 'PUT', url: `/api/user/${uid}`, payload });
  await happens(author, ['mia']);
  await happens(author, ['mia'], 'answered');
  await happens(author, [''], 'moderated');
  expect((await rowsOf(author)).map(({ kind }) => kind)).toEqual(['answered', 'moderated']);
});

it('keeps 500 of each person, and the oldest go', async () => {
  const author = await server.register();
  await pool().query(
    `insert into user_notification (id, user_id, kind, thing, target, trigger_ids, changed_at)
     select $1 || n, $1, 'liked', n, '/', array['mia'], now() - n * interval '1 minute'
     from generate_series(1, 500) n`,
    [author.uid],
  );
  await happens(author, ['mia']);
  const rows = await pool().query(
    `select count(*)::int as count, bool_or(thing = '500') as "hasOldest"
     from user_notification where user_id = $1`,
    [author.uid],
  );
  expect(rows.rows).toEqual([{ count: 500, hasOldest: false }]);
});

it('says nothing of what is rolled back', async () => {
  const author = await server.register();
  const { db } = server.testDatabase.database;
  const one = { to: author.uid, by: 'mia', thing: 'x', target: '/', about: '' };
  await expect(
    db.transaction(async (tx) => {
      await notify(tx, [{ ...one, kind: 'liked' }]);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await rowsOf(author)).toEqual([]);
});
