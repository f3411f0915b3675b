import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentOf,
  startPostServer,
  type Member,
  type PostServer,
} from '../../../test/post-server.ts';
import { publish } from '../../../test/public-trips.ts';

let server: PostServer;
let anna: Member;
let ben: Member;
beforeAll(async () => {
  server = await startPostServer();
  [anna, ben] = [await server.member(), await server.member()];
});
afterAll(() => server.close());

const statusOf = async (who: Member, id: string) =>
  (await who.send('GET', `/posts/${id}`)).statusCode;
const ask = async <T extends object>(sql: string, ...values: unknown[]) =>
  (await server.testDatabase.database.pool.query<T>(sql, values)).rows;

describe('a post', () => {
  it('is shown to everyone by its id and by its short id', async () => {
    const post = await anna.post({ title: 'Fähre nach Bergen', country: 'Norwegen' });
    expect(post).toMatchObject({ slug: 'faehre-nach-bergen', state: 'shown', version: 1 });
    for (const key of [post.id, post.shortId]) {
      const read = await server.visitor().read(key);
      expect(read.post).toMatchObject({ id: post.id, author: { uid: anna.uid, name: 'Rita' } });
    }
  });

  it('that is sent twice under one id is one post; the id is not free for others', async () => {
    const id = randomUUID();
    const [first, again] = await Promise.all([anna.post({ id }), anna.post({ id })]);
    expect(again).toEqual(first);
    const body = { id, kind: 'tipp', title: 'Meins', document: documentOf('x') };
    const stolen = await ben.send('POST', '/posts', body);
    expect([stolen.statusCode, stolen.json().code]).toEqual([409, 'conflict']);
    expect((await anna.read(id)).post).toEqual(first);
    await anna.send('DELETE', `/posts/${id}`);
    expect((await anna.send('POST', '/posts', body)).statusCode).toBe(404);
  });

  it('that is sent again with other words says these, and keeps the earlier ones', async () => {
    const { id } = await anna.post({ title: 'Vorher' });
    const parts = { id, title: 'Nachher', document: documentOf('Neu.'), country: 'Norwegen' };
    const again = await anna.post(parts);
    expect(again).toMatchObject({ id, title: 'Nachher', country: 'Norwegen', version: 2 });
    expect(again.document).toEqual(documentOf('Neu.'));
    expect(await anna.post(parts)).toEqual(again);
    const versions = await ask('select title, plain from post_version where post_id = $1', id);
    expect(versions).toEqual([{ title: 'Vorher', plain: 'In Bergen.' }]);
  });

  it('changes only on its version; what it said before is kept for moderators', async () => {
    const { id, shortId } = await anna.post({ title: 'Vorher' });
    const body = { kind: 'tipp', title: 'Über Nacht', document: documentOf('Neu.') };
    const changed = await anna.send('PUT', `/posts/${id}`, { ...body, version: 1 });
    expect(changed.json().post).toMatchObject({ version: 2, slug: 'ueber-nacht', shortId });
    expect(changed.json().post.editedAt).not.toBeNull();
    const late = await anna.send('PUT', `/posts/${id}`, { ...body, title: 'Spät', version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect((await anna.read(id)).post.title).toBe('Über Nacht');
    const versions = await ask('select title, plain from post_version where post_id = $1', id);
    expect(versions).toEqual([{ title: 'Vorher', plain: 'In Bergen.' }]);
  });

  it('keeps no more than twenty earlier versions', async () => {
    const { id } = await anna.post({ title: 'Fassung 0' });
    for (let version = 1; version <= 23; version += 1) {
      const document = documentOf(`${version}`);
      await anna.send('PUT', `/posts/${id}`, { kind: 'tipp', title: 'Fassung', document, version });
    }
    const kept = await ask('select plain from post_version where post_id = $1', id);
    expect(kept).toHaveLength(20);
    expect(kept).not.toContainEqual({ plain: 'In Bergen.' });
  });

  it('is deleted for everyone, and deleting it again changes nothing', async () => {
    const { id } = await anna.post();
    expect((await ben.send('DELETE', `/posts/${id}`)).statusCode).toBe(403);
    for (let time = 0; time < 2; time += 1) {
      const reply = await anna.send('DELETE', `/posts/${id}`);
      expect(reply.statusCode).toBe(200);
      for (const who of [anna, ben, server.visitor()]) expect(await statusOf(who, id)).toBe(404);
    }
    expect((await ben.send('PUT', `/posts/${id}/like`)).statusCode).toBe(404);
    expect((await ben.send('DELETE', `/posts/${id}`)).statusCode).toBe(404);
  });

  it('is written by people with a confirmed address', async () => {
    const { browser } = await server.register();
    const body = { id: randomUUID(), kind: 'tipp', title: 'Zu früh', document: documentOf('x') };
    const reply = await browser.send({ method: 'POST', url: '/api/posts', payload: body });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'email-not-verified']);
    const { id } = await anna.post();
    const like = await browser.send({ method: 'PUT', url: `/api/posts/${id}/like` });
    expect(like.json().code).toBe('email-not-verified');
  });

  it.each([
    ['title', { title: '   ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['kind', { kind: 'werbung' }],
    ['country', { country: 'x'.repeat(201) }],
    ['location', { location: { lat: 91, lng: 0 } }],
    ['document', { document: documentOf('   ') }],
    ['document', { document: 'Text' }],
    ['tripId', { tripId: 'of-nobody' }],
    ['photos', { photos: [{ path: 'photos/someone/picture-1', alt: '' }] }],
    ['photos', { photos: [{ path: '../etc/passwd', alt: '' }] }],
    ['id', { id: 'short' }],
  ])('with a wrong %s is refused, and nothing is stored', async (field, parts) => {
    const id = randomUUID();
    const body = { id, kind: 'frage', title: 'Wo?', document: documentOf('x'), ...parts };
    const reply = await anna.send('POST', '/posts', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().field).toMatch(new RegExp(`^${field}`));
    expect(await statusOf(anna, id)).toBe(404);
  });

  it('shows a trip that is the own one and published, as long as it is', async () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID() });
    await anna.create({ ...trip });
    const body = { kind: 'roadtrip', title: 'Rhein', tripId: trip.id, document: documentOf() };
    const send = (who: Member) => who.send('POST', '/posts', { ...body, id: randomUUID() });
    expect((await send(anna)).json().code).toBe('trip-not-published');
    await publish(anna, trip.id);
    expect((await send(ben)).json().code).toBe('trip-not-published');
    // A road trip may speak by its route alone.
    const { id } = (await send(anna)).json().post;
    expect((await ben.read(id)).post.tripId).toBe(trip.id);
    await anna.on('DELETE', `/${trip.id}/publication`);
    expect((await ben.read(id)).post.tripId).toBeNull();
  });
});

describe('a post that is held or hidden', () => {
  it.each(['held', 'hidden'])(
    'is seen by its author and by moderators alone (%s)',
    async (state) => {
      const { id } = await anna.post();
      await ask('update post set state = $2 where id = $1', id, state);
      const moderator = await server.moderator();
      for (const who of [anna, moderator]) expect((await who.read(id)).post.state).toBe(state);
      for (const who of [ben, server.visitor()]) expect(await statusOf(who, id)).toBe(404);
      expect((await ben.send('POST', `/posts/${id}/answers`, aText())).statusCode).toBe(404);
      const listed = async (who: Member) =>
        (await who.list(`author=${anna.uid}`)).posts.some((post) => post.id === id);
      expect([await listed(anna), await listed(ben)]).toEqual([true, false]);
    },
  );
});

describe('people who block one another', () => {
  it('see no posts and no answers of each other, and answer nothing', async () => {
    const [carl, dora] = [await server.member(), await server.member()];
    const { id } = await carl.post();
    const common = await anna.post();
    const said = await carl.answer(common.id, 'Von Carl');
    await dora.answer(common.id, 'Zu Carl', { parentId: said.id });
    await server.block(dora, carl);
    for (const [who, other, own] of [
      [dora, carl, 'Zu Carl'],
      [carl, dora, 'Von Carl'],
    ] as const) {
      expect((await who.list(`author=${other.uid}`)).posts).toEqual([]);
      const { answers } = await who.read(common.id);
      expect(answers.filter(({ isDeleted }) => !isDeleted).map(({ text }) => text)).toEqual([own]);
      expect(answers.some(({ author }) => author.uid === other.uid)).toBe(false);
    }
    expect(await statusOf(dora, id)).toBe(404);
    expect((await dora.send('POST', `/posts/${id}/answers`, aText())).statusCode).toBe(404);
    expect((await dora.send('PUT', `/answers/${said.id}/like`)).statusCode).toBe(404);
    const reply = await dora.send('POST', `/posts/${common.id}/answers`, aText(said.id));
    expect(reply.statusCode).toBe(404);
    // Others still see both.
    expect((await ben.read(common.id)).answers).toHaveLength(2);
  });

  it('do not escape moderators', async () => {
    const moderator = await server.moderator();
    const { id } = await anna.post();
    await server.block(anna, moderator);
    expect(await statusOf(moderator, id)).toBe(200);
  });
});

const aText = (parentId: string | null = null) => ({ id: randomUUID(), text: 'Hallo.', parentId });
