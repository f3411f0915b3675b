import { describe, expect, it } from 'vitest';
import { readShortLink } from '../gazetteer/read-short-link.ts';
import { askLocation, createLinkResolver } from './link-resolver.ts';
import type { Outage } from './outage.ts';
import { isPublicAddress } from './public-address.ts';
import { startLocalService } from './testing/local-service.ts';

const LINK = new URL('https://maps.app.goo.gl/AbC123');
const TARGET = 'https://www.google.com/maps/@47.5,11.1,12z';
const signal = new AbortController().signal;

describe('a short link', () => {
  it.each([
    ['https://maps.app.goo.gl/AbC123?g_st=ic', 'https://maps.app.goo.gl/AbC123'],
    ['http://goo.gl/maps/AbC123', 'https://goo.gl/maps/AbC123'],
    [' https://g.co/kgs/AbC123 ', 'https://g.co/kgs/AbC123'],
  ])('is seen in %s', (text, link) => {
    expect(readShortLink(text)?.href).toBe(link);
  });

  it.each([
    'Rom',
    'https://goo.gl/AbC123',
    'https://maps.app.goo.gl/',
    'https://maps.app.goo.gl.evil.example/AbC123',
    'https://evil.example/maps.app.goo.gl/AbC123',
    'https://toString/maps',
    'https://osm.org/go/0EEQjE--',
  ])('is not seen in %s', (text) => {
    expect(readShortLink(text)).toBeNull();
  });
});

function resolver(targets: readonly (string | null)[], addresses = ['142.250.1.1']) {
  const asked: string[] = [];
  const outages: Outage[] = [];
  const resolve = createLinkResolver({
    onOutage: (outage) => outages.push(outage),
    lookup: async () => addresses,
    askLocation: async (url, address) => {
      asked.push(`${url.href} at ${address}`);
      return targets[asked.length - 1] ?? null;
    },
  });
  return { resolve, asked, outages };
}

describe('following a short link', () => {
  it('asks the address that was checked, and does not open the target', async () => {
    const { resolve, asked } = resolver([TARGET]);
    expect(await resolve(LINK)).toBe(TARGET);
    expect(asked).toEqual(['https://maps.app.goo.gl/AbC123 at 142.250.1.1']);
  });

  it('follows one short link to another, but not for ever', async () => {
    const { resolve, asked } = resolver(['https://g.co/maps/x', TARGET]);
    expect(await resolve(LINK)).toBe(TARGET);
    expect(asked).toHaveLength(2);
    const circle = resolver(Array.from({ length: 9 }, () => LINK.href));
    expect(await circle.resolve(LINK)).toBeNull();
    expect(circle.asked).toHaveLength(3);
  });

  it.each([['127.0.0.1'], ['10.0.0.7'], ['::1'], ['142.250.1.1', '192.168.0.1'], []])(
    'sends no request to %s %s',
    async (...addresses) => {
      const { resolve, asked, outages } = resolver([TARGET], addresses);
      expect(await resolve(LINK)).toBeNull();
      expect(asked).toEqual([]);
      expect(outages).toHaveLength(1);
    },
  );

  it('reads the header of a redirect only, from the pinned address', async () => {
    const service = await startLocalService((request, response) => {
      response.writeHead(request.path === '/yes' ? 302 : 200, { location: TARGET });
      // A body without end: reading it would never finish.
      response.write('x'.repeat(1000));
    });
    const port = new URL(service.url).port;
    const ask = (path: string) =>
      askLocation(new URL(`http://maps.example:${port}${path}`), '127.0.0.1', signal);
    expect(await ask('/yes')).toBe(TARGET);
    expect(await ask('/no')).toBeNull();
    await service.close();
  });

  it('gives up with its caller, and when headers are too long', async () => {
    const service = await startLocalService((request, response) => {
      if (request.path === '/long') response.writeHead(302, { location: 'x'.repeat(20_000) }).end();
    });
    const port = new URL(service.url).port;
    const url = (path: string) => new URL(`http://maps.example:${port}${path}`);
    await expect(askLocation(url('/long'), '127.0.0.1', signal)).rejects.toThrow();
    const gone = AbortSignal.abort();
    await expect(askLocation(url('/never'), '127.0.0.1', gone)).rejects.toThrow();
    await service.close();
  });
});

it.each(['8.8.8.8', '2a00:1450:4001::1'])('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '0.0.0.0',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '239.1.1.1',
  '255.255.255.255',
  '::',
  '::ffff:8.8.8.8',
  'fd00::1',
  'fe80::1',
  '64:ff9b::1',
  '2002:7f00:1::',
  'maps.example',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
