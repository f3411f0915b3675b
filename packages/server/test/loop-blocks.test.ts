import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { endpoints, type Endpoint } from '@fahrtwind/contract';
import type { Trip } from '@fahrtwind/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largestOf } from './loop/largest.ts';
import { largestTrip } from './loop/largest-trip.ts';
import {
  buildServerProgram,
  freePort,
  type ServerProcess,
  type ServerProgram,
} from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** No request may keep the event loop for longer, in processor time. */
const MOST_MS = 150;
/** What the loop's own watch needs to write down a piece that has ended. */
const NOTED_AFTER_MS = 40;
const PUBLISHED_TRIPS = 5;

let folder: string;
let blocks: string;
let test: TestDatabase;
let program: ServerProgram;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fahrtwind-loop-'));
  blocks = join(folder, 'blocks.txt');
  test = await createTestDatabase();
  program = await buildServerProgram();
  server = await program.start({
    DATABASE_URL: test.url,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    TRUST_PROXY: 'loopback',
    ADMINS: 'gross@example.org',
    MODERATORS: 'gross@example.org',
    LOOP_WATCH_FILE: blocks,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loop/loop-watch.mjs')).href}`,
  });
}, 180_000);

afterAll(async () => {
  await server.end('SIGTERM');
  await program.remove();
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

let requests = 0;
const cookies = new Map<string, string>();

/** Each from an address of its own: what is counted by address has tests of its own. */
async function send(path: string, { method = 'GET', body, headers }: Sent = {}): Promise<Reply> {
  requests += 1;
  const reply = await fetch(server.address + path, {
    method,
    headers: {
      origin: server.address,
      'x-forwarded-for': `10.3.${requests >> 8}.${requests & 255}`,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  for (const one of reply.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
    if (name !== undefined && value !== undefined) cookies.set(name, value);
  }
  return { status: reply.status, text: await reply.text() };
}

/** The longest piece of the loop since the last question. */
async function longestBlock(): Promise<number> {
  await sleep(NOTED_AFTER_MS);
  const text = existsSync(blocks) ? await readFile(blocks, 'utf8') : '';
  await writeFile(blocks, '');
  return Math.max(0, ...text.split('\n').map(Number));
}

async function save(trip: Trip): Promise<void> {
  const { status, text } = await send(`/api/trips/${trip.id}`, {
    method: 'PUT',
    body: trip,
    headers: { 'if-none-match': '*', 'idempotency-key': randomUUID() },
  });
  expect(status, text.slice(0, 200)).toBe(200);
}

/** A member with as much as one may have: the largest trips, published and shared. */
async function settle(): Promise<Record<string, string>> {
  const email = 'gross@example.org';
  await send('/api/auth/sign-up/email', {
    method: 'POST',
    body: { name: 'Rita', email, password: 'Wolke sieben' },
  });
  await test.database.pool.query('update account set email_verified = true');
  const started: { session: { user: { uid: string } } } = JSON.parse(
    (await send('/api/start')).text,
  );
  const trips = Array.from({ length: PUBLISHED_TRIPS }, () => largestTrip());
  const short = largestTrip(1);
  await save(short);
  for (const trip of trips) {
    await save(trip);
    await send(`/api/trips/${trip.id}/publication`, { method: 'PUT', body: PUBLICATION });
  }
  const id = trips[0]?.id ?? '';
  const share: { id: string } = JSON.parse(
    (await send(`/api/trips/${id}/share`, { method: 'PUT', body: SHARE })).text,
  );
  const link: { url: string } = JSON.parse(
    (await send('/api/calendar-link', { method: 'PUT' })).text,
  );
  const secret = /calendar\/(.+)\.ics/.exec(link.url)?.[1] ?? '';
  const { revision }: { revision: number } = JSON.parse((await send(`/api/trips/${id}`)).text);
  const { uid } = started.session.user;
  return { id, uid, copy: share.id, short: short.id, secret, revision: String(revision) };
}

const PUBLICATION = { title: 'Europa', text: '', country: 'Frankreich', place: '', omit: [] };
const SHARE = { follows: true, withoutDetails: false, expiresOn: null };

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    lat: 42 + ((index * 7919) % 1300) / 100,
    lng: -0.997 + ((index * 104_729) % 2200) / 100,
  }));
const stops = (count: number) =>
  points(count).map((point, index) => ({ ...point, cityId: String(index) }));

/** Sentences that ask for as much as the assistant can be asked for. */
const WISHES = [
  'Plane 30 Tage durch Norwegen',
  'Plane 30 Tage durch Frankreich, Spanien, Italien und Österreich mit Hotels und Restaurants',
  'Plane 30 Tage von Köln über Paris, Madrid, Rom, Wien, Prag und Berlin mit höchstens 3 Stunden Fahrt am Tag',
  'Plane 8 Wochen Balkan und Griechenland ab Kiel mit höchstens 3 Stunden Fahrt am Tag',
  'Ja',
  'Optimiere die Route',
  'Verteile alles neu auf die Tage, höchstens 4 Stunden am Tag',
];

/** What has to be asked for in a certain way, so that it is as much as possible. */
function largestCalls(known: Record<string, string>): Record<string, readonly [string, Sent][]> {
  const trip = `/api/trips/${known['id']}`;
  return {
    planRoutes: [['/api/routes', { method: 'POST', body: { stops: stops(2000) } }]],
    planRouteMatrix: [['/api/routes/matrix', { method: 'POST', body: { points: points(200) } }]],
    sketchRoute: [
      [
        `/api/route-sketch?stops=${encodeURIComponent(
          points(8)
            .map(({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)},Ort`)
            .join(';'),
        )}`,
        {},
      ],
    ],
    exportTrip: ['gpx', 'kml', 'ics', 'csv', 'json'].map((format) => [
      `${trip}/export.${format}`,
      {},
    ]),
    drawTripMaps: [[`${trip}/maps`, {}]],
    printTrip: [[`${trip}/export.pdf`, {}]],
    exportAccount: [['/api/account/export', {}]],
    getProfile: [[`/api/people/${known['uid']}`, {}]],
    readCalendar: [[`/api/calendar/${known['secret']}.ics`, {}]],
    getPublicTrip: [
      [`${trip}/public`, {}],
      [`/api/trips/${known['copy']}/public`, {}],
    ],
    getTripPreview: [[`/api/trips/${known['copy']}/preview/1.png`, {}]],
    saveTrip: [
      [
        trip,
        {
          method: 'PUT',
          body: { ...largestTrip(), id: known['id'] },
          headers: { 'if-match': `"${known['revision']}"`, 'idempotency-key': randomUUID() },
        },
      ],
    ],
    askAssistant: WISHES.flatMap((text) =>
      [known['id'], known['short']].map((id): [string, Sent] => [
        `/api/trips/${id}/assistant`,
        { method: 'POST', body: { text, today: '2026-07-01' } },
      ]),
    ),
    searchPlaces: [[`/api/places?q=${encodeURIComponent('sankt '.repeat(20))}&limit=20`, {}]],
    lookUpPlaces: [
      [
        '/api/places/look-up',
        {
          method: 'POST',
          body: {
            lines: Array.from({ length: 25 }, (_, index) => ({
              name: `sankt ${index} `.repeat(20),
              address: `Am Hof ${index}, ${'bad '.repeat(20)}, san an der der`,
            })),
          },
        },
      ],
    ],
    findAlong: [
      [
        '/api/places/along',
        {
          method: 'POST',
          body: {
            lines: [Array.from({ length: 600 }, (_, index) => [index / 20, 47 + (index % 7) / 10])],
            kinds: ['sight', 'viewpoint', 'museum', 'nature', 'town', 'pass'],
            withinMeters: 30_000,
          },
        },
      ],
    ],
    findPois: [['/api/pois?bbox=-180,-85,180,85&limit=200', {}]],
  };
}

/** What is asked for in a certain way comes first, what ends something last. */
function turnOf(name: string, { method }: Endpoint, special: object): number {
  if (name === 'deleteAccount') return 3;
  return name in special ? 0 : method === 'DELETE' ? 2 : 1;
}

function generalCall(endpoint: Endpoint, known: Record<string, string>): readonly [string, Sent] {
  const { method, body, query } = endpoint;
  const path = endpoint.path.replaceAll(
    /:(\w+)/g,
    (_, name: string) => known[name] ?? 'a'.repeat(20),
  );
  const asked = query ? largestOf(query) : {};
  const search = new URLSearchParams(
    Object.entries(Object(asked)).map(([name, value]) => [name, String(value).slice(0, 200)]),
  );
  return [
    query ? `${path}?${search.toString()}` : path,
    { method, ...(body && { body: largestOf(body) }) },
  ];
}

// Elsewhere the time of one thread cannot be read.
it.runIf(process.platform === 'linux')(
  'answers the largest requests without keeping others waiting',
  async () => {
    const known = await settle();
    const special = largestCalls(known);
    const ordered = Object.entries<Endpoint>(endpoints).toSorted(
      (one, other) => turnOf(...one, special) - turnOf(...other, special),
    );
    const tooLong: string[] = [];
    await longestBlock();
    for (const [name, endpoint] of ordered) {
      for (const [path, sent] of special[name] ?? [generalCall(endpoint, known)]) {
        const { status, text } = await send(path, sent);
        if (name in special) expect(status, `${path} ${text.slice(0, 200)}`).toBe(200);
        const ms = await longestBlock();
        if (ms > MOST_MS) tooLong.push(`${name} ${path.slice(0, 80)}: ${ms} ms`);
      }
    }
    expect(tooLong).toEqual([]);
  },
  600_000,
);
