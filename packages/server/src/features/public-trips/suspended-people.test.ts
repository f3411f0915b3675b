import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joins, makeTrip } from '../../../test/companion-server.ts';
import { publish, put, shareOf } from '../../../test/public-trips.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

async function suspend({ uid }: Traveller, days: number): Promise<void> {
  await server.testDatabase.database.pool.query(
    `update account set suspended_until = now() + make_interval(days => $2) where id = $1`,
    [uid, days],
  );
}

/** What strangers read of a trip. */
async function readBy(who: Traveller, id: string): Promise<string> {
  const reply = await who.browser.get(`/api/trips/${id}/public`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.body;
}

/** The trip with a place of this name in its first day. */
function withPlace(trip: Awaited<ReturnType<typeof makeTrip>>, name: string) {
  const days = trip.days.map((day) => ({
    ...day,
    cityList: day.cityList.map((stop) => ({
      ...stop,
      location: { ...stop.location, label: `${name}, Deutschland` },
    })),
  }));
  return { ...trip, days };
}

async function startPublished() {
  const [rita, ole, stranger] = [
    await server.registerConfirmed(),
    await server.registerConfirmed(),
    server.visitor(),
  ];
  const trip = await makeTrip(rita);
  await joins(ole, rita, trip.id, 'editor');
  await publish(rita, trip.id);
  const { revision } = (await rita.on('GET', `/${trip.id}`)).json();
  return { rita, ole, stranger, trip, revision };
}

describe('while a person is suspended', () => {
  it('strangers read the published trip as it was before; the owner plans on', async () => {
    const { rita, stranger, trip, revision } = await startPublished();
    const copy = await shareOf(rita, trip.id, { follows: true });
    await suspend(rita, 3);
    expect((await rita.update(withPlace(trip, 'Kauft hier'), revision)).statusCode).toBe(200);
    expect((await rita.update(withPlace(trip, 'Kauft dort'), revision + 1)).statusCode).toBe(200);
    for (const id of [trip.id, copy]) {
      expect(await readBy(stranger, id)).toContain('Köln');
      expect(await readBy(stranger, id)).not.toContain('Kauft');
    }
    expect((await rita.on('GET', `/${trip.id}`)).body).toContain('Kauft dort');
    await suspend(rita, -1);
    await rita.update(withPlace(trip, 'Aachen'), revision + 2);
    for (const id of [trip.id, copy]) expect(await readBy(stranger, id)).toContain('Aachen');
  });

  it.each(['owner', 'editor'] as const)(
    'editors change nothing in public either: the %s is suspended',
    async (who) => {
      const { rita, ole, stranger, trip, revision } = await startPublished();
      await suspend(who === 'owner' ? rita : ole, 3);
      expect((await ole.update(withPlace(trip, 'Kauft hier'), revision)).statusCode).toBe(200);
      expect(await readBy(stranger, trip.id)).not.toContain('Kauft');
      expect((await rita.on('GET', `/${trip.id}`)).body).toContain('Kauft hier');
    },
  );

  it('publishing again afterwards shows the trip of now', async () => {
    const { rita, stranger, trip, revision } = await startPublished();
    await suspend(rita, 3);
    await rita.update(withPlace(trip, 'Aachen'), revision);
    await suspend(rita, -1);
    expect(await readBy(stranger, trip.id)).not.toContain('Aachen');
    await publish(rita, trip.id);
    expect(await readBy(stranger, trip.id)).toContain('Aachen');
  });

  it('they neither invite by mail nor share', async () => {
    const { rita, trip } = await startPublished();
    await suspend(rita, 3);
    const url = `/api/trips/${trip.id}/invitations/mail`;
    const invited = await rita.browser.post(url, { email: 'ole@example.org', role: 'reader' });
    const shared = await put(rita, `${trip.id}/share`, { follows: true });
    for (const reply of [invited, shared])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'suspended']);
  });
});
