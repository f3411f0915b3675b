import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeTrip } from '../../../test/companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';
import type { Change } from '../../db/telling/changes.ts';
import { withTelling } from '../../db/queries.ts';
import { announceToAddress } from './received-invitation.repository.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

async function addressOf({ browser }: Traveller): Promise<string> {
  return (await browser.get('/api/start')).json().session.user.email;
}

/** A user with a confirmed address. */
async function confirmed(): Promise<Traveller> {
  const one = await server.register();
  const { pool } = server.testDatabase.database;
  await pool.query('update account set email_verified = true where id = $1', [one.uid]);
  return one;
}

async function invites(owner: Traveller, id: string, email: string): Promise<string> {
  const path = `/api/trips/${id}/invitations/mail`;
  const reply = await owner.browser.post(path, { email, role: 'editor' });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ readonly id: string }>().id;
}

const received = async ({ browser }: Traveller) =>
  (await browser.get('/api/invitations')).json().invitations;

const answer = ({ browser }: Traveller, id: string, isAccepted: boolean) =>
  browser.send({
    method: isAccepted ? 'POST' : 'DELETE',
    url: `/api/invitations/${id}${isAccepted ? '/accept' : ''}`,
    payload: {},
  });

it('shows a registered person who invites them to what, and lets them join without the mail', async () => {
  const [owner, ole] = [await server.registerConfirmed(), await confirmed()];
  const trip = await makeTrip(owner, { title: 'Rund um die Ostsee' });
  expect(await received(ole)).toEqual([]);
  const id = await invites(owner, trip.id, (await addressOf(ole)).toUpperCase());
  const expiresAt = expect.any(String);
  expect(await received(ole)).toEqual([
    { id, tripTitle: 'Rund um die Ostsee', ownerName: 'Rita', role: 'editor', expiresAt },
  ]);
  expect((await answer(ole, id, true)).json()).toEqual({ tripId: trip.id });
  expect((await ole.on('GET', `/${trip.id}`)).json().role).toBe('editor');
  expect(await received(ole)).toEqual([]);
  expect((await answer(ole, id, true)).statusCode).toBe(410);
});

it('ends when it is declined, which the owner sees', async () => {
  const [owner, ole] = [await server.registerConfirmed(), await confirmed()];
  const trip = await makeTrip(owner);
  const id = await invites(owner, trip.id, await addressOf(ole));
  expect((await answer(ole, id, false)).statusCode).toBe(200);
  expect(await received(ole)).toEqual([]);
  expect((await answer(ole, id, true)).statusCode).toBe(410);
  expect((await owner.on('GET', `/${trip.id}/companions`)).json()).toMatchObject({
    companions: [],
    invitations: [],
  });
});

it('is only for the account that has confirmed the address', async () => {
  const [owner, squatter, other] = [
    await server.registerConfirmed(),
    await server.register(),
    await confirmed(),
  ];
  const trip = await makeTrip(owner);
  const id = await invites(owner, trip.id, await addressOf(squatter));
  for (const one of [squatter, other, owner]) {
    expect(await received(one)).toEqual([]);
    expect((await answer(one, id, true)).statusCode).toBe(410);
    expect((await answer(one, id, false)).statusCode).toBe(410);
  }
  const people = (await owner.on('GET', `/${trip.id}/companions`)).json();
  expect(people).toMatchObject({ companions: [], invitations: [{ id }] });
});

it('shows neither what was revoked nor trips that are deleted, nor links for everybody', async () => {
  const [owner, ole] = [await server.registerConfirmed(), await confirmed()];
  const [revoked, deleted] = [await makeTrip(owner), await makeTrip(owner)];
  const email = await addressOf(ole);
  const id = await invites(owner, revoked.id, email);
  await invites(owner, deleted.id, email);
  await owner.browser.post(`/api/trips/${revoked.id}/invitations/link`, { role: 'reader' });
  expect(await received(ole)).toHaveLength(2);
  await owner.on('DELETE', `/${revoked.id}/invitations/${id}`);
  await owner.on('DELETE', `/${deleted.id}`);
  expect(await received(ole)).toEqual([]);
});

it('finds an account whose address is written in capitals, and tells its devices', async () => {
  const [owner, ole] = [await server.registerConfirmed(), await confirmed()];
  const trip = await makeTrip(owner);
  const { pool } = server.testDatabase.database;
  const email = await addressOf(ole);
  await pool.query('update account set email = upper(email) where id = $1', [ole.uid]);
  const told: Change[] = [];
  const changes = await server.testDatabase.database.listen({
    onChange: (one) => told.push(one),
    onLost: expect.unreachable,
  });
  const id = await invites(owner, trip.id, email);
  await vi.waitFor(
    () =>
      // Changes are told gathered: that the trip was made may be told only now.
      expect(told.filter(({ event }) => event !== 'trip')).toMatchObject([
        { event: 'companions', uids: [ole.uid] },
        { event: 'notification', uids: [ole.uid] },
      ]),
    15_000,
  );
  changes.close();
  expect(await received(ole)).toMatchObject([{ id }]);
});

it('finds an address without reading all accounts', async () => {
  const client = await server.testDatabase.database.pool.connect();
  const asked: (readonly [statement: string, values: unknown[]])[] = [];
  const logger = { logQuery: (...query: [string, unknown[]]) => void asked.push(query) };
  try {
    await announceToAddress(
      withTelling(drizzle(client, { logger }), () => expect.unreachable()),
      'any',
      'nobody@example.org',
    );
    const [statement, values] = asked[0] ?? ['', []];
    // A handful of accounts is read whole unless that is forbidden.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, values);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('account_address');
  } finally {
    client.release(true);
  }
});

it('shows the twenty newest at most', async () => {
  const [rita, ida, ole] = [
    await server.registerConfirmed(),
    await server.registerConfirmed(),
    await confirmed(),
  ];
  const email = await addressOf(ole);
  const ids: string[] = [];
  const { pool } = server.testDatabase.database;
  for (let count = 0; count < 21; count += 1) {
    const owner = count % 2 === 0 ? rita : ida;
    // One a day: more than a few on the same day would be refused.
    await pool.query(
      `update trip_invitation set created_at = created_at - interval '1 day' where email = $1`,
      [email],
    );
    ids.unshift(await invites(owner, (await makeTrip(owner)).id, email));
  }
  const shown = (await received(ole)).map((one: { readonly id: string }) => one.id);
  expect(shown).toEqual(ids.slice(0, 20));
});

it('is either accepted or declined, also when both happen at once', async () => {
  const [owner, ole] = [await server.registerConfirmed(), await confirmed()];
  const email = await addressOf(ole);
  for (let round = 0; round < 5; round += 1) {
    const trip = await makeTrip(owner);
    const id = await invites(owner, trip.id, email);
    const answers = await Promise.all([answer(ole, id, true), answer(ole, id, false)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 410]));
    const { companions } = (await owner.on('GET', `/${trip.id}/companions`)).json();
    expect(companions).toHaveLength(codes[0] === 200 ? 1 : 0);
  }
});
