import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../test/public-trips.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

type Method = 'GET' | 'PUT' | 'DELETE';

let calls = 0;

/** Every call from another network address, because calls are counted by address. */
function on(who: Traveller, method: Method, whom: Traveller, path = '') {
  calls += 1;
  const remoteAddress = `10.2.${calls >> 8}.${calls & 255}`;
  return who.browser.send({ method, url: `/api/people/${whom.uid}${path}`, remoteAddress });
}

async function profileOf(who: Traveller, whom: Traveller) {
  const reply = await on(who, 'GET', whom);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().profile;
}

async function save(who: Traveller, change: object): Promise<void> {
  const url = `/api/user/${who.uid}`;
  const user = (await who.browser.get(url)).json();
  const payload = { ...user, ...change };
  expect((await who.browser.send({ method: 'PUT', url, payload })).statusCode).toBe(200);
}

/** The names of a list, page after page. */
async function uidsOf(who: Traveller, url: string): Promise<string[]> {
  const uids: string[] = [];
  for (let after = ''; ;) {
    const reply = (await who.browser.get(`${url}${after}`)).json();
    uids.push(...reply.people.map((person: { readonly uid: string }) => person.uid));
    if (reply.next === null) return uids;
    after = `?after=${reply.next}`;
  }
}

const plan = (title: string) =>
  tripOf({ [title]: ['Köln', 'Bonn', 'Wien'] }, { id: randomUUID(), totalDistance: 34_000 });

describe('a profile', () => {
  it('shows others only name, picture and posts unless the person opens it', async () => {
    const [rita, jonas] = [await server.registerConfirmed(), await server.registerConfirmed()];
    expect(await profileOf(jonas, rita)).toEqual({
      uid: rita.uid,
      name: 'Rita',
      photoURL: '',
      isOwn: false,
      isFollowed: false,
      isBlocked: false,
      postCount: 0,
      details: null,
    });
    expect((await on(jonas, 'GET', rita, '/trips')).json()).toEqual({ trips: [], next: null });
    expect((await profileOf(rita, rita)).details).toMatchObject({ tripCount: 0, followerCount: 0 });
    await save(rita, { shareData: true });
    expect((await profileOf(jonas, rita)).details).toMatchObject({ about: '', origin: '' });
  });

  it('says what its person has published, in coarse places, and never an address', async () => {
    const [rita, jonas] = [await server.registerConfirmed(), await server.openGuest()];
    await save(rita, {
      shareData: true,
      name: 'rita@example.org',
      originLocation: {
        lat: 51.3397,
        lng: 12.3731,
        label: 'Lindenstraße 5, Leipzig, Deutschland',
        longLabel: 'Lindenstraße 5, 04103 Leipzig, Deutschland',
        englishName: '',
      },
    });
    await rita.browser.send({
      method: 'PUT',
      url: '/api/profile',
      payload: { about: ' Gern langsam ' },
    });
    const [shown, kept] = [plan('Rhein'), plan('Geheim')];
    for (const trip of [shown, kept]) expect((await rita.create({ ...trip })).statusCode).toBe(200);
    await publish(rita, shown.id, { title: 'Rhein' });
    const reply = await on(jonas, 'GET', rita);
    const { profile } = reply.json();
    expect(profile).toMatchObject({ name: 'Anonym', details: { about: 'Gern langsam' } });
    expect(profile.details).toMatchObject({
      origin: 'Leipzig, Deutschland',
      tripCount: 1,
      dayCount: 1,
    });
    expect(profile.details.distance).toBe(34_000);
    expect(profile.details.countries).toEqual([
      { country: 'Deutschland', lat: 51, lng: 7 },
      { country: 'Österreich', lat: 48, lng: 16.5 },
    ]);
    expect(profile.details.memberSince).toMatch(/^\d{4}-\d{2}$/);
    expect(reply.body).not.toMatch(/Lindenstraße|04103|51\.3|example\.org/);
    const { trips } = (await on(jonas, 'GET', rita, '/trips')).json();
    expect(trips.map((trip: { readonly title: string }) => trip.title)).toEqual(['Rhein']);
  });

  it('adds up the published trips without opening their documents', async () => {
    const [rita, jonas] = [await server.registerConfirmed(), await server.registerConfirmed()];
    await save(rita, { shareData: true });
    for (const title of ['Rhein', 'Donau']) {
      const trip = plan(title);
      expect((await rita.create({ ...trip })).statusCode).toBe(200);
      await publish(rita, trip.id, { title });
    }
    await server.testDatabase.database.pool.query(
      `update trip set doc = '{}' where user_id = $1 and published`,
      [rita.uid],
    );
    const { details } = await profileOf(jonas, rita);
    expect(details).toMatchObject({ tripCount: 2, dayCount: 2 });
    expect(details.countries).toEqual([
      { country: 'Deutschland', lat: 51, lng: 7 },
      { country: 'Österreich', lat: 48, lng: 16.5 },
    ]);
  });

  it('is asked for its trips only when it is shown', async () => {
    const [rita, jonas] = [await server.registerConfirmed(), await server.registerConfirmed()];
    await save(rita, { shareData: true });
    const statements = await recordStatements(async () => {
      expect((await on(jonas, 'PUT', rita, '/follow')).json()).toEqual({ followerCount: 1 });
      for (const list of ['/followers', '/following'])
        expect((await on(jonas, 'GET', rita, list)).statusCode).toBe(200);
      expect((await on(jonas, 'DELETE', rita, '/follow')).json()).toEqual({ followerCount: 0 });
    });
    expect(statements.filter((statement) => /\btrip_publication\b/.test(statement))).toEqual([]);
    expect(statements.some((statement) => /\buser_follow\b/.test(statement))).toBe(true);
  });

  it.each(['guest', 'stranger'])('is not there for a %s', async (whose) => {
    const rita = await server.register();
    const uid = whose === 'guest' ? (await server.openGuest()).uid : 'made-up';
    expect((await rita.browser.get(`/api/people/${uid}`)).statusCode).toBe(404);
  });
});

describe('following', () => {
  it('counts right when many follow and unfollow at once, and lists everybody once', async () => {
    const rita = await server.registerConfirmed();
    await save(rita, { shareData: true });
    const others: Traveller[] = [];
    for (let count = 0; count < 32; count += 1) others.push(await server.registerConfirmed());
    await Promise.all(
      others.flatMap((other) => [
        on(other, 'PUT', rita, '/follow'),
        on(other, 'PUT', rita, '/follow'),
      ]),
    );
    const [first] = others;
    if (!first) throw new Error('nobody');
    expect((await profileOf(first, rita)).details.followerCount).toBe(32);
    const uids = await uidsOf(first, `/api/people/${rita.uid}/followers`);
    expect(uids.toSorted()).toEqual(others.map(({ uid }) => uid).toSorted());
    expect(await uidsOf(first, `/api/people/${first.uid}/following`)).toEqual([rita.uid]);
    const { rows } = await server.testDatabase.database.pool.query(
      `select trigger_count from user_notification where user_id = $1 and kind = 'followed'`,
      [rita.uid],
    );
    expect(rows).toEqual([{ trigger_count: 32 }]);
    const reply = await on(first, 'DELETE', rita, '/follow');
    expect(reply.json()).toEqual({ followerCount: 31 });
    expect((await profileOf(first, rita)).isFollowed).toBe(false);
  });

  it('tells the number of followers only where the profile does', async () => {
    const [rita, jonas, mia] = [
      await server.registerConfirmed(),
      await server.registerConfirmed(),
      await server.registerConfirmed(),
    ];
    expect((await on(mia, 'PUT', rita, '/follow')).json()).toEqual({ followerCount: 0 });
    expect((await on(jonas, 'DELETE', rita, '/follow')).json()).toEqual({ followerCount: 0 });
    await save(rita, { shareData: true });
    expect((await on(jonas, 'DELETE', rita, '/follow')).json()).toEqual({ followerCount: 1 });
    await on(rita, 'PUT', jonas, '/block');
    expect((await on(jonas, 'DELETE', rita, '/follow')).json()).toEqual({ followerCount: 0 });
  });

  it('needs a confirmed address, and another person with an account', async () => {
    const [rita, jonas] = [await server.register(), await server.registerConfirmed()];
    expect((await on(rita, 'PUT', jonas, '/follow')).json().code).toBe('email-not-verified');
    expect((await on(jonas, 'PUT', jonas, '/follow')).statusCode).toBe(400);
    const unknown = { method: 'PUT', url: '/api/people/made-up/follow' } as const;
    expect((await jonas.browser.send(unknown)).statusCode).toBe(404);
  });

  it.each([
    'nonsense',
    ...['2026-02-30 10:00:00+00 a', '0000-01-01 00:00:00+00 a', '2026-01-01 10:00:00+99 a'].map(
      (text) => Buffer.from(text).toString('base64url'),
    ),
    '99999999999999999~a',
    '1~',
    '-1~a',
  ])('no list goes on after the made-up place %s', async (after) => {
    const { browser, uid } = await server.register();
    for (const list of ['blocked', `people/${uid}/followers`, `people/${uid}/following`]) {
      const reply = await browser.get(`/api/${list}?after=${after}`);
      expect([list, reply.statusCode, reply.json().field]).toEqual([list, 400, 'after']);
    }
  });
});

const newsOf = async ({ browser }: Traveller) => (await browser.get('/api/notifications')).json();

describe('blocking', () => {
  it('hides two people from each other, ends that they follow, and can be taken back', async () => {
    const [rita, jonas] = [await server.registerConfirmed(), await server.registerConfirmed()];
    for (const one of [rita, jonas]) await save(one, { shareData: true });
    await on(rita, 'PUT', jonas, '/follow');
    await on(jonas, 'PUT', rita, '/follow');
    expect((await on(rita, 'PUT', jonas, '/block')).statusCode).toBe(200);
    expect((await on(jonas, 'GET', rita)).statusCode).toBe(404);
    expect((await on(jonas, 'PUT', rita, '/follow')).statusCode).toBe(404);
    expect(await profileOf(rita, jonas)).toMatchObject({ isBlocked: true, details: null });
    expect((await profileOf(jonas, jonas)).details).toMatchObject({
      followerCount: 0,
      followingCount: 0,
    });
    expect(await uidsOf(rita, '/api/blocked')).toEqual([jonas.uid]);
    await on(rita, 'DELETE', jonas, '/block');
    expect(await profileOf(jonas, rita)).toMatchObject({ isBlocked: false, isFollowed: false });
    expect((await on(jonas, 'PUT', rita, '/follow')).statusCode).toBe(200);
  });

  it('removes what the two were told of each other, and leaves what others did', async () => {
    const [rita, jonas, mia] = [
      await server.registerConfirmed(),
      await server.registerConfirmed(),
      await server.registerConfirmed(),
    ];
    await on(mia, 'PUT', rita, '/follow');
    await on(jonas, 'PUT', rita, '/follow');
    await on(rita, 'PUT', jonas, '/follow');
    expect((await newsOf(rita)).notifications).toMatchObject([{ otherCount: 1 }]);
    await on(rita, 'PUT', jonas, '/block');
    expect((await newsOf(rita)).notifications).toMatchObject([
      { triggerUserId: mia.uid, otherCount: 0 },
    ]);
    expect(await newsOf(jonas)).toMatchObject({ notifications: [], unseen: 0 });
  });

  it('leaves no follow behind when both happen at once', async () => {
    const [rita, jonas] = [await server.registerConfirmed(), await server.registerConfirmed()];
    await Promise.all([
      on(jonas, 'PUT', rita, '/follow'),
      on(rita, 'PUT', jonas, '/block'),
      on(jonas, 'PUT', rita, '/follow'),
    ]);
    expect((await profileOf(rita, rita)).details.followerCount).toBe(0);
  });
});

it('gives what is kept of people to their download', async () => {
  const [rita, jonas] = [await server.registerConfirmed(), await server.registerConfirmed()];
  await on(rita, 'PUT', jonas, '/follow');
  const { people } = (await rita.browser.get('/api/account/export')).json();
  expect(people).toEqual({ about: '', following: [jonas.uid], followers: [], blocked: [] });
});
