import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { projectFolder } from './project-folder.ts';
import { isVariable, variables } from './variables.ts';

const provider = {
  id: 'firma',
  label: 'Firma',
  issuer: 'https://login.example.org',
  clientId: 'fahrtwind',
  clientSecret: 'geheim',
};

function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      processes: null,
      dataDir: join(projectFolder, '.data'),
      databaseUrl: null,
      redisUrl: null,
      s3: null,
      publicUrl: null,
      mainUrl: 'https://www.fahrtwind.example',
      englishUrl: 'https://en.fahrtwind.example',
      forumUrl: 'https://forum.fahrtwind.example',
      smtpUrl: null,
      mailFrom: 'Fahrtwind <noreply@fahrtwind.example>',
      oidcProviders: [],
      analyticsScriptUrl: null,
      cookieBanner: 'always',
      accessibility: 'partial',
      bookingPartnerId: '',
      moderators: [],
      admins: [],
      shop: {
        countries: ['DE'],
        taxMode: 'regular',
        taxNumber: '',
        iban: '',
        bic: '',
        stripe: null,
      },
      operator: {
        name: '',
        street: '',
        city: '',
        country: '',
        email: '',
        phone: '',
        representative: '',
        register: '',
        vatId: '',
        responsible: '',
      },
      routing: 'auto',
      routingUrl: null,
      regionsUrl: null,
      routingEngine: 'auto',
      geocoder: 'gazetteer',
      geocoderUrl: null,
      assistant: null,
      tokenSyncPath: null,
      resolveLinks: false,
      poiUrl: null,
      lodgingUrl: null,
      lodgingKey: null,
      secret: null,
      diskReserveBytes: null,
      metricsPublic: false,
      metricsToken: null,
      mapStyleUrl: null,
      mapStyleHosts: [],
      mapPmtiles: null,
      logLevel: 'info',
      trustProxy: false,
    });
  });

  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['PORT', '', { port: 3000 }],
    ['PROCESSES', '1', { processes: 1 }],
    ['PROCESSES', '16', { processes: 16 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['DATA_DIR', '/srv/fahrtwind', { dataDir: '/srv/fahrtwind' }],
    ['DATABASE_URL', 'postgres://u:p@db/fw', { databaseUrl: 'postgres://u:p@db/fw' }],
    ['PUBLIC_URL', 'https://reise.example/', { publicUrl: 'https://reise.example' }],
    ['PUBLIC_URL', 'https://reise.example', { mainUrl: 'https://reise.example' }],
    ['ENGLISH_URL', 'https://en.reise.example', { englishUrl: 'https://en.reise.example' }],
    ['PUBLIC_URL', 'https://www.reise.example', { englishUrl: 'https://en.reise.example' }],
    ['PUBLIC_URL', 'http://reise.local:8080', { englishUrl: 'http://en.reise.local:8080' }],
    ['PUBLIC_URL', 'http://192.168.1.9:3000', { englishUrl: 'https://en.fahrtwind.example' }],
    ['FORUM_URL', 'http://forum.example:8080', { forumUrl: 'http://forum.example:8080' }],
    ['REDIS_URL', 'rediss://u:p@cache:6380/2', { redisUrl: 'rediss://u:p@cache:6380/2' }],
    [
      'S3_URL',
      'https://k:g@s3.example/bilder',
      {
        s3: {
          endpoint: 'https://s3.example',
          bucket: 'bilder',
          prefix: '',
          region: 'us-east-1',
          accessKeyId: 'k',
          secretAccessKey: 'g',
        },
      },
    ],
    ['SMTP_URL', 'smtps://u:p@mail', { smtpUrl: 'smtps://u:p@mail' }],
    ['MAIL_FROM', 'Wir <wir@reise.example>', { mailFrom: 'Wir <wir@reise.example>' }],
    ['OIDC_PROVIDERS', JSON.stringify([provider]), { oidcProviders: [provider] }],
    [
      'ANALYTICS_SCRIPT_URL',
      'http://127.0.0.1:8/a.js',
      { analyticsScriptUrl: 'http://127.0.0.1:8/a.js' },
    ],
    ['COOKIE_BANNER', 'when-needed', { cookieBanner: 'when-needed' }],
    ['BOOKING_PARTNER_ID', '304142', { bookingPartnerId: '304142' }],
    ['OPERATOR_ACCESSIBILITY', 'exempt', { accessibility: 'exempt' }],
    ['ADMINS', 'A@b.example', { admins: ['a@b.example'] }],
    ['ROUTING', 'estimate', { routing: 'estimate' }],
    ['ROUTING_URL', 'http://valhalla:8002/v', { routingUrl: 'http://valhalla:8002/v' }],
    ['REGIONS_URL', 'https://karten.example', { regionsUrl: 'https://karten.example' }],
    ['ROUTING_ENGINE', 'osrm', { routingEngine: 'osrm' }],
    ['GEOCODER', 'gazetteer', { geocoder: 'gazetteer' }],
    ['GEOCODER_URL', 'http://photon:2322', { geocoderUrl: 'http://photon:2322' }],
    ['ASSISTANT_MODEL', 'klein', { assistant: null }],
    ['TOKEN_SYNC_PATH', '/konto/token', { tokenSyncPath: '/konto/token' }],
    ['RESOLVE_LINKS', 'on', { resolveLinks: true }],
    ['POI_URL', 'https://overpass.example/api', { poiUrl: 'https://overpass.example/api' }],
    ['LODGING_URL', 'https://buchen.example/v1', { lodgingUrl: 'https://buchen.example/v1' }],
    ['LODGING_KEY', 'geheim-123', { lodgingKey: 'geheim-123' }],
    ['SECRET', 's'.repeat(32), { secret: 's'.repeat(32) }],
    ['DISK_RESERVE_MB', '0', { diskReserveBytes: 0 }],
    ['METRICS', 'public', { metricsPublic: true }],
    ['METRICS_TOKEN', 'm'.repeat(16), { metricsToken: 'm'.repeat(16) }],
    [
      'MAP_STYLE_URL',
      'https://map.example/style.json',
      { mapStyleUrl: 'https://map.example/style.json' },
    ],
    [
      'MAP_STYLE_HOSTS',
      'https://a.example, https://b.example/',
      { mapStyleHosts: ['https://a.example', 'https://b.example'] },
    ],
    [
      'MAP_PMTILES',
      'https://map.example/x.pmtiles',
      { mapPmtiles: 'https://map.example/x.pmtiles' },
    ],
    ['MAP_PMTILES', '/srv/x.pmtiles', { mapPmtiles: '/srv/x.pmtiles' }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['TRUST_PROXY', '1', { trustProxy: 1 }],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8', { trustProxy: 'loopback, 10.0.0.0/8' }],
  ])('takes %s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  it('takes the language model as a whole, the key only where there is one', () => {
    const env = { ASSISTANT_URL: 'http://localhost:11434/v1', ASSISTANT_MODEL: 'klein' };
    const assistant = { url: 'http://localhost:11434/v1', model: 'klein', key: null };
    expect(readConfig(env).assistant).toEqual(assistant);
    const key = 'sk-geheim';
    expect(readConfig({ ...env, ASSISTANT_KEY: key }).assistant).toEqual({ ...assistant, key });
  });

  it('takes every particular of the operator', () => {
    const env = { OPERATOR_NAME: 'Ada', OPERATOR_VAT_ID: 'DE1', OPERATOR_EMAIL: 'a@b.example' };
    expect(readConfig(env).operator).toMatchObject({
      name: 'Ada',
      vatId: 'DE1',
      email: 'a@b.example',
      city: '',
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PROCESSES', '0'],
    ['PROCESSES', '17'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://db'],
    ['PUBLIC_URL', 'reise.example'],
    ['PUBLIC_URL', 'https://reise.example/pfad'],
    ['PUBLIC_URL', 'ftp://reise.example'],
    ['ENGLISH_URL', 'https://a@en.example'],
    ['FORUM_URL', 'forum'],
    ['REDIS_URL', 'cache.example:6379'],
    ['S3_URL', 'https://s3.example/bilder'],
    ['REDIS_URL', 'redis://cache/numbers'],
    ['SMTP_URL', 'mail.example'],
    ['ROUTING', 'valhalla'],
    ['ROUTING_URL', 'valhalla:8002'],
    ['ROUTING_URL', 'https://me:secret@routing.example'],
    ['ROUTING_URL', 'https://routing.example/?key=1'],
    ['ROUTING_ENGINE', 'graphhopper'],
    ['GEOCODER', 'google'],
    ['GEOCODER', 'photon'],
    ['GEOCODER_URL', 'photon:2322'],
    ['ASSISTANT_URL', 'localhost:11434'],
    ['ASSISTANT_URL', 'https://modell.example/v1'],
    ['ASSISTANT_KEY', 'mit Leerzeichen'],
    ['TOKEN_SYNC_PATH', 'https://anderswo.example/token'],
    ['TOKEN_SYNC_PATH', '//anderswo.example/token'],
    ['TOKEN_SYNC_PATH', '/api/start'],
    ['RESOLVE_LINKS', 'ja'],
    ['POI_URL', 'ftp://overpass.example'],
    ['MAIL_FROM', 'niemand'],
    ['OIDC_PROVIDERS', '{'],
    ['OIDC_PROVIDERS', JSON.stringify([provider, provider])],
    ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, id: 'credential' }])],
    ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, issuer: 'http://login.example.org' }])],
    ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, clientSecret: '' }])],
    ['ANALYTICS_SCRIPT_URL', 'http://stats.example/a.js'],
    ['COOKIE_BANNER', 'never'],
    ['OPERATOR_EMAIL', 'keine'],
    ['MODERATORS', 'a@b.example, niemand'],
    ['ADMINS', 'niemand'],
    ['SHOP_COUNTRIES', 'DE,CH'],
    ['SHOP_TAX', 'none'],
    ['OPERATOR_IBAN', 'DE89 3704 0044 0532 0130 01'],
    ['OPERATOR_BIC', 'KURZ'],
    ['STRIPE_SECRET_KEY', 'sk_live_without_its_webhook'],
    ['STRIPE_URL', 'https://stripe.example'],
    ['OPERATOR_NAME', 'x'.repeat(201)],
    ['SECRET', 'kurz'],
    ['DISK_RESERVE_MB', '-1'],
    ['METRICS', 'yes'],
    ['METRICS_TOKEN', 'kurz'],
    ['LOG_LEVEL', 'loud'],
    ['MAP_STYLE_URL', 'http://map.example/style.json'],
    ['MAP_STYLE_HOSTS', 'https://a.example/path'],
    ['MAP_PMTILES', 'world.mbtiles'],
    ['MAP_PMTILES', 'ftp://map.example/x.pmtiles'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
  ])('refuses %s=%s with what is allowed', (name, value) => {
    const [sentence, ...others] = complaints({ [name]: value });
    expect(others).toEqual([]);
    expect(sentence).toContain(name);
    expect(sentence).toContain(isVariable(name) && variables[name].allowed);
  });

  it('names everything that is wrong at once', () => {
    expect(complaints({ PORT: 'abc', METRICS: 'yes', HOST: 'ok' })).toEqual([
      'PORT („abc“) ist falsch gesetzt, erlaubt ist: eine ganze Zahl von 0 (irgendein freier Port) bis 65535.',
      'METRICS („yes“) ist falsch gesetzt, erlaubt ist: loopback oder public.',
    ]);
  });

  it('does not repeat secret values', () => {
    const env = { SECRET: 'kurz', DATABASE_URL: 'mysql://u:kennwort@db' };
    expect(complaints(env).join()).not.toMatch(/kurz|kennwort/);
  });

  it('names a misspelt particular of the operator', () => {
    expect(complaints({ OPERATOR_NMAE: 'Ada' })[0]).toContain('OPERATOR_NMAE gibt es nicht');
  });
});
