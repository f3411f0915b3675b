import { readFile } from 'node:fs/promises';
import type { StartState } from '@fahrtwind/contract';
import { fallbackUser } from '@fahrtwind/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOf } from '../../../test/account-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';
import { notify } from './notify.ts';

type SignedIn = Extract<StartState['session'], { state: 'registered' | 'guest' }>;
type User = SignedIn['user'];

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;

const likes = (to: Traveller, by: string, post = '1'): Promise<void> =>
  notify(server.testDatabase.database.db, [
    {
      to: to.uid,
      kind: 'liked',
      by,
      thing: `liked:post:${post}`,
      target: '/tipp/alpen',
      about: 'Alpen',
    },
  ]);

const read = async ({ browser, uid }: Traveller): Promise<User> =>
  (await browser.get(`/api/user/${uid}`)).json<User>();

async function save({ browser, uid }: Traveller, payload: object): Promise<User> {
  const reply = await browser.send({ method: 'PUT', url: `/api/user/${uid}`, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<User>();
}

async function sessionOf({ browser }: Traveller): Promise<SignedIn> {
  const { session } = await startOf(browser);
  if (session.state === 'visitor') throw new Error('not signed in');
  return session;
}

const seen = ({ notifications }: User): User['notifications'] =>
  notifications.map((one) => ({ ...one, seen: true }));

/** Notifications of one minute after the other, the newest first. */
async function hasMany({ uid }: Traveller, count: number): Promise<void> {
  await pool().query(
    `insert into user_notification (id, user_id, kind, thing, target, trigger_ids, changed_at)
     select $1 || n, $1, 'liked', n, '/', array['mia'], now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [uid, count],
  );
}

it('shows what was bundled: who was last, how many others, about what [NO-1] [US-5]', async () => {
  const mara = await server.register();
  for (const by of ['mia', 'tom', 'ida']) await likes(mara, by);
  expect((await read(mara)).notifications).toEqual([
    {
      id: expect.any(String),
      kind: 'liked',
      seen: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      triggerUserId: 'ida',
      otherCount: 2,
      about: 'Alpen',
      target: '/tipp/alpen',
    },
  ]);
});

it('has the newest 100 in the document and a few with every page, and counts all', async () => {
  const mara = await server.register();
  await hasMany(mara, 130);
  const { notifications } = await read(mara);
  expect(notifications.map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, index) => `${mara.uid}${index + 1}`),
  );
  const session = await sessionOf(mara);
  expect([session.user.notifications.length, session.unseen]).toEqual([20, 130]);
});

it('marks as seen what the client says, and never as unseen again [AU-5]', async () => {
  const mara = await server.register();
  await likes(mara, 'mia');
  const stale = await read(mara);
  const saved = await save(mara, { ...stale, notifications: seen(stale) });
  expect(saved.notifications).toMatchObject([{ seen: true }]);
  expect((await save(mara, stale)).notifications).toMatchObject([{ seen: true }]);
});

it('leaves unseen what happened after the client had looked', async () => {
  const mara = await server.register();
  await likes(mara, 'mia');
  const looked = await read(mara);
  await likes(mara, 'tom');
  const { notifications } = await save(mara, { ...looked, notifications: seen(looked) });
  expect(notifications).toMatchObject([{ triggerUserId: 'tom', otherCount: 1, seen: false }]);
});

it('marks all up to a time, also those that the document does not show', async () => {
  const mara = await server.register();
  await hasMany(mara, 130);
  const { user } = await sessionOf(mara);
  await likes(mara, 'tom');
  const seenUntil = user.notifications[0]?.createdAt;
  await save(mara, { ...user, notifications: seen(user), seenUntil });
  expect((await sessionOf(mara)).unseen).toBe(1);
});

it('removes and adds nothing of what other devices and people did', async () => {
  const [mara, tom] = [await server.register(), await server.register()];
  const stale = await read(mara);
  await likes(mara, 'mia');
  await pool().query(
    `insert into user_follow (follower_id, followed_id) values ($1, $2), ($2, $1)`,
    [mara.uid, tom.uid],
  );
  const forged = {
    ...stale,
    followerIds: ['x'],
    followingIds: ['y'],
    highlightIds: ['z'],
    notifications: [{ ...(await read(mara)).notifications[0], id: 'forged' }],
  };
  expect(await save(mara, forged)).toMatchObject({
    notifications: [{ triggerUserId: 'mia' }],
    followerIds: [tom.uid],
    followingIds: [tom.uid],
    highlightIds: [],
  });
});

/** What PostgreSQL would refuse; the rows get the time of the move. */
const WRONG_TIMES = ['2026-19-39T29:00', '2026-02-30T10:00:00Z', '2026-01-02T03:04:05 Mars/Base'];

it('moves lists of earlier documents into rows', async () => {
  const [mara, tom] = [await server.register(), await server.register()];
  await pool().query(
    `insert into post (id, short_id, kind, slug, title, doc, plain)
     values ('moved-post', 'moved', 'tipp', 's', 't', '{}', '')`,
  );
  const old = {
    ...fallbackUser(mara.uid),
    notifications: [
      { id: 'n1', kind: 'liked', createdAt: '2026-01-02T03:04:05.000Z', triggerUserId: tom.uid },
      { id: 'n2', kind: 'poked', createdAt: 'never' },
      ...WRONG_TIMES.map((createdAt) => ({ id: createdAt, kind: 'followed', createdAt })),
    ],
    followerIds: [tom.uid, 'gone'],
    followingIds: [tom.uid, mara.uid],
    highlightIds: ['moved-post', 'gone'],
  };
  await pool().query('update user_record set doc = $2 where uid = $1', [mara.uid, old]);
  const migration = new URL('../../../migrations/0018_user_lists.sql', import.meta.url);
  await pool().query(await readFile(migration, 'utf8'));
  const moved = await read(mara);
  expect(moved.notifications).toHaveLength(1 + WRONG_TIMES.length);
  expect({ ...moved, notifications: moved.notifications.slice(-1) }).toMatchObject({
    notifications: [
      { kind: 'liked', createdAt: '2026-01-02T03:04:05.000Z', triggerUserId: tom.uid, seen: false },
    ],
    followerIds: [tom.uid],
    followingIds: [tom.uid],
    highlightIds: ['moved-post'],
  });
  const { rows } = await pool().query('select doc from user_record where uid = $1', [mara.uid]);
  expect(Object.keys(rows[0]?.doc)).not.toContain('notifications');
});
