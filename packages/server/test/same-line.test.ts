import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MapDrawing, PlannedLeg } from '@fahrtwind/contract';
import {
  distanceMeters,
  newStop,
  routeLegsOf,
  viewedTrip,
  type RouteLeg,
  type Trip,
} from '@fahrtwind/domain';
import { dateOf, tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../src/config/project-folder.ts';
import { plantSeeds } from '../src/db/plant-seeds.ts';
import { editorialAccount } from '../src/db/seeds/editorial-account.ts';
import { plantEditorialPosts } from '../src/features/posts/editorial/plant-editorial-posts.ts';
import { readEditorialPosts } from '../src/features/posts/editorial/read-editorial-posts.ts';
import { measureByTable } from './measure-by-table.ts';
import { publish, shareOf } from './public-trips.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

type Point = readonly [number, number];
type Line = readonly Point[];

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.registerConfirmed();
});
afterAll(() => server.close());

const PLACES = [
  ['München', 48.1374, 11.5755],
  ['Sterzing', 46.8975, 11.4297],
  ['Brixen', 46.7154, 11.6565],
  ['Venedig', 45.4371, 12.3327],
] as const;

function overTheAlps(): Trip {
  const cityList = PLACES.map(([label, lat, lng]) =>
    newStop({ id: label, location: { lat, lng, label, longLabel: '', englishName: '' } }),
  );
  const day = { id: 'd1', date: dateOf('2026-07-12'), hotelId: null, cityList };
  return { ...tripOf({}, { id: randomUUID(), title: 'Über die Alpen' }), days: [day] };
}

/** What pages ask for, and draw as it is. */
async function linesOf(legs: readonly RouteLeg[]): Promise<readonly Line[]> {
  const [first] = legs;
  if (!first) return [];
  const stops = [
    { cityId: 'start', lat: first.from.lat, lng: first.from.lng, routeProfile: 'direct' },
    ...legs.map(({ cityId, to: { lat, lng }, routeProfile, toll, month }) => {
      return { cityId, lat, lng, routeProfile, toll, month };
    }),
  ];
  const reply = await rita.browser.post('/api/routes', { stops });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply
    .json<{ readonly legs: readonly PlannedLeg[] }>()
    .legs.map((leg) => ('noRoute' in leg ? [] : leg.geometry));
}

async function publicLines(id: string): Promise<readonly Line[]> {
  const { trip } = (await server.visitor().on('GET', `/${id}/public`)).json();
  return linesOf(routeLegsOf(viewedTrip(trip)));
}

function inWorld([lng, lat]: Point): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return [(lng + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Puts lines onto a drawn map by two of its stops. */
function onPaper({ stops }: MapDrawing, lines: readonly Line[]): readonly Line[] {
  const [one, other] = [stops[0], stops.at(-1)];
  const [start, end] = [lines[0]?.[0], lines.at(-1)?.at(-1)];
  if (!one || !other || !start || !end) throw new Error('a route');
  const [[x1, y1], [x2, y2]] = [inWorld(start), inWorld(end)];
  const scale = (other.y - one.y) / (y2 - y1);
  expect((other.x - one.x) / scale).toBeCloseTo(x2 - x1, 4);
  return lines.map((line) =>
    line.map(inWorld).map(([x, y]) => [one.x + (x - x1) * scale, one.y + (y - y1) * scale]),
  );
}

const pointsOf = (path: string): Line =>
  path
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number))
    .map(([x = 0, y = 0]) => [x, y]);

/** How far the farthest point of a line is from another line. */
function apart(line: Line, other: Line): number {
  return Math.max(
    ...line.map((point) =>
      Math.min(
        ...other.slice(1).map((to, index) => {
          const from = other[index] ?? to;
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
          const along = (point[0] - from[0]) * dx + (point[1] - from[1]) * dy;
          const share = Math.max(0, Math.min(1, along / (dx * dx + dy * dy || 1)));
          return Math.hypot(point[0] - from[0] - dx * share, point[1] - from[1] - dy * share);
        }),
      ),
    ),
  );
}

it('the planner, the published and the shared trip, paper and files have one and the same line along the roads', async () => {
  const trip = overTheAlps();
  expect((await rita.create({ ...trip })).statusCode).toBe(200);
  const lines = await linesOf(routeLegsOf(trip));
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line.length).toBeGreaterThan(4);

  await publish(rita, trip.id, { omit: [] });
  expect(await publicLines(trip.id)).toEqual(lines);
  expect(await publicLines(await shareOf(rita, trip.id, { omit: [] }))).toEqual(lines);

  const maps = (await rita.on('GET', `/${trip.id}/maps`)).json();
  for (const drawing of [maps.trip, maps.days[0]]) {
    const drawn = onPaper(drawing, lines);
    expect(drawing.legs).toHaveLength(3);
    for (const [index, { path }] of drawing.legs.entries()) {
      // Less than a line is wide.
      expect(apart(pointsOf(path), drawn[index] ?? [])).toBeLessThan(1);
      expect(apart(drawn[index] ?? [], pointsOf(path))).toBeLessThan(1);
    }
  }

  const gpx = (await rita.on('GET', `/${trip.id}/export.gpx`)).body;
  const track = [...gpx.matchAll(/<trkpt lat="([\d.-]+)" lon="([\d.-]+)"/g)];
  const whole = lines.flat();
  expect(track).toHaveLength(whole.length);
  for (const [index, [, lat, lng]] of track.entries()) {
    const [x = 0, y = 0] = whole[index] ?? [];
    const there = { lat: Number(lat), lng: Number(lng) };
    expect(distanceMeters(there, { lat: y, lng: x })).toBeLessThan(10);
  }
});

it('the trips of the route ideas lie on roads, but for short hops that no main road joins', async () => {
  const { pool } = server.testDatabase.database;
  await plantSeeds(pool, [editorialAccount]);
  const posts = await readEditorialPosts(join(projectFolder, 'content/posts'));
  await plantEditorialPosts(pool, posts, { measureLegs: measureByTable, roads: 'test' });
  const { ideas } = (await server.browser().send({ url: '/api/route-ideas' })).json();
  const [along, straight]: [number[], number[]] = [[], []];
  for (const { id } of ideas) {
    const { post } = (await server.browser().send({ url: `/api/posts/${id}` })).json();
    const { trip } = (await server.visitor().on('GET', `/${post.tripId}/public`)).json();
    const legs = routeLegsOf(viewedTrip(trip));
    const lines = await linesOf(legs);
    for (const [index, { from, to, routeProfile }] of legs.entries()) {
      if (routeProfile !== 'driving') continue;
      const isAlong = (lines[index]?.length ?? 0) > 2;
      (isAlong ? along : straight).push(distanceMeters(from, to));
    }
  }
  // Small roads between neighbouring places have a length, and no line of their own.
  expect(Math.max(...straight)).toBeLessThan(50_000);
  expect(along.length).toBeGreaterThan(straight.length * 5);
});
