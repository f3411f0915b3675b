import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTripServer, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const cover = (route: string) =>
  server
    .browser()
    .send({ method: 'GET', url: `/api/cover?${new URLSearchParams({ route }).toString()}` });

const ADRIA = '11.58,48.14,0;14.11,46.37,0;13.57,45.53,1;13.64,45.08,1;15.23,44.12,2';

it('draws the real coast, heights and motorways, and the legs along roads in the colours of their days', async () => {
  const answer = await cover(ADRIA);
  expect(answer.statusCode, answer.body).toBe(200);
  const { drawing } = answer.json();
  const kinds = new Set(drawing.shapes.map(({ kind }: { kind: string }) => kind));
  for (const kind of ['land', 'relief', 'border', 'road']) expect(kinds).toContain(kind);
  expect(drawing.legs.map(({ day }: { day: number }) => day)).toEqual([1, 2, 2, 3]);
  for (const { path } of drawing.legs) expect(path.split('L').length).toBeGreaterThan(3);
  expect(drawing.stops.every(({ label }: { label: unknown }) => label === null)).toBe(true);
});

it('spreads the stops over days by the driving where they are unknown', async () => {
  const { drawing } = (await cover(ADRIA.replaceAll(/,\d(?=;|$)/g, ''))).json();
  expect(drawing.legs.at(0).day).toBe(1);
  expect(drawing.legs.at(-1).day).toBeGreaterThan(1);
});

it('is small enough for a list, and may be kept by the browser', async () => {
  const answer = await cover(ADRIA);
  expect(answer.body.length).toBeLessThan(45_000);
  expect(answer.headers['cache-control']).toMatch(/max-age=\d{6,}/);
});

it('draws a single place, too', async () => {
  const { drawing } = (await cover('13.57,45.53')).json();
  expect(drawing.stops).toHaveLength(1);
  expect(drawing.shapes.length).toBeGreaterThan(0);
});

it.each(['', 'München', '0,0', '11.5755,48.1374', '1,2;'.repeat(40)])(
  'refuses „%s“',
  async (route) => {
    expect((await cover(route)).statusCode).toBe(400);
  },
);
