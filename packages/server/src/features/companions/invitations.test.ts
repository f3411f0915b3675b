import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept, joins, linkTo, makeTrip } from '../../../test/companion-server.ts';
import {
  signUp,
  startTripServer,
  type Traveller,
  type TripServer,
} from '../../../test/trip-server.ts';
import { cleanUpInvitations } from './invitation.repository.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const invite = ({ browser }: Traveller, id: string, email: string, role = 'editor') =>
  browser.post(`/api/trips/${id}/invitations/mail`, { email, role });

async function mailedToken(email: string): Promise<string> {
  const link = new URL(await server.linkTo(email), 'http://localhost');
  expect(link.pathname).toBe('/planen');
  return link.searchParams.get('einladung') ?? '';
}

const read = ({ browser }: Traveller, token: string) =>
  browser.post('/api/invitations/read', { token });

let addresses = 0;
const newAddress = (): string => `freund-${(addresses += 1)}@example.org`;

describe('an invitation by mail', () => {
  it('is a mail with a link that lets one person in, once', async () => {
    const [owner, ole, ida] = [
      await server.registerConfirmed(),
      await server.registerConfirmed(),
      await server.registerConfirmed(),
    ];
    const trip = await makeTrip(owner, { title: 'Rund um die Ostsee' });
    const email = newAddress();
    expect((await invite(owner, trip.id, email.toUpperCase())).json()).toMatchObject({
      kind: 'mail',
      email,
      role: 'editor',
    });
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === email);
    expect(mail?.subject).toBe('Rita lädt dich zu einer Reise ein');
    expect(mail?.text).toContain('„Rund um die Ostsee“');
    const token = await mailedToken(email);
    expect((await read(server.visitor(), token)).json()).toEqual({
      tripTitle: 'Rund um die Ostsee',
      ownerName: 'Rita',
      role: 'editor',
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    });
    expect((await accept(ole, token)).json()).toEqual({ tripId: trip.id });
    const again = await accept(ida, token);
    expect([again.statusCode, again.json().code]).toEqual([410, 'invitation-gone']);
    expect((await owner.on('GET', `/${trip.id}/companions`)).json()).toMatchObject({
      companions: [{ uid: ole.uid, role: 'editor' }],
      invitations: [],
    });
  });

  it('answers the same for addresses with and without an account', async () => {
    const owner = await server.registerConfirmed();
    const trip = await makeTrip(owner);
    const known = newAddress();
    const person = { name: 'Ida', email: known, password: 'Wolke sieben' };
    const remoteAddress = '10.9.9.9';
    const url = '/api/auth/sign-up/email';
    await server.browser().send({ method: 'POST', url, payload: person, remoteAddress });
    const unknown = newAddress();
    const [one, other] = [
      await invite(owner, trip.id, known),
      await invite(owner, trip.id, unknown),
    ];
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    const fixed = { email: '', id: '', createdAt: '', expiresAt: '' };
    expect({ ...one.json(), ...fixed }).toEqual({ ...other.json(), ...fixed });
    const texts = (await server.mails()).flatMap(({ recipient, subject, text }) =>
      subject.includes('Reise') && [known, unknown].includes(recipient)
        ? [text.replace(/https?:\S+/, '')]
        : [],
    );
    expect(texts).toHaveLength(2);
    expect(texts[0]).toBe(texts[1]);
  });

  it('has neither a name nor a title that could be advertising', async () => {
    const owner = await server.registerConfirmed();
    const trip = await makeTrip(owner, { title: 'Gewinn: http://boese.example' });
    const email = newAddress();
    await invite(owner, trip.id, email);
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === email);
    expect(mail?.text).toContain('plant bei Fahrtwind eine Reise');
    expect(`${mail?.text}${mail?.html}`).not.toContain('boese');
  });

  it('comes in English from the English site', async () => {
    const owner = await server.registerConfirmed();
    const trip = await makeTrip(owner);
    const email = newAddress();
    const reply = await owner.browser.send({
      method: 'POST',
      url: `/api/trips/${trip.id}/invitations/mail`,
      headers: { host: 'en.localhost:3000', origin: 'http://en.localhost:3000' },
      payload: { email, role: 'reader' },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === email);
    expect(mail?.subject).toBe('Rita invites you to a trip');
    expect(mail?.text).toContain('http://en.localhost:3000/planen?einladung=');
  });

  it('replaces an earlier one to the same address', async () => {
    const [owner, ole] = [await server.registerConfirmed(), await server.registerConfirmed()];
    const trip = await makeTrip(owner);
    const email = newAddress();
    await invite(owner, trip.id, email, 'editor');
    const first = await mailedToken(email);
    await invite(owner, trip.id, email, 'reader');
    expect((await accept(ole, first)).statusCode).toBe(410);
    const { invitations } = (await owner.on('GET', `/${trip.id}/companions`)).json();
    expect(invitations).toMatchObject([{ email, role: 'reader' }]);
  });

  it('goes to one address at most five times a day, of all senders together', async () => {
    const email = newAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      const owner = await server.registerConfirmed();
      const { id } = await makeTrip(owner);
      expect((await invite(owner, id, email)).statusCode).toBe(200);
    }
    const owner = await server.registerConfirmed();
    const { id } = await makeTrip(owner);
    const refused = await invite(owner, id, email.toUpperCase());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'invitation-not-possible']);
    expect((await invite(owner, id, newAddress())).statusCode).toBe(200);
    const { pool } = server.testDatabase.database;
    await pool.query(
      `update trip_invitation set created_at = now() - interval '25 hours' where email = $1`,
      [email],
    );
    expect((await invite(owner, id, email)).statusCode).toBe(200);
  });

  it('goes no more often when it is asked for many times at once', async () => {
    const [owner, email] = [await server.registerConfirmed(), newAddress()];
    const trips = await Promise.all(Array.from({ length: 8 }, () => makeTrip(owner)));
    const replies = await Promise.all(trips.map(({ id }) => invite(owner, id, email)));
    const sent = replies.filter(({ statusCode }) => statusCode === 200);
    expect(sent).toHaveLength(5);
  });

  it('is sent only by those whose own address is confirmed; links are for all', async () => {
    const owner = await server.register();
    const { id } = await makeTrip(owner);
    const refused = await invite(owner, id, newAddress());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'email-not-verified']);
    await linkTo(owner, id, 'reader');
  });

  it('goes no more than thirty times a day from one person', async () => {
    const owner = await server.registerConfirmed();
    const trips = [await makeTrip(owner), await makeTrip(owner)];
    for (let sent = 0; sent < 30; sent += 1)
      expect((await invite(owner, trips[sent % 2]?.id ?? '', newAddress())).statusCode).toBe(200);
    const refused = await invite(owner, trips[0]?.id ?? '', newAddress());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'invitations-full']);
  });

  it('is refused for what is no address', async () => {
    const owner = await server.registerConfirmed();
    const trip = await makeTrip(owner);
    expect((await invite(owner, trip.id, 'niemand')).statusCode).toBe(400);
  });

  it('of an address goes when its account goes', async () => {
    const owner = await server.registerConfirmed();
    const trip = await makeTrip(owner);
    const ole = await server.registerConfirmed();
    const { user } = (await ole.browser.get('/api/start')).json().session;
    await invite(owner, trip.id, user.email);
    await ole.browser.send({ method: 'DELETE', url: '/api/account', payload: {} });
    const { invitations } = (await owner.on('GET', `/${trip.id}/companions`)).json();
    expect(invitations).toEqual([]);
  });
});

describe('an invitation by link', () => {
  it('lets every holder in until it is revoked, and keeps only a hash', async () => {
    const [owner, ole, ida, ben] = [
      await server.registerConfirmed(),
      await server.registerConfirmed(),
      await server.registerConfirmed(),
      await server.registerConfirmed(),
    ];
    const trip = await makeTrip(owner);
    const token = await linkTo(owner, trip.id, 'reader');
    for (const one of [ole, ida]) expect((await accept(one, token)).statusCode).toBe(200);
    expect((await accept(owner, token)).json()).toEqual({ tripId: trip.id });
    const { companions, invitations } = (await owner.on('GET', `/${trip.id}/companions`)).json();
    expect(companions).toHaveLength(2);
    const { pool } = server.testDatabase.database;
    const { rows } = await pool.query('select * from trip_invitation where trip_id = $1', [
      trip.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const path = `/${trip.id}/invitations/${invitations[0].id}`;
    expect((await ole.on('DELETE', path)).statusCode).toBe(403);
    expect((await owner.on('DELETE', path)).statusCode).toBe(200);
    expect((await accept(ben, token)).statusCode).toBe(410);
    expect((await read(ben, token)).statusCode).toBe(410);
    expect((await ole.on('GET', `/${trip.id}`)).statusCode).toBe(200);
  });

  it('ends after thirty days, and is cleared away', async () => {
    const [owner, ole] = [await server.registerConfirmed(), await server.registerConfirmed()];
    const trip = await makeTrip(owner);
    const token = await linkTo(owner, trip.id, 'reader');
    const { pool, db } = server.testDatabase.database;
    const left = await pool.query(
      `select expires_at - created_at as life from trip_invitation where trip_id = $1`,
      [trip.id],
    );
    expect(left.rows[0].life.days).toBe(30);
    await pool.query(`update trip_invitation set expires_at = now() where trip_id = $1`, [trip.id]);
    expect((await accept(ole, token)).statusCode).toBe(410);
    await cleanUpInvitations(db, new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
    const after = await pool.query('select from trip_invitation where trip_id = $1', [trip.id]);
    expect(after.rowCount).toBe(0);
  });

  it('makes a reader an editor, and never the other way round', async () => {
    const [owner, ole] = [await server.registerConfirmed(), await server.registerConfirmed()];
    const trip = await makeTrip(owner);
    await joins(ole, owner, trip.id, 'reader');
    await joins(ole, owner, trip.id, 'editor');
    await joins(ole, owner, trip.id, 'reader');
    expect((await ole.on('GET', `/${trip.id}`)).json().role).toBe('editor');
  });

  it('is for registered people: a guest registers first, keeps the own trips and joins', async () => {
    const owner = await server.registerConfirmed();
    const trip = await makeTrip(owner);
    const token = await linkTo(owner, trip.id, 'editor');
    const guest = await server.openGuest();
    const own = await makeTrip(guest);
    expect((await read(guest, token)).statusCode).toBe(200);
    expect((await accept(guest, token)).statusCode).toBe(403);
    await signUp(guest.browser);
    expect((await accept(guest, token)).json()).toEqual({ tripId: trip.id });
    expect((await guest.on('GET', `/${own.id}`)).json().role).toBe('owner');
    expect((await guest.on('GET', `/${trip.id}`)).json().role).toBe('editor');
  });

  it('is refused when it was made up', async () => {
    const ole = await server.registerConfirmed();
    expect((await accept(ole, 'x'.repeat(43))).statusCode).toBe(410);
    expect((await accept(ole, 'short')).statusCode).toBe(400);
  });
});
