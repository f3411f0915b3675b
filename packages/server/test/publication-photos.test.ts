import { randomUUID } from 'node:crypto';
import { NEWCOMER } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTrip } from './companion-server.ts';
import { publish, put } from './public-trips.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';
import { cleanUpFiles } from '../src/features/files/store-picture.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.registerConfirmed();
  await isKnown(rita);
});
afterAll(() => server.close());

const query = (text: string, values: readonly unknown[] = []) =>
  server.testDatabase.database.pool.query(text, [...values]);

/** No newcomer any more, who may show one photo only. */
async function isKnown({ uid }: Traveller): Promise<void> {
  await query(`update account set created_at = now() - interval '99 days' where id = $1`, [uid]);
  for (let count = 0; count < NEWCOMER.shown; count += 1)
    await query(
      `insert into post (id, short_id, kind, slug, title, doc, plain, user_id)
       values ($1, $1, 'tipp', 'x', 'x', '{"type":"doc","content":[]}', 'x', $2)`,
      [randomUUID(), uid],
    );
}

/** A stored photo, without its bytes. */
async function photoOf({ uid }: Traveller): Promise<string> {
  const path = `photos/${uid}/${randomUUID()}`;
  await query(
    `insert into stored_file (id, path, owner_id, token, bytes, width, height, stored_at)
     values ($1, $2, $3, 'tok', 9, 1920, 1280, now())`,
    [randomUUID(), path, uid],
  );
  return path;
}

async function isUsed(path: string): Promise<boolean | undefined> {
  const { rows } = await query(
    'select used_at is not null as used from stored_file where path = $1',
    [path],
  );
  return rows[0]?.used;
}

const publicTrip = async (id: string) =>
  (await server.visitor().on('GET', `/${id}/public`)).json().trip;

interface FoundPost {
  readonly id: string;
  readonly title: string;
  readonly tripId: string | null;
}

async function postsOf({ uid }: Traveller, tripId: string): Promise<readonly FoundPost[]> {
  const reply = await server.browser().get(`/api/posts?author=${uid}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply
    .json<{ readonly posts: readonly FoundPost[] }>()
    .posts.filter((post) => post.tripId === tripId);
}

const postOf = async (who: Traveller, tripId: string) => {
  const [found] = await postsOf(who, tripId);
  return (await server.browser().get(`/api/posts/${found?.id}`)).json().post;
};

describe('photos of a published trip', () => {
  it('are shown to everyone in their order, with their texts and sizes', async () => {
    const { id } = await makeTrip(rita);
    const [one, two] = [await photoOf(rita), await photoOf(rita)];
    const photos = [
      { path: two, alt: 'Der See' },
      { path: one, alt: '' },
    ];
    await publish(rita, id, { photos, country: 'Fotoland' });
    expect((await publicTrip(id)).photos).toEqual([
      {
        url: `/v0/b/fahrtwind/o/${encodeURIComponent(two)}?alt=media&token=tok`,
        alt: 'Der See',
        width: 1920,
        height: 1280,
      },
      expect.objectContaining({ alt: '' }),
    ]);
    const publication = (await rita.on('GET', `/${id}/publication`)).json();
    expect(publication.photos).toMatchObject(photos);
    const list = (await server.browser().get('/api/published?country=Fotoland')).json();
    expect(list.trips[0].photo).toMatchObject({ path: two, alt: 'Der See' });
  });

  it('are kept while they are shown, and let go when they are not', async () => {
    const { id } = await makeTrip(rita);
    const [kept, removed] = [await photoOf(rita), await photoOf(rita)];
    await publish(rita, id, { photos: [kept, removed].map((path) => ({ path, alt: '' })) });
    expect([await isUsed(kept), await isUsed(removed)]).toEqual([true, true]);
    await publish(rita, id, { photos: [{ path: kept, alt: '' }] });
    expect([await isUsed(kept), await isUsed(removed)]).toEqual([true, false]);
    await rita.on('DELETE', `/${id}/publication`);
    expect(await isUsed(kept)).toBe(false);
  });

  it('stay while another trip shows them', async () => {
    const [first, second] = [await makeTrip(rita), await makeTrip(rita)];
    const photos = [{ path: await photoOf(rita), alt: '' }];
    await publish(rita, first.id, { photos });
    await publish(rita, second.id, { photos });
    await rita.on('DELETE', `/${first.id}/publication`);
    expect(await isUsed(photos[0]?.path ?? '')).toBe(true);
  });

  it('go with a trip that is gone for good', async () => {
    const { id } = await makeTrip(rita);
    const path = await photoOf(rita);
    await publish(rita, id, { photos: [{ path, alt: '' }] });
    await query(`update stored_file set used_at = now() - interval '2 hours' where path = $1`, [
      path,
    ]);
    const { db } = server.testDatabase.database;
    const store = {
      write: async () => undefined,
      read: async () => null,
      remove: async () => undefined,
    };
    await cleanUpFiles(db, store);
    expect(await isUsed(path)).toBe(true);
    await query('delete from post where trip_id = $1', [id]);
    await query('delete from trip where id = $1', [id]);
    await cleanUpFiles(db, store);
    expect(await isUsed(path)).toBe(false);
    await query(
      `update stored_file set unused_since = now() - interval '49 hours' where path = $1`,
      [path],
    );
    await cleanUpFiles(db, store);
    expect(await isUsed(path)).toBeUndefined();
  });

  it.each(['of another person', 'that is not there', 'that was deleted'])(
    'are refused with one %s, and nothing is published',
    async (which) => {
      const { id } = await makeTrip(rita);
      const stranger = await server.register();
      const own = await photoOf(rita);
      const path = {
        'of another person': await photoOf(stranger),
        'that is not there': `photos/${rita.uid}/${randomUUID()}`,
        'that was deleted': await photoOf(rita),
      }[which];
      if (which === 'that was deleted')
        await query('update stored_file set deleted_at = now() where path = $1', [path]);
      const photos = [own, path].map((one) => ({ path: one, alt: '' }));
      const reply = await put(rita, `${id}/publication`, { title: 'Rhein', photos });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'photo-missing']);
      expect((await server.visitor().on('GET', `/${id}/public`)).statusCode).toBe(404);
      expect(await isUsed(own)).toBe(false);
    },
  );
});

describe('the post of a published trip', () => {
  it('is made with it, says the same, and leads to it', async () => {
    const { id } = await makeTrip(rita);
    const path = await photoOf(rita);
    await publish(rita, id, {
      title: 'Am Rhein',
      text: 'Erst Köln.\n\nDann Bonn.',
      country: 'Deutschland',
      place: 'Bonn',
      photos: [{ path, alt: 'Der Rhein' }],
      omit: [],
    });
    expect(await postOf(rita, id)).toMatchObject({
      kind: 'roadtrip',
      title: 'Am Rhein',
      country: 'Deutschland',
      place: 'Bonn',
      tripId: id,
      photos: [{ path, alt: 'Der Rhein' }],
      document: {
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'Erst Köln.' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'Dann Bonn.' }] },
        ],
      },
    });
  });

  it('follows the publication, and is „bearbeitet“ only when something of it changed', async () => {
    const { id } = await makeTrip(rita);
    await publish(rita, id, { title: 'Am Rhein' });
    const first = await postOf(rita, id);
    await publish(rita, id, { title: 'Am Rhein', omit: [] });
    expect(await postOf(rita, id)).toMatchObject({ id: first.id, editedAt: null });
    await publish(rita, id, { title: 'An der Ruhr', text: 'Neu' });
    const changed = await postOf(rita, id);
    expect(changed).toMatchObject({ id: first.id, shortId: first.shortId, title: 'An der Ruhr' });
    expect(changed.editedAt).not.toBeNull();
    expect(await postsOf(rita, id)).toHaveLength(1);
  });

  it('goes when the trip is withdrawn; the next publication makes another', async () => {
    const { id } = await makeTrip(rita);
    await publish(rita, id);
    const first = await postOf(rita, id);
    await rita.on('DELETE', `/${id}/publication`);
    expect(await postsOf(rita, id)).toEqual([]);
    await publish(rita, id);
    expect((await postOf(rita, id)).id).not.toBe(first.id);
  });

  it('stays deleted when its author deleted it', async () => {
    const { id } = await makeTrip(rita);
    const path = await photoOf(rita);
    await publish(rita, id, { photos: [{ path, alt: '' }] });
    const post = await postOf(rita, id);
    await rita.browser.send({ method: 'DELETE', url: `/api/posts/${post.id}` });
    // The trip still shows it.
    expect(await isUsed(path)).toBe(true);
    await publish(rita, id, { title: 'Noch einmal' });
    expect(await isUsed(path)).toBe(false);
    expect(await postsOf(rita, id)).toEqual([]);
    expect(await publicTrip(id)).toMatchObject({ title: 'Noch einmal' });
  });

  it('lies where strangers see the trip, not at the home that is left out', async () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID() });
    const { id } = trip;
    const days = trip.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) => ({
        ...stop,
        location: { ...stop.location, label: `Lindenstraße 5, ${stop.location.label}` },
      })),
    }));
    await rita.create({ ...trip, days });
    await publish(rita, id);
    expect((await postOf(rita, id)).location).toBeNull();
    await publish(rita, id, { omit: [], title: 'Mit allem' });
    expect((await postOf(rita, id)).location).toMatchObject({ lat: expect.closeTo(50.7, 0) });
  });

  it('of a newcomer has one photo, and so has the trip', async () => {
    const neu = await server.registerConfirmed();
    const { id } = await makeTrip(neu);
    const photos = [await photoOf(neu), await photoOf(neu)].map((path) => ({ path, alt: '' }));
    const reply = await put(neu, `${id}/publication`, { title: 'Rhein', photos });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'newcomer-photos']);
    await publish(neu, id, { photos: photos.slice(0, 1) });
  });
});
