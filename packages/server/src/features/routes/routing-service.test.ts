import type { ServerResponse } from 'node:http';
import { answerJson as send, startLocalService } from '@fahrtwind/geo/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { startAccountServer, type AccountServer } from '../../../test/account-server.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

interface Engine {
  readonly url: string;
  readonly asked: () => readonly string[];
}

/** A routing engine somewhere else, as far as we can tell. */
async function startEngine(
  respond: (path: string, response: ServerResponse) => void,
): Promise<Engine> {
  const service = await startLocalService(({ path }, response) => respond(path, response));
  cleanUps.push(() => service.close());
  return {
    url: `${service.url}/api`,
    asked: () => service.requests.map(({ path }) => path),
  };
}

async function startWith(env: Record<string, string>): Promise<AccountServer> {
  const testDatabase = await createTestDatabase();
  cleanUps.push(() => testDatabase.drop());
  const server = await startAccountServer({ env, testDatabase });
  cleanUps.push(() => server.close());
  return server;
}

const KOELN = { cityId: 'koeln', lat: 50.94, lng: 6.96 };
const BONN = { cityId: 'bonn', lat: 50.73, lng: 7.1 };

const plan = async (server: AccountServer, stops: readonly object[] = [KOELN, BONN]) => {
  const reply = await server.browser().send({
    method: 'POST',
    url: '/api/routes',
    payload: { stops },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

const VALHALLA_ROUTE = {
  trip: {
    legs: [
      { shape: '_izlhA~rlgdF_{geC~ywl@', summary: { time: 1500, length: 28.4, has_toll: false } },
    ],
  },
};

it('asks the configured Valhalla, once for every leg, and keeps what it says', async () => {
  const { url, asked } = await startEngine((path, response) =>
    send(response, path === '/api/status' ? { version: '3.6.1' } : VALHALLA_ROUTE),
  );
  const server = await startWith({ ROUTING_URL: url });
  const first = await plan(server);
  expect(first).toMatchObject({ source: 'valhalla', isFallback: false });
  expect(first.legs).toMatchObject([
    { cityId: 'bonn', meters: 28_400, seconds: 1500, isEstimate: false },
  ]);
  expect(await plan(server)).toEqual(first);
  expect(asked()).toEqual(['/api/status', '/api/route']);
  const back = await plan(server, [KOELN, BONN, { ...KOELN, cityId: 'heim' }]);
  expect(back.legs).toHaveLength(2);
  expect(asked()).toHaveLength(3);
});

it('finds out that it talks to an OSRM', async () => {
  const { url, asked } = await startEngine((path, response) =>
    path === '/api/status'
      ? send(response, { code: 'InvalidUrl' }, 400)
      : send(response, {
          code: 'Ok',
          routes: [
            {
              distance: 28_000,
              duration: 1400,
              geometry: '_izlhA~rlgdF_{geC~ywl@',
              legs: [{ steps: [{ mode: 'ferry' }] }],
            },
          ],
        }),
  );
  const server = await startWith({ ROUTING_URL: url });
  expect(await plan(server)).toMatchObject({
    source: 'osrm',
    legs: [{ meters: 28_000, hasFerry: true }],
  });
  expect(asked()[1]).toMatch(
    /^\/api\/route\/v1\/driving\/6\.960000,50\.940000;7\.100000,50\.730000$/,
  );
});

it.each<[string, (response: ServerResponse) => void]>([
  ['fails inside', (response) => send(response, { error: 'oh' }, 500)],
  ['answers nonsense', (response) => response.end('<html>')],
  ['answers another question', (response) => send(response, { weather: 'fine' })],
  ['hangs up', (response) => void response.destroy()],
  [
    'sends us elsewhere',
    (response) => response.writeHead(302, { location: 'http://x.example/' }).end(),
  ],
])('falls back to the estimate and says so when the engine %s', async (_, respond) => {
  const { url } = await startEngine((_path, response) => respond(response));
  const server = await startWith({ ROUTING_URL: url, ROUTING_ENGINE: 'valhalla' });
  expect(await plan(server)).toMatchObject({
    source: 'estimate',
    isFallback: true,
    legs: [{ cityId: 'bonn', isEstimate: true }],
  });
  const matrix = await server.browser().send({
    method: 'POST',
    url: '/api/routes/matrix',
    payload: { points: [KOELN, BONN] },
  });
  expect(matrix.json()).toMatchObject({ source: 'estimate', isFallback: true });
});

it('waits eight seconds for an engine that hangs, and not at all after the third time', async () => {
  const { limits, pass } = holdTimeLimits();
  const { url, asked } = await startEngine(() => undefined);
  const server = await startWith({ ROUTING_URL: url, ROUTING_ENGINE: 'osrm' });
  const answers = Promise.all([plan(server), plan(server), plan(server)]);
  await expect.poll(asked, { timeout: 15_000 }).toHaveLength(3);
  expect(limits).toEqual([8000, 8000, 8000]);
  pass();
  expect((await answers).map(({ isFallback }) => isFallback)).toEqual([true, true, true]);
  // Nothing passes the time here: it would never be answered if it waited.
  expect(await plan(server)).toMatchObject({ isFallback: true });
  expect(asked()).toHaveLength(3);
});

/** Time limits that pass when they are told to. */
function holdTimeLimits() {
  const running: AbortController[] = [];
  const limits: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push(ms);
    running.push(limit);
    return limit.signal;
  });
  cleanUps.push(async () => timeout.mockRestore());
  return {
    limits,
    pass: () => {
      for (const limit of running) limit.abort(new DOMException('too late', 'TimeoutError'));
    },
  };
}

it('takes «no route» for an answer', async () => {
  const { url } = await startEngine((_path, response) =>
    send(response, { error: 'No path could be found for input', error_code: 442 }, 400),
  );
  const server = await startWith({ ROUTING_URL: url, ROUTING_ENGINE: 'valhalla' });
  expect(await plan(server)).toMatchObject({
    source: 'valhalla',
    isFallback: false,
    legs: [{ cityId: 'bonn', noRoute: true }],
  });
});

it('estimates by itself where that is wanted, and asks no service', async () => {
  const { url, asked } = await startEngine((_path, response) => send(response, VALHALLA_ROUTE));
  const server = await startWith({ ROUTING_URL: url, ROUTING: 'estimate' });
  expect(await plan(server)).toMatchObject({ source: 'estimate', isFallback: false });
  expect(asked()).toEqual([]);
});
