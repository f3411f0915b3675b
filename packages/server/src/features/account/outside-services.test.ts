import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { outsideServices } from './outside-services.ts';

it.each([
  [{}, []],
  [
    { MAP_STYLE_URL: 'https://karten.example/stil.json', MAP_STYLE_HOSTS: 'https://k1.example' },
    [{ use: 'map', hosts: ['karten.example', 'k1.example'] }],
  ],
  [
    { MAP_PMTILES: 'https://karten.example/europa.pmtiles' },
    [{ use: 'mapFile', hosts: ['karten.example'] }],
  ],
  [{ MAP_PMTILES: 'karten/europa.pmtiles' }, []],
  [
    { GEOCODER: 'photon', GEOCODER_URL: 'https://photon.example' },
    [{ use: 'places', hosts: ['photon.example'] }],
  ],
  [{ GEOCODER: 'photon', GEOCODER_URL: 'http://localhost:2322' }, []],
  [{ ROUTING_URL: 'http://10.0.0.7:8002' }, []],
  [{ ROUTING_URL: 'http://valhalla:8002' }, []],
  [{ ROUTING_URL: 'https://wege.example', ROUTING: 'estimate' }, []],
  [{ ROUTING_URL: 'https://wege.example' }, [{ use: 'routes', hosts: ['wege.example'] }]],
  [{ POI_URL: 'https://pois.example/api' }, [{ use: 'pois', hosts: ['pois.example'] }]],
  [{ LODGING_URL: 'https://buchen.example/v1' }, [{ use: 'lodgings', hosts: ['buchen.example'] }]],
  [
    { RESOLVE_LINKS: 'on' },
    [{ use: 'shortLinks', hosts: expect.arrayContaining(['maps.app.goo.gl']) }],
  ],
  [{ ASSISTANT_URL: 'http://localhost:11434/v1', ASSISTANT_MODEL: 'klein' }, []],
  [
    { ASSISTANT_URL: 'https://modell.example/v1', ASSISTANT_MODEL: 'gross' },
    [{ use: 'assistant', hosts: ['modell.example'] }],
  ],
])('with %j the services of others are %j', (env, services) => {
  expect(outsideServices(readConfig(env))).toEqual(services);
});
