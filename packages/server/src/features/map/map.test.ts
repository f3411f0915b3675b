import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, type AccountServer } from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';
import { BUNDLED_ARCHIVE } from './choose-basemap.ts';

let server: AccountServer;
let visitor: Browser;
beforeAll(async () => {
  server = await startAccountServer();
  visitor = server.browser();
});
afterAll(() => server.close());

async function styleFor(query: string): Promise<StyleSpecification> {
  const reply = await visitor.send({ url: `/api/map/style.json${query}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function archivePath(): Promise<string> {
  const [, path = ''] = /pmtiles:\/\/(.+?\.pmtiles)/.exec(JSON.stringify(await styleFor(''))) ?? [];
  return path;
}

describe('the style', () => {
  it.each(['?theme=light&lang=de', '?theme=dark&lang=en', ''])(
    'for %s is a valid one',
    async (query) => {
      expect(validateStyleMin(await styleFor(query))).toEqual([]);
    },
  );

  it('is dark when asked for and says who has to be named', async () => {
    const [light, dark] = [await styleFor('?theme=light'), await styleFor('?theme=dark')];
    expect(light.layers[0]).not.toEqual(dark.layers[0]);
    expect(light.metadata).toMatchObject({
      'fahrtwind:source': 'bundled',
      'fahrtwind:attribution': ['Natural Earth, GeoNames (CC BY 4.0)', 'Straßen: Fahrtwind'],
      'fahrtwind:isFallback': false,
    });
  });

  it.each(['?theme=pink', '?lang=fr'])('refuses %s', async (query) => {
    expect((await visitor.send({ url: `/api/map/style.json${query}` })).statusCode).toBe(400);
  });
});

describe('the archive of tiles', () => {
  const file = readFileSync(BUNDLED_ARCHIVE);

  it('comes in pieces that may be kept forever', async () => {
    const url = await archivePath();
    const reply = await visitor.send({ url, headers: { range: 'bytes=100-4195' } });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers).toMatchObject({
      'content-range': `bytes 100-4195/${file.length}`,
      'content-length': '4096',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect(reply.rawPayload.equals(file.subarray(100, 4196))).toBe(true);
  });

  it('comes as a whole to who asks for no piece', async () => {
    const reply = await visitor.send({ url: await archivePath() });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(file)).toBe(true);
  });

  it('says how long it is', async () => {
    const url = await archivePath();
    const head = await visitor.send({ method: 'HEAD', url });
    expect(head.headers['content-length']).toBe(String(file.length));
    expect(head.rawPayload).toHaveLength(0);
    const behind = await visitor.send({ url, headers: { range: `bytes=${file.length}-` } });
    expect(behind.statusCode).toBe(416);
    expect(behind.headers['content-range']).toBe(`bytes */${file.length}`);
  });

  it('is not sent again to who has it', async () => {
    const url = await archivePath();
    const { etag } = (await visitor.send({ method: 'HEAD', url })).headers;
    const again = await visitor.send({ url, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each(['0123456789abcdef.pmtiles', 'world.pmtiles', '..%2F..%2Fpackage.json', '%00'])(
    'is not there as %s',
    async (name) => {
      expect((await visitor.send({ url: `/api/map/tiles/${name}` })).statusCode).toBe(404);
    },
  );
});

describe('the sources', () => {
  it('name every folder of data with its licence and its day', async () => {
    const reply = await visitor.send({ url: '/api/map/sources' });
    const { sources }: { sources: { name: string; licence: string; date: string }[] } =
      reply.json();
    expect(sources.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Natural Earth', 'GeoNames', 'OurAirports']),
    );
    for (const { licence, date } of sources) {
      expect(licence).not.toBe('');
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

it('the basemap stays below 8 MB', async () => {
  expect((await readFile(BUNDLED_ARCHIVE)).length).toBeLessThan(8_000_000);
});
