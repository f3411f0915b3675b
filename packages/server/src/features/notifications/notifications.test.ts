import type { NotificationInList } from '@fahrtwind/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTrip } from '../../../test/companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';
import { notify } from './notify.ts';

interface Page {
  readonly notifications: readonly NotificationInList[];
  readonly next: string | null;
  readonly unseen: number;
}

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;

async function list({ browser }: Traveller, query = ''): Promise<Page> {
  const reply = await browser.get(`/api/notifications${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Page>();
}

const likes = (to: Traveller, by: string, thing = 'liked:post:1'): Promise<void> =>
  notify(server.testDatabase.database.db, [
    { to: to.uid, kind: 'liked', by, thing, target: '/tipp/alpen', about: 'Alpen' },
  ]);

it('names who did it last, and „Anonym“ for who is gone or called by an address [NO-2] [ER-6]', async () => {
  const [mara, mia, shy] = [
    await server.register(),
    await server.register(),
    await server.register(),
  ];
  await pool().query(`update user_record set doc = doc || '{"name":"a@b.de"}' where uid = $1`, [
    shy.uid,
  ]);
  await likes(mara, shy.uid, 'one');
  await likes(mara, 'gone', 'two');
  await likes(mara, 'gone', 'three');
  await likes(mara, mia.uid, 'three');
  const { notifications, unseen } = await list(mara);
  expect(
    notifications.map(({ triggerUserUsername, otherCount }) => [triggerUserUsername, otherCount]),
  ).toEqual([
    ['Rita', 1],
    ['Anonym', 0],
    ['Anonym', 0],
  ]);
  expect(unseen).toBe(3);
});

it('has neither name nor picture of who is hidden', async () => {
  const [mara, mia] = [await server.register(), await server.register()];
  await pool().query(`update user_record set doc = doc || '{"photoURL":"bild"}' where uid = $1`, [
    mia.uid,
  ]);
  await likes(mara, mia.uid);
  const shown = async () =>
    (await list(mara)).notifications.map((one) => [one.triggerUserUsername, one.triggerUserImg]);
  expect(await shown()).toEqual([['Rita', 'bild']]);
  await pool().query('insert into user_profile (uid, is_hidden) values ($1, true)', [mia.uid]);
  expect(await shown()).toEqual([['Anonym', '']]);
});

it('says „Du“ where the own doing is shown [NO-2]', async () => {
  const mara = await server.register();
  await pool().query(
    `insert into user_notification (id, user_id, kind, thing, target, trigger_ids)
     values ($1, $1, 'liked', 'own', '/', array[$1])`,
    [mara.uid],
  );
  expect((await list(mara)).notifications).toMatchObject([{ triggerUserUsername: 'Du' }]);
});

it('lists all page by page, nothing twice and nothing skipped, and the unseen ones alone', async () => {
  const mara = await server.register();
  await pool().query(
    `insert into user_notification (id, user_id, kind, thing, target, trigger_ids, seen, changed_at)
     select $1 || n, $1, 'liked', n, '/', array['mia'], n % 5 = 0, now() - (n / 10) * interval '1 minute'
     from generate_series(1, 130) n`,
    [mara.uid],
  );
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Page = await list(mara, after === '' ? '' : `?after=${encodeURIComponent(after)}`);
    ids.push(...page.notifications.map(({ id }) => id));
    after = page.next;
    // Something new does not move what is still to come.
    await likes(mara, 'tom', `new:${ids.length}`);
  }
  expect([ids.length, new Set(ids).size]).toEqual([130, 130]);
  const unseen = await list(mara, '?filter=unseen');
  expect(unseen.notifications.every(({ seen }) => !seen)).toBe(true);
  expect((await mara.browser.get('/api/notifications?after=x')).statusCode).toBe(400);
});

it('tells who is invited by mail', async () => {
  const [owner, invited] = [await server.registerConfirmed(), await server.registerConfirmed()];
  const trip = await makeTrip(owner, { title: 'Alpen' });
  const { rows } = await pool().query('select email from account where id = $1', [invited.uid]);
  const body = { email: rows[0]?.email, role: 'reader' };
  const reply = await owner.browser.post(`/api/trips/${trip.id}/invitations/mail`, body);
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await list(invited)).notifications).toMatchObject([
    { kind: 'invited', about: 'Alpen', triggerUserId: owner.uid, target: '/Reisen' },
  ]);
});

it('tells the owner once that a published trip was taken over, and tells nothing about a private one', async () => {
  const [owner, fan] = [await server.registerConfirmed(), await server.registerConfirmed()];
  const trip = await makeTrip(owner, { title: 'Alpen' });
  const adopt = (who = fan) => who.browser.post(`/api/trips/${trip.id}/copied`);
  expect((await adopt()).statusCode).toBe(404);
  await owner.browser.send({
    method: 'PUT',
    url: `/api/trips/${trip.id}/publication`,
    payload: { title: 'Über die Alpen' },
  });
  expect((await adopt()).statusCode).toBe(200);
  expect((await adopt()).statusCode).toBe(200);
  expect((await list(owner)).notifications).toMatchObject([
    { kind: 'trip-copied', about: 'Über die Alpen', triggerUserId: fan.uid, otherCount: 0 },
  ]);
  expect((await adopt(await server.register())).json().code).toBe('email-not-verified');
  const suspended = await server.registerConfirmed();
  await pool().query(
    `update account set suspended_until = now() + interval '1 day' where id = $1`,
    [suspended.uid],
  );
  expect((await adopt(suspended)).json().code).toBe('suspended');
  await pool().query('update trip_publication set is_hidden = true where trip_id = $1', [trip.id]);
  expect((await adopt()).statusCode).toBe(404);
});
