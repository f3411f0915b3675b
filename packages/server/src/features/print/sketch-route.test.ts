import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTripServer, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const sketch = (stops: string) =>
  server
    .browser()
    .send({ method: 'GET', url: `/api/route-sketch?${new URLSearchParams({ stops }).toString()}` });

const ROUTE =
  '48.1374,11.5755,München;47.2682,11.3923,Innsbruck;45.4384,10.9917,Verona;45.4371,12.3326,Venedig;46.3692,14.1136,Bled';

it('draws a route on land and along roads, with its length, time and days, for everybody', async () => {
  const { drawing, days, meters, seconds, isEstimate } = (await sketch(ROUTE)).json();
  expect(new Set(drawing.shapes.map(({ kind }: { kind: string }) => kind))).toContain('land');
  expect(drawing.stops.map(({ number }: { number: string }) => number)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(drawing.legs).toHaveLength(4);
  for (const { path } of drawing.legs) expect(path.split('L').length).toBeGreaterThan(3);
  expect(meters).toBeGreaterThan(650_000);
  expect(meters).toBeLessThan(900_000);
  expect(seconds / 3600).toBeGreaterThan(5);
  expect(days).toEqual([0, 0, 0, 1, 1]);
  expect(isEstimate).toBe(true);
});

it('draws all roads as one line, and rivers as one for each size', async () => {
  const { drawing } = (await sketch(ROUTE)).json();
  const lines = drawing.shapes
    .filter(({ kind }: { kind: string }) => kind === 'road' || kind === 'river')
    .map(({ kind, level }: { kind: string; level: number }) => `${kind} ${level}`);
  expect(lines).toContain('road 1');
  expect(lines).toEqual([...new Set(lines)]);
});

it('is small enough for a page', async () => {
  expect((await sketch(ROUTE)).body.length).toBeLessThan(60_000);
});

it.each(['', 'München', '0,0,Nirgends', '48,11,A;'.repeat(20)])('refuses „%s“', async (stops) => {
  expect((await sketch(stops)).statusCode).toBe(400);
});
