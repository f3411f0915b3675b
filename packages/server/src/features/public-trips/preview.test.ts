import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from '../../../test/public-trips.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.registerConfirmed();
});
afterAll(() => server.close());

async function plan(title: string, places: readonly string[]): Promise<string> {
  const trip = tripOf({ 'Tag 1': places }, { id: randomUUID(), totalDistance: 1_834_000 });
  expect((await rita.create({ ...trip })).statusCode).toBe(200);
  await publish(rita, trip.id, { title });
  return trip.id;
}

const pictureOf = (id: string, headers: Record<string, string> = {}) =>
  server.browser().send({ url: `/api/trips/${id}/preview/2-1.png`, headers });

/** Whether two colours are nearly the same: a palette has no room for all of them. */
const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 24);

it('draws the route as a PNG of 1200 × 630 that messengers accept', async () => {
  const id = await plan('Über die Alpen nach Łódź, Đakovo und Škofja Loka: <b>fünf</b> & mehr', [
    'Köln',
    'München',
    'Venedig',
  ]);
  const { statusCode, headers, rawPayload } = await pictureOf(id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect(rawPayload.length).toBeLessThan(300_000);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const ROUTE = [0xb8, 0x45, 0x2a];
  const columns = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels)
    if (isNear([...data.subarray(at, at + 3)], ROUTE))
      columns.add(Math.floor((((at / info.channels) % 1200) / 1200) * 10));
  expect(columns.size).toBeGreaterThan(3);
});

it('is asked for again without being sent again, and is another one after a change', async () => {
  const id = await plan('Rhein', ['Köln', 'Bonn']);
  const { headers } = await pictureOf(id);
  const etag = String(headers.etag);
  expect((await pictureOf(id, { 'if-none-match': etag })).statusCode).toBe(304);
  await publish(rita, id, { title: 'Ruhr' });
  expect((await pictureOf(id, { 'if-none-match': etag })).statusCode).toBe(200);
});

it('is gone with the publication', async () => {
  const id = await plan('Rhein', ['Köln', 'Bonn']);
  expect((await pictureOf(id)).statusCode).toBe(200);
  await rita.on('DELETE', `/${id}/publication`);
  const reply = await pictureOf(id);
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'object-not-found']);
});

it.each([
  ['nothing but emoji and controls', '\u0001🏔️\uFFFF'],
  ['markup', '</text><image href="file:///etc/passwd"/><text>'],
  ['five hundred letters', 'W'.repeat(500)],
])('a title of %s does no harm', async (_, title) => {
  const { statusCode, rawPayload } = await pictureOf(await plan(title, []));
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200 });
});
