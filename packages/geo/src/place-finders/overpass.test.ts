import { afterEach, expect, it } from 'vitest';
import { POI_KINDS } from '@fahrtwind/domain';
import { describeOutages } from '../geocoders/testing/describe-outages.ts';
import {
  answerJson,
  startLocalService,
  type LocalService,
} from '../outside/testing/local-service.ts';
import type { PoiQuery } from '../ports.ts';
import { createOverpass } from './overpass.ts';
import { describeFinder } from './testing/finder-specification.ts';

const CASTLE = {
  type: 'way',
  id: 26,
  center: { lat: 47.5576, lon: 10.7498 },
  tags: {
    name: 'Neuschwanstein',
    'name:de': 'Schloss Neuschwanstein',
    historic: 'castle',
    website: 'https://www.neuschwanstein.de',
  },
};
const OTHER_CASTLE = {
  type: 'node',
  id: 27,
  lat: 47.5557,
  lon: 10.7361,
  tags: { name: 'Hohenschwangau', tourism: 'attraction', website: 'javascript:alert(1)' },
};
const WATER = { type: 'node', id: 28, lat: 47.57, lon: 10.7, tags: { amenity: 'drinking_water' } };
const NAMELESS_INN = {
  type: 'node',
  id: 29,
  lat: 47.57,
  lon: 10.7,
  tags: { amenity: 'restaurant' },
};
const FAR_CASTLE = { ...CASTLE, id: 30, center: { lat: 48, lon: 12 } };

const running: LocalService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

/** Answers everything near Füssen, as a careless server would that looks at neither kinds nor limit. */
async function startRecording(
  elements: readonly object[] = [CASTLE, OTHER_CASTLE, WATER, NAMELESS_INN, FAR_CASTLE],
  remark?: string,
) {
  const service = await startLocalService(({ body }, response) => {
    const isNear = (new URLSearchParams(body).get('data') ?? '').includes('47.5,10.6');
    answerJson(response, {
      version: 0.6,
      elements: isNear ? elements : [],
      ...(remark && { remark }),
    });
  });
  running.push(service);
  return service;
}

const query: PoiQuery = {
  box: { west: 10.6, south: 47.5, east: 10.9, north: 47.65 },
  kinds: POI_KINDS,
  language: 'de',
  limit: 50,
};

describeFinder('overpass', async () => {
  const service = await startRecording();
  running.length = 0;
  return { finder: createOverpass({ url: service.url }), close: () => service.close() };
});

describeOutages('overpass', (settings, signal) =>
  createOverpass(settings).find({ ...query, ...(signal && { signal }) }),
);

it('asks for the tags of the kinds within the box, and for centres of areas', async () => {
  const service = await startRecording();
  await createOverpass({ url: `${service.url}/api` }).find({
    ...query,
    kinds: ['campsite'],
    limit: 7,
  });
  const [request] = service.requests;
  expect(request?.path).toBe('/api/interpreter');
  expect(new URLSearchParams(request?.body).get('data')).toBe(
    '[out:json][timeout:7];(nwr["tourism"="camp_site"](47.5,10.6,47.65,10.9););out center 7;',
  );
});

it('asks on both sides of the date line', async () => {
  const service = await startRecording();
  const box = { west: 179, south: -18, east: -179, north: -17 };
  await createOverpass({ url: service.url }).find({ ...query, box, kinds: ['fuel'] });
  const asked = new URLSearchParams(service.requests[0]?.body).get('data');
  expect(asked).toContain('(-18,179,-17,180)');
  expect(asked).toContain('(-18,-180,-17,-179)');
});

it('makes links of web addresses only, and lets a spring go without a name but not an inn', async () => {
  const service = await startRecording();
  const { value } = await createOverpass({ url: service.url }).find(query);
  expect(value.map(({ name, kind, url }) => [name, kind, url])).toEqual([
    ['Schloss Neuschwanstein', 'sight', 'https://www.neuschwanstein.de/'],
    ['Hohenschwangau', 'sight', ''],
    ['', 'water', ''],
  ]);
});

it('is out when Overpass says that it gave up half-way', async () => {
  const service = await startRecording([CASTLE], 'runtime error: Query timed out after 8 seconds.');
  const asked = createOverpass({ url: service.url }).find(query);
  await expect(asked).rejects.toMatchObject({ name: 'Outage', reason: 'nonsense' });
});
