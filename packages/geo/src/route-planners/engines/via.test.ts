import { expect, it } from 'vitest';
import { createOutsideService } from '../../outside/outside-service.ts';
import { answerJson, startLocalService } from '../../outside/testing/local-service.ts';
import { createOsrmEngine } from './osrm-http.ts';
import { createLocalValhalla } from './valhalla-local.ts';
import { askValhalla, valhallaRoute } from './valhalla-protocol.ts';

const QUERY = {
  from: { lat: 48.1, lng: 8 },
  via: [{ lat: 48.2, lng: 8.1 }],
  to: { lat: 48.3, lng: 8.2 },
  profile: 'driving',
  mayUseToll: true,
} as const;

const never = () => Promise.reject(new Error('asked'));

it('Valhalla is asked for one leg through the points', () => {
  expect(valhallaRoute(QUERY, 'any')).toMatchObject({
    locations: [
      { lat: 48.1, lon: 8 },
      { lat: 48.2, lon: 8.1, type: 'via' },
      { lat: 48.3, lon: 8.2 },
    ],
  });
});

it('OSRM is asked for a route over the points, and its parts are one leg', async () => {
  const part = { steps: [{ mode: 'driving', intersections: [] }] };
  const ferry = { steps: [{ mode: 'ferry', intersections: [] }] };
  const route = { distance: 25_000, duration: 1500, geometry: '_p~iF~ps|U', legs: [part, ferry] };
  const local = await startLocalService((_request, response) =>
    answerJson(response, { code: 'Ok', routes: [route] }),
  );
  const service = createOutsideService({ name: 'osrm', url: local.url });
  const leg = await createOsrmEngine(service, local.url).leg(QUERY);
  expect(leg).toMatchObject({ meters: 25_000, seconds: 1500, hasFerry: true });
  expect(local.requests[0]?.path).toContain(
    '8.000000,48.100000;8.100000,48.200000;8.200000,48.300000',
  );
  await local.close();
});

it('a region has nothing to say of a leg that leads beyond it', async () => {
  const engine = createLocalValhalla(
    { route: never, matrix: never },
    { identity: 'r', box: { west: 7, south: 48, east: 9, north: 49 } },
  );
  expect(await engine.leg({ ...QUERY, via: [{ lat: 50, lng: 8 }] })).toBe('beyond');
});

it('Valhalla is told what a drive shall be like, and nothing of it on foot', () => {
  const wishes = ['avoid-motorway', 'avoid-ferry'] as const;
  expect(valhallaRoute({ ...QUERY, wishes }, 'any')).toMatchObject({
    costing_options: { auto: { use_highways: 0, use_ferry: 0 } },
  });
  const walk = valhallaRoute({ ...QUERY, profile: 'walking', wishes }, 'any');
  expect(walk).not.toHaveProperty('costing_options');
});

it('Valhalla leaves unpaved roads out, and takes them where there is no other way', async () => {
  const wishes = ['avoid-unpaved', 'scenic'] as const;
  expect(valhallaRoute({ ...QUERY, wishes }, 'any')).toMatchObject({
    costing_options: { auto: { exclude_unpaved: true, use_tracks: 0 } },
  });
  const asked: string[] = [];
  const answer = await askValhalla({ ...QUERY, wishes, mayUseToll: false }, async (query, toll) => {
    asked.push([...(query.wishes ?? []), toll].join(' '));
    return asked.length < 3 ? 'no-route' : 'beyond';
  });
  expect(answer).toBe('beyond');
  expect(asked).toEqual([
    'avoid-unpaved scenic never',
    'avoid-unpaved scenic avoid',
    'scenic never',
  ]);
});

it('OSRM leaves out what it can, and answers without the wish where it cannot', async () => {
  const route = { distance: 25_000, duration: 1500, geometry: '_p~iF~ps|U', legs: [] };
  const local = await startLocalService(({ query }, response) =>
    query.get('exclude')?.includes(',')
      ? answerJson(response, { code: 'InvalidValue' }, 400)
      : answerJson(response, { code: 'Ok', routes: [route] }),
  );
  const service = createOutsideService({ name: 'osrm', url: local.url, answers: [400] });
  const wishes = ['avoid-motorway', 'avoid-ferry'] as const;
  await createOsrmEngine(service, local.url).leg({ ...QUERY, wishes });
  const asked = local.requests.map(({ query }) => query.get('exclude'));
  expect(asked).toEqual(['motorway,ferry', 'motorway']);
  await local.close();
});
