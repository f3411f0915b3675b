import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept, give, joins, linkTo, makeTrip, remove } from '../../../test/companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const roleOf = async (who: Traveller, id: string): Promise<string> => {
  const reply = await who.on('GET', `/${id}`);
  return reply.statusCode === 200 ? reply.json().role : String(reply.statusCode);
};

const read = ({ browser }: Traveller, token: string) =>
  browser.post('/api/invitations/read', { token });

async function confirmAddress({ browser, uid }: Traveller): Promise<string> {
  const { pool } = server.testDatabase.database;
  await pool.query('update account set email_verified = true where id = $1', [uid]);
  return (await browser.get('/api/start')).json().session.user.email;
}

describe('who was removed by the owner', () => {
  it('does not come back by an old link, which still works for others, but by a new one', async () => {
    const [owner, ole, ida] = [
      await server.register(),
      await server.register(),
      await server.register(),
    ];
    const trip = await makeTrip(owner);
    const old = await linkTo(owner, trip.id, 'editor');
    await accept(ole, old);
    await remove(owner, trip.id, ole.uid);
    const refused = await accept(ole, old);
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'invitation-gone']);
    expect((await read(ole, old)).statusCode).toBe(410);
    expect(await roleOf(ole, trip.id)).toBe('404');
    expect((await read(ida, old)).statusCode).toBe(200);
    expect((await accept(ida, old)).statusCode).toBe(200);

    const kept = (await ole.browser.get('/api/account/export')).json().companions;
    expect(kept).toMatchObject({ travelsAlong: [], limits: [{ tripId: trip.id, role: null }] });
    await joins(ole, owner, trip.id, 'reader');
    expect(await roleOf(ole, trip.id)).toBe('reader');
    await accept(ole, old);
    expect(await roleOf(ole, trip.id)).toBe('reader');
  });

  it('does not come back by an older invitation to the own address', async () => {
    const [owner, ole] = [await server.register(), await server.register()];
    const email = await confirmAddress(ole);
    await confirmAddress(owner);
    const trip = await makeTrip(owner);
    await joins(ole, owner, trip.id, 'reader');
    const invite = () =>
      owner.browser.post(`/api/trips/${trip.id}/invitations/mail`, { email, role: 'editor' });
    const { id } = (await invite()).json();
    await remove(owner, trip.id, ole.uid);
    expect((await ole.browser.get('/api/invitations')).json()).toEqual({ invitations: [] });
    expect((await ole.browser.post(`/api/invitations/${id}/accept`)).statusCode).toBe(410);
    const again = (await invite()).json();
    expect((await ole.browser.post(`/api/invitations/${again.id}/accept`)).statusCode).toBe(200);
  });

  it('may come back by the link after leaving without being removed', async () => {
    const [owner, ole] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    const token = await linkTo(owner, trip.id, 'editor');
    await accept(ole, token);
    await remove(ole, trip.id, ole.uid);
    expect((await accept(ole, token)).statusCode).toBe(200);
    expect(await roleOf(ole, trip.id)).toBe('editor');
  });
});

describe('who was made a reader', () => {
  it('does not rise again by an old link, not even after leaving, but by a new one', async () => {
    const [owner, ole] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    const old = await linkTo(owner, trip.id, 'editor');
    await accept(ole, old);
    await give(owner, trip.id, ole.uid, 'reader');
    expect((await accept(ole, old)).statusCode).toBe(200);
    expect(await roleOf(ole, trip.id)).toBe('reader');
    await remove(ole, trip.id, ole.uid);
    await accept(ole, old);
    expect(await roleOf(ole, trip.id)).toBe('reader');
    await joins(ole, owner, trip.id, 'editor');
    expect(await roleOf(ole, trip.id)).toBe('editor');
  });

  it('has the whole worth of old links again once the owner makes them an editor', async () => {
    const [owner, ole] = [await server.register(), await server.register()];
    const trip = await makeTrip(owner);
    const old = await linkTo(owner, trip.id, 'editor');
    await accept(ole, old);
    await give(owner, trip.id, ole.uid, 'reader');
    await give(owner, trip.id, ole.uid, 'editor');
    await remove(ole, trip.id, ole.uid);
    await accept(ole, old);
    expect(await roleOf(ole, trip.id)).toBe('editor');
  });
});
