import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept, give, joins, linkTo, makeTrip, remove } from '../../../test/companion-server.ts';
import { publish } from '../../../test/public-trips.ts';
import { startTripServer, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

describe('an editor', () => {
  it('reads and saves the trip, published or not, and the owner sees it', async () => {
    const [owner, editor] = [await server.registerConfirmed(), await server.register()];
    const trip = await makeTrip(owner);
    await publish(owner, trip.id);
    await joins(editor, owner, trip.id, 'editor');
    const found = (await editor.on('GET', `/${trip.id}`)).json();
    expect(found).toMatchObject({ revision: 2, role: 'editor', trip: { userId: owner.uid } });
    const saved = await editor.update({ ...found.trip, title: 'Von beiden' }, 2);
    expect(saved.json()).toEqual({ revision: 3 });
    const seen = (await owner.on('GET', `/${trip.id}`)).json();
    expect(seen).toMatchObject({ revision: 3, role: 'owner', trip: { title: 'Von beiden' } });
  });

  it('never changes what is the owner’s: whose it is, published, printed, opened, made', async () => {
    const [owner, editor] = [await server.register(), await server.register()];
    const times = { createdAt: '2026-01-02T00:00:00.000Z', lastOpened: '2026-01-03T00:00:00.000Z' };
    const trip = await makeTrip(owner, { ...times, tripPrints: 3 });
    await joins(editor, owner, trip.id, 'editor');
    const taken = { userId: editor.uid, published: true, tripPrints: 99 };
    const now = new Date().toISOString();
    const saved = await editor.update({ ...trip, ...taken, createdAt: now, lastOpened: now }, 1);
    expect(saved.statusCode, saved.body).toBe(200);
    const kept = { userId: owner.uid, published: false, tripPrints: 3, ...times };
    expect((await owner.on('GET', `/${trip.id}`)).json().trip).toMatchObject(kept);
    const { trips } = (await owner.on('GET', '')).json();
    expect(trips).toMatchObject([{ id: trip.id, published: false, ...times }]);
    expect((await server.visitor().on('GET', `/${trip.id}/public`)).statusCode).toBe(404);
  });

  it('who started from something older gets what is stored now, to merge with', async () => {
    const [owner, editor] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    await joins(editor, owner, trip.id, 'editor');
    await owner.update({ ...trip, title: 'Zuerst' }, 1);
    const late = await editor.update({ ...trip, title: 'Danach' }, 1);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'trip-changed',
      current: { revision: 2, trip: { title: 'Zuerst', userId: owner.uid } },
    });
  });

  it('gets the reply of the first attempt again after a lost one', async () => {
    const [owner, editor] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    await joins(editor, owner, trip.id, 'editor');
    const key = 'the-same-key';
    expect((await editor.update({ ...trip }, 1, key)).json()).toEqual({ revision: 2 });
    expect((await editor.update({ ...trip }, 1, key)).json()).toEqual({ revision: 2 });
  });

  it('neither deletes nor restores the trip, nor lists it among the own ones', async () => {
    const [owner, editor] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner, { title: 'Nordkap' });
    await joins(editor, owner, trip.id, 'editor');
    expect((await editor.on('DELETE', `/${trip.id}`)).statusCode).toBe(404);
    expect((await editor.on('GET', '')).json().trips).toEqual([]);
    const shared = (await editor.on('GET', '/shared-with-me')).json().trips;
    expect(shared).toMatchObject([
      { id: trip.id, title: 'Nordkap', role: 'editor', owner: { uid: owner.uid, name: 'Rita' } },
    ]);
    await owner.on('DELETE', `/${trip.id}`);
    expect((await editor.on('GET', `/${trip.id}`)).statusCode).toBe(404);
    expect((await editor.update({ ...trip }, 1)).statusCode).toBe(404);
    expect((await editor.on('POST', `/${trip.id}/restore`)).statusCode).toBe(404);
    expect((await editor.on('GET', '/shared-with-me')).json().trips).toEqual([]);
    await owner.on('POST', `/${trip.id}/restore`);
    expect((await editor.on('GET', `/${trip.id}`)).statusCode).toBe(200);
  });
});

describe('a reader', () => {
  it('reads everything and saves nothing', async () => {
    const [owner, reader] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    await joins(reader, owner, trip.id, 'reader');
    expect((await reader.on('GET', `/${trip.id}`)).json().role).toBe('reader');
    expect((await reader.update({ ...trip, title: 'Meins' }, 1)).statusCode).toBe(403);
    expect((await owner.on('GET', `/${trip.id}`)).json().revision).toBe(1);
  });

  it('becomes an editor and a reader again as the owner wants', async () => {
    const [owner, reader] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    await joins(reader, owner, trip.id, 'reader');
    expect((await give(reader, trip.id, reader.uid, 'editor')).statusCode).toBe(403);
    expect((await give(owner, trip.id, reader.uid, 'editor')).statusCode).toBe(200);
    expect((await reader.update({ ...trip }, 1)).statusCode).toBe(200);
    await give(owner, trip.id, reader.uid, 'reader');
    expect((await reader.update({ ...trip }, 2)).statusCode).toBe(403);
    expect((await give(owner, trip.id, 'nobody', 'reader')).statusCode).toBe(404);
  });
});

describe('who is removed', () => {
  it('has no access from that moment on, and neither has who leaves', async () => {
    const [owner, ole, ida] = [
      await server.register(),
      await server.register(),
      await server.register(),
    ];
    const trip = await makeTrip(owner);
    await joins(ole, owner, trip.id, 'editor');
    await joins(ida, owner, trip.id, 'reader');
    expect((await remove(ole, trip.id, ida.uid)).statusCode).toBe(403);
    expect((await remove(owner, trip.id, ole.uid)).statusCode).toBe(200);
    expect((await ole.on('GET', `/${trip.id}`)).statusCode).toBe(404);
    expect((await ole.update({ ...trip }, 1)).statusCode).toBe(404);
    expect((await remove(ida, trip.id, ida.uid)).statusCode).toBe(200);
    expect((await ida.on('GET', `/${trip.id}`)).statusCode).toBe(404);
    expect((await remove(ida, trip.id, ida.uid)).statusCode).toBe(404);
    const left = (await owner.on('GET', `/${trip.id}/companions`)).json();
    expect(left).toMatchObject({ ownRole: 'owner', companions: [] });
  });
});

describe('who travels along', () => {
  it('sees the others by name, and no open invitation', async () => {
    const [owner, ole] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    await joins(ole, owner, trip.id, 'reader');
    const seen = (await ole.on('GET', `/${trip.id}/companions`)).json();
    expect(seen).toMatchObject({
      ownRole: 'reader',
      owner: { uid: owner.uid, name: 'Rita' },
      companions: [{ uid: ole.uid, name: 'Rita', role: 'reader' }],
      invitations: [],
      limit: 10,
    });
    expect((await owner.on('GET', `/${trip.id}/companions`)).json().invitations).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain('@');
  });

  it('is in the download of the own data, and goes with the account', async () => {
    const [owner, ole] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    await joins(ole, owner, trip.id, 'editor');
    expect((await ole.browser.get('/api/account/export')).json().companions).toMatchObject({
      travelsAlong: [{ tripId: trip.id, role: 'editor', invitedBy: 'link' }],
      invitations: [],
    });
    expect((await owner.browser.get('/api/account/export')).json().companions).toMatchObject({
      travelsAlong: [],
      invitations: [{ tripId: trip.id, email: null, role: 'editor' }],
    });
    const gone = await ole.browser.send({ method: 'DELETE', url: '/api/account', payload: {} });
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await owner.on('GET', `/${trip.id}/companions`)).json().companions).toEqual([]);
  });

  it('is one of ten at most', async () => {
    const owner = await server.register();
    const trip = await makeTrip(owner);
    const token = await linkTo(owner, trip.id, 'reader');
    const eleven = await Promise.all(Array.from({ length: 11 }, () => server.register()));
    // Two for the last place at once.
    for (const one of eleven.slice(0, 9)) expect((await accept(one, token)).statusCode).toBe(200);
    const last = await Promise.all(eleven.slice(9).map((one) => accept(one, token)));
    expect(last.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
    const refused = last.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe('companions-full');
    const link = await owner.browser.post(`/api/trips/${trip.id}/invitations/link`, {
      role: 'reader',
    });
    expect(link.json().code).toBe('companions-full');
  });
});
