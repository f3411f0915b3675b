import { afterEach, describe, expect, it } from 'vitest';
import {
  answerJson,
  startLocalService,
  type LocalService,
} from '../outside/testing/local-service.ts';
import { createNominatim } from './nominatim.ts';
import { createPacer } from './pacer.ts';
import { describeGeocoder } from './testing/geocoder-specification.ts';
import { describeOutages } from './testing/describe-outages.ts';

const TOWN = {
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: 'relation',
  osm_id: 2,
  lat: '47.4923741',
  lon: '11.0962815',
  category: 'boundary',
  type: 'administrative',
  addresstype: 'town',
  name: 'Garmisch-Partenkirchen',
  display_name: 'Garmisch-Partenkirchen, Landkreis Garmisch-Partenkirchen, Bayern, Deutschland',
  address: {
    town: 'Garmisch-Partenkirchen',
    state: 'Bayern',
    country: 'Deutschland',
    country_code: 'de',
  },
  namedetails: { name: 'Garmisch-Partenkirchen', 'name:en': 'Garmisch' },
};

const running: LocalService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

const atOnce = async (): Promise<void> => undefined;

function startNominatim(): Promise<LocalService> {
  return startLocalService(({ path, query }, response) => {
    if (path === '/reverse') {
      return answerJson(
        response,
        query.get('lon') === '11.0957' ? TOWN : { error: 'Unable to geocode' },
      );
    }
    return answerJson(response, /garm/i.test(query.get('q') ?? '') ? [TOWN] : []);
  });
}

describeGeocoder('nominatim', async () => {
  const service = await startNominatim();
  const geocoder = createNominatim({ url: service.url }, atOnce);
  return { geocoder, close: () => service.close() };
});

describeOutages('nominatim', (settings, signal) =>
  createNominatim(settings).search({
    text: 'Rom',
    language: 'de',
    limit: 5,
    ...(signal && { signal }),
  }),
);

it('knows the English name and asks in the right language', async () => {
  const service = await startNominatim();
  running.push(service);
  const nominatim = createNominatim({ url: service.url, userAgent: 'Fahrtwind test' }, atOnce);
  const query = { text: 'Garmisch', language: 'de', limit: 2, near: { lat: 47, lng: 11 } } as const;
  expect((await nominatim.search(query)).value[0]?.englishName).toBe('Garmisch');
  const [request] = service.requests;
  expect(Object.fromEntries(request?.query ?? [])).toMatchObject({
    format: 'jsonv2',
    'accept-language': 'de,en',
    viewbox: '9.5,45.5,12.5,48.5',
  });
  expect(request?.headers['user-agent']).toBe('Fahrtwind test');
});

describe('the pacer', () => {
  it('keeps a gap between any two requests', async () => {
    const pacer = createPacer('nominatim', { gapMs: 60, patienceMs: 1000 });
    const start = performance.now();
    await Promise.all([pacer(), pacer(), pacer()]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it('calls it an outage when the queue is too long, so that the gazetteer answers', async () => {
    const pacer = createPacer('nominatim', { gapMs: 200, patienceMs: 300 });
    const [, , third] = await Promise.allSettled([pacer(), pacer(), pacer()]);
    expect(third).toMatchObject({
      status: 'rejected',
      reason: { name: 'Outage', reason: 'paused' },
    });
  });

  it('keeps one request a second where nothing else is said', async () => {
    const service = await startNominatim();
    running.push(service);
    const nominatim = createNominatim({ url: service.url });
    const start = performance.now();
    const ask = () => nominatim.search({ text: 'Garmisch', language: 'de', limit: 1 });
    await Promise.all([ask(), ask()]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });
});
