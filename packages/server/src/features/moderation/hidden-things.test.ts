import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  documentOf,
  startPostServer,
  type Member,
  type PostServer,
} from '../../../test/post-server.ts';
import { publish } from '../../../test/public-trips.ts';

let server: PostServer;
let author: Member;
beforeAll(async () => {
  server = await startPostServer();
  author = await server.member();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;
const about = (kind: 'person' | 'post' | 'trip', id: string) => ({ kind, id });

async function decide(who: Member, target: object, action: string): Promise<void> {
  const body = { target, action, reason: 'Regel 3: keine Werbung' };
  const reply = await who.send('POST', '/moderation/decisions', body);
  expect(reply.statusCode, reply.body).toBe(200);
}

async function report(who: Member, target: object): Promise<void> {
  const body = { target, reason: 'advertising', text: 'Werbung' };
  const reply = await who.send('POST', '/reports', body);
  expect(reply.statusCode, reply.body).toBe(200);
}

it('takes name and picture of a hidden person away wherever others see them', async () => {
  const [mia, rita] = [await server.moderator(), await server.member()];
  await pool().query(
    `update user_record set doc = doc || '{"photoURL": "bild", "shareData": true}' where uid = any($1)`,
    [[rita.uid, author.uid]],
  );
  const post = await rita.post();
  const answer = await rita.answer(post.id);
  expect((await rita.send('PUT', `/people/${author.uid}/follow`)).statusCode).toBe(200);
  const trip = tripOf({ Rhein: ['Köln', 'Bonn'] }, { id: randomUUID() });
  await rita.create({ ...trip });
  await publish(rita, trip.id);
  const seen = async () => {
    const read = await author.read(post.id);
    const followers = (await author.send('GET', `/people/${author.uid}/followers`)).json();
    const people = [
      read.post.author,
      read.answers.find(({ id }) => id === answer.id)?.author,
      followers.people.find((one: { readonly uid: string }) => one.uid === rita.uid),
      (await author.send('GET', `/user/${rita.uid}`)).json(),
    ];
    const view = (await author.send('GET', `/trips/${trip.id}/public`)).json();
    return [...people.map((one) => [one.name, one.photoURL]), JSON.stringify(view)];
  };
  const before = await seen();
  expect(before.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ['Rita', 'bild']));
  expect(before[4]).toContain('"Rita"');
  await decide(mia, about('person', rita.uid), 'hide');
  const after = await seen();
  expect(after.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ['Anonym', '']));
  expect(after[4]).not.toContain('"Rita"');
});

it('lets reports of a person count again once the name has changed', async () => {
  const [mia, rita] = [await server.moderator(), await server.member()];
  const people = await server.membersAt('one', 'two', 'two');
  const person = about('person', rita.uid);
  const reportAll = async (by = people) => {
    for (const one of by) await report(one, person);
    const { rows } = await pool().query('select 1 from user_profile where uid = $1 and is_hidden', [
      rita.uid,
    ]);
    return rows.length > 0;
  };
  expect(await reportAll()).toBe(true);
  await decide(mia, person, 'restore');
  expect(await reportAll()).toBe(false);
  const user = (await rita.send('GET', `/user/${rita.uid}`)).json();
  expect(
    (await rita.send('PUT', `/user/${rita.uid}`, { ...user, darkMode: true })).statusCode,
  ).toBe(200);
  expect(await reportAll()).toBe(false);
  await decide(mia, person, 'dismiss');
  await rita.send('PUT', `/user/${rita.uid}`, { ...user, name: 'Kauft bei mir' });
  // Those whose reports were dismissed count less.
  expect(await reportAll()).toBe(false);
  expect(await reportAll(await server.membersAt('one', 'two', 'two'))).toBe(true);
});

it('takes a hidden trip off the post about it', async () => {
  const trip = tripOf({ Rhein: ['Köln', 'Bonn'] }, { id: randomUUID() });
  await author.create({ ...trip });
  await publish(author, trip.id);
  const { id } = await author.post({ kind: 'roadtrip', tripId: trip.id });
  const named = async () => (await author.read(id)).post.tripId;
  expect(await named()).toBe(trip.id);
  await decide(await server.moderator(), about('trip', trip.id), 'hide');
  expect(await named()).toBeNull();
});

/** Publishes a trip; answers its id and that of its post. */
async function publishTrip(who: Member): Promise<{ readonly tripId: string; readonly id: string }> {
  const trip = tripOf({ Rhein: ['Köln', 'Bonn'] }, { id: randomUUID() });
  await who.create({ ...trip });
  await publish(who, trip.id);
  return { tripId: trip.id, id: await postOf(trip.id) };
}

async function postOf(tripId: string): Promise<string> {
  const sql = 'select post_id from trip_publication where trip_id = $1';
  return (await pool().query(sql, [tripId])).rows[0].post_id;
}

const isPublic = async (id: string): Promise<boolean> =>
  (await server.visitor().send('GET', `/posts/${id}`)).statusCode === 200;

const isListed = async (id: string): Promise<boolean> =>
  (await server.visitor().list('category=roadtrips')).posts.some((post) => post.id === id);

it('a hidden trip takes its post with it and brings it back, unless that was hidden for its own sake', async () => {
  const mia = await server.moderator();
  const { tripId, id } = await publishTrip(author);
  expect(await isPublic(id)).toBe(true);
  await decide(mia, about('trip', tripId), 'hide');
  expect(await isPublic(id)).toBe(false);
  await decide(mia, about('trip', tripId), 'restore');
  expect(await isPublic(id)).toBe(true);
  await decide(mia, about('post', id), 'hide');
  await decide(mia, about('trip', tripId), 'hide');
  await decide(mia, about('trip', tripId), 'restore');
  expect(await isPublic(id)).toBe(false);
});

it('a hidden post stays hidden when its author takes the trip off it and publishes again', async () => {
  const [mia, rita] = [await server.moderator(), await server.member()];
  const { tripId, id } = await publishTrip(rita);
  await decide(mia, about('post', id), 'hide');
  const { post } = await rita.read(id);
  const detached = { ...post, kind: 'tipp', document: documentOf('Nur Text.'), tripId: null };
  expect((await rita.send('PUT', `/posts/${id}`, detached)).statusCode).toBe(200);
  await rita.on('DELETE', `/${tripId}/publication`);
  await publish(rita, tripId);
  const again = await postOf(tripId);
  expect(again).not.toBe(id);
  expect(await isPublic(again)).toBe(false);
  // Nor by a post of their own about a hidden trip.
  await decide(mia, about('trip', tripId), 'hide');
  const other = { id: randomUUID(), kind: 'roadtrip', title: 'Noch mal', tripId };
  const refused = await rita.send('POST', '/posts', { ...other, document: documentOf('Text.') });
  expect(refused.json().code).toBe('trip-not-published');
  // Restored, it can be published as any other.
  await decide(mia, about('trip', tripId), 'restore');
  await decide(mia, about('post', again), 'restore');
  await rita.on('DELETE', `/${tripId}/publication`);
  await publish(rita, tripId);
  expect(await isPublic(await postOf(tripId))).toBe(true);
});

it('a trip in the bin has no post in public lists; restored, it has it again', async () => {
  const rita = await server.member();
  const { tripId, id } = await publishTrip(rita);
  expect(await isListed(id)).toBe(true);
  expect((await rita.on('DELETE', `/${tripId}`)).statusCode).toBe(200);
  expect([await isPublic(id), await isListed(id)]).toEqual([false, false]);
  expect((await rita.on('POST', `/${tripId}/restore`)).statusCode).toBe(200);
  expect([await isPublic(id), await isListed(id)]).toEqual([true, true]);
  // What its author has deleted does not come back with the trip.
  await rita.send('DELETE', `/posts/${id}`);
  await rita.on('DELETE', `/${tripId}`);
  await rita.on('POST', `/${tripId}/restore`);
  expect(await isPublic(id)).toBe(false);
});
