import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../ports.ts';
import type { GeoCache } from './geo-cache.ts';
import { Outage } from './outage.ts';
import { cacheKey, withCache } from './with-cache.ts';
import { withFallback } from './with-fallback.ts';

const answer = (value: string, source: string): Answer<string> => ({
  value,
  source,
  attribution: [`© ${source}`],
  isFallback: false,
});

const embedded = async (query: string) => answer(`about ${query}`, 'estimate');

function memoryCache() {
  const kept = new Map<string, unknown>();
  const lives: number[] = [];
  const cache: GeoCache = {
    read: async (keys) =>
      new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key)] as const] : []))),
    write: async (entries, lifeMs) => {
      lives.push(lifeMs);
      for (const [key, value] of entries) kept.set(key, JSON.parse(JSON.stringify(value)));
    },
  };
  return { cache, kept, lives };
}

describe('the fallback', () => {
  const told: Outage[] = [];
  const asking = (primary: () => Promise<Answer<string>>) =>
    withFallback(primary, embedded, (outage) => told.push(outage))('Köln');

  it('leaves answers alone, also «no route»', async () => {
    expect(await asking(async () => answer('no route', 'valhalla'))).toEqual(
      answer('no route', 'valhalla'),
    );
  });

  it('stands in for a service that is out, and says so, with its own attribution', async () => {
    const outage = new Outage('valhalla', 'timeout');
    expect(await asking(() => Promise.reject(outage))).toEqual({
      value: 'about Köln',
      source: 'estimate',
      attribution: ['© estimate'],
      isFallback: true,
    });
    expect(told).toEqual([outage]);
  });

  it('hides no bug of ours and no cancelled request', async () => {
    await expect(asking(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
    const gone = new DOMException('gone', 'AbortError');
    await expect(asking(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});

describe('the cache of answers', () => {
  it('asks once for the same question', async () => {
    const { cache, lives } = memoryCache();
    let asked = 0;
    const ask = withCache(
      async (query: { readonly text: string }) => {
        asked += 1;
        return answer(query.text, 'photon');
      },
      { cache, lifeMs: 60_000, keyParts: ({ text }) => ['photon', text], value: z.string() },
    );
    expect(await ask({ text: 'Köln' })).toEqual(answer('Köln', 'photon'));
    expect(await ask({ text: 'Köln' })).toEqual(answer('Köln', 'photon'));
    expect(await ask({ text: 'Bonn' })).toEqual(answer('Bonn', 'photon'));
    expect(asked).toBe(2);
    expect(lives).toEqual([60_000, 60_000]);
  });

  it('keeps no outage', async () => {
    const { cache, kept } = memoryCache();
    const ask = withCache(() => Promise.reject(new Outage('photon', 'status')), {
      cache,
      lifeMs: 1,
      keyParts: () => ['x'],
      value: z.string(),
    });
    await expect(ask(null)).rejects.toThrow('status');
    expect(kept.size).toBe(0);
  });

  it('asks again for what another version has kept in another form', async () => {
    const { cache, kept } = memoryCache();
    kept.set(cacheKey(['x']), { value: 7, source: 'photon' });
    const ask = withCache(async () => answer('Köln', 'photon'), {
      cache,
      lifeMs: 1,
      keyParts: () => ['x'],
      value: z.string(),
    });
    expect(await ask(null)).toEqual(answer('Köln', 'photon'));
  });

  it('tells questions apart by all of their parts, without naming them', () => {
    const keys = [['a', 'b'], ['ab'], ['a', ['b']], ['b', 'a']].map(cacheKey);
    expect(new Set(keys).size).toBe(4);
    expect(cacheKey(['Köln'])).toMatch(/^[\w-]{43}$/);
  });
});
