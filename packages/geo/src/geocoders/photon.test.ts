import { afterEach, expect, it } from 'vitest';
import {
  answerJson,
  startLocalService,
  type LocalService,
} from '../outside/testing/local-service.ts';
import { createPhoton } from './photon.ts';
import { describeGeocoder } from './testing/geocoder-specification.ts';
import { describeOutages } from './testing/describe-outages.ts';

const feature = (lng: number, lat: number, properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: {
    osm_type: 'N',
    osm_id: 1,
    countrycode: 'DE',
    country: 'Deutschland',
    ...properties,
  },
});

const TOWN = feature(11.0954, 47.4924, {
  osm_key: 'place',
  osm_value: 'town',
  type: 'city',
  name: 'Garmisch-Partenkirchen',
  state: 'Bayern',
  county: 'Landkreis Garmisch-Partenkirchen',
});
const HOUSE = feature(11.096, 47.4925, {
  osm_key: 'building',
  osm_value: 'yes',
  type: 'house',
  street: 'Bahnhofstraße',
  housenumber: '7, Hinterhaus',
  postcode: '82467',
  city: 'Garmisch-Partenkirchen',
  state: 'Bayern',
});

const running: LocalService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

function startPhoton(): Promise<LocalService> {
  return startLocalService(({ path, query }, response) => {
    const isKnown =
      path === '/reverse' ? query.get('lon') === '11.0957' : /garm/i.test(query.get('q') ?? '');
    const features = path === '/reverse' ? [HOUSE, TOWN] : [TOWN, HOUSE];
    answerJson(response, { type: 'FeatureCollection', features: isKnown ? features : [] });
  });
}

describeGeocoder('photon', async () => {
  const service = await startPhoton();
  return { geocoder: createPhoton({ url: service.url }), close: () => service.close() };
});

describeOutages('photon', (settings, signal) =>
  createPhoton(settings).search({
    text: 'Rom',
    language: 'de',
    limit: 5,
    ...(signal && { signal }),
  }),
);

it('makes an address of a house, without a comma that would part its label', async () => {
  const service = await startPhoton();
  running.push(service);
  const { value } = await createPhoton({ url: service.url }).search({
    text: 'Garm',
    language: 'de',
    limit: 5,
  });
  expect(value[1]).toMatchObject({
    kind: 'address',
    label: 'Bahnhofstraße 7 Hinterhaus, Garmisch-Partenkirchen, Bayern, Deutschland',
  });
});

it('tells Photon the language, the limit and where the map is', async () => {
  const service = await startPhoton();
  running.push(service);
  const photon = createPhoton({ url: `${service.url}/`, userAgent: 'Fahrtwind test' });
  await photon.search({ text: 'Köln', language: 'en', limit: 3, near: { lat: 51, lng: 7 } });
  const [request] = service.requests;
  expect(request?.path).toBe('/api');
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    q: 'Köln',
    lang: 'en',
    limit: '3',
    lat: '51',
    lon: '7',
  });
  expect(request?.headers['user-agent']).toBe('Fahrtwind test');
});
