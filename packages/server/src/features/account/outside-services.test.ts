import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { variables } from '../../config/variables.ts';
import { outsideServices } from './outside-services.ts';

const CASES: readonly (readonly [Readonly<Record<string, string>>, readonly unknown[]])[] = [
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
  // Asked when an admin imports a region; it hears nothing of people.
  [{ REGIONS_URL: 'https://karten.example' }, []],
  [{ POI_URL: 'https://pois.example/api' }, [{ use: 'pois', hosts: ['pois.example'] }]],
  [{ LODGING_URL: 'https://buchen.example/v1' }, [{ use: 'lodgings', hosts: ['buchen.example'] }]],
  [
    { SMTP_URL: 'smtps://name:geheim@post.example:465' },
    [{ use: 'mail', hosts: ['post.example'] }],
  ],
  [
    { S3_URL: 'https://schluessel:geheim@eimer.example/fotos' },
    [{ use: 'files', hosts: ['eimer.example'] }],
  ],
  [
    { RESOLVE_LINKS: 'on' },
    [{ use: 'shortLinks', hosts: expect.arrayContaining(['maps.app.goo.gl']) }],
  ],
  [
    {
      STRIPE_SECRET_KEY: 'sk_test_geheim',
      STRIPE_WEBHOOK_SECRET: 'whsec_geheim',
      STRIPE_URL: 'http://localhost:12111',
    },
    [{ use: 'payment', hosts: expect.arrayContaining(['checkout.stripe.com']) }],
  ],
  [{ ASSISTANT_URL: 'http://localhost:11434/v1', ASSISTANT_MODEL: 'klein' }, []],
  [
    { ASSISTANT_URL: 'https://modell.example/v1', ASSISTANT_MODEL: 'gross' },
    [{ use: 'assistant', hosts: ['modell.example'] }],
  ],
];

it.each(CASES)('with %j the services of others are %j', (env, services) => {
  expect(outsideServices(readConfig(env))).toEqual(services);
});

/** Addresses of the own installation; the script that measures has sentences of its own on the privacy page. */
const OWN = [
  'PUBLIC_URL',
  'ENGLISH_URL',
  'FORUM_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'ANALYTICS_SCRIPT_URL',
];

it('knows every address of a service that can be configured', () => {
  const addresses = Object.keys(variables).filter((name) => /_(?:URL|SECRET_KEY)$/.test(name));
  const told = new Set(CASES.flatMap(([env]) => Object.keys(env)));
  expect(addresses.filter((name) => !OWN.includes(name) && !told.has(name))).toEqual([]);
});
