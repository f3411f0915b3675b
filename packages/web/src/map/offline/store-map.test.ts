// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';
import { ALL_BYTES, answerMap, ROADS_ADDRESS, WORLD_ADDRESS } from '../testing/map-server.ts';

const ALPS = [
  [
    [11.58, 48.14],
    [11.4, 47.27],
  ],
] as const;
const WISH = { route: ALPS, language: 'de', maxBytes: 50_000_000 } as const;

let device: ReturnType<typeof fakeCaches>;

/** Fresh modules as of a page that was just opened. */
async function freshPage() {
  vi.resetModules();
  const { storeMap } = await import('./store-map.ts');
  const { readTile } = await import('../style/read-tile.ts');
  const tile = async (z: number, x: number, y: number, of = WORLD_ADDRESS): Promise<number> => {
    const url = `pmtiles://${of}/${z}/${x}/${y}`;
    const { data } = await readTile({ url, headers: {} }, new AbortController());
    return data instanceof ArrayBuffer ? data.byteLength : 0;
  };
  return { storeMap, tile };
}

function isOnline(): void {
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    Promise.resolve(answerMap(address, init) ?? new Response(null, { status: 404 })),
  );
}

function isOffline(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
}

beforeEach(() => {
  device = fakeCaches();
  vi.stubGlobal('caches', device.storage);
  isOnline();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the map of a trip on the device', () => {
  it('is the whole archives of the world and its roads, from which every tile comes without a network', async () => {
    const shares: number[] = [];
    const { storeMap } = await freshPage();
    const stored = await storeMap({
      ...WISH,
      extent: 'everything',
      onProgress: ({ share }) => shares.push(share),
    });
    expect(stored).toEqual({ bytes: ALL_BYTES, isComplete: true });
    expect(shares.at(-1)).toBe(1);
    isOffline();
    const { tile } = await freshPage();
    expect(await tile(7, 68, 44)).toBeGreaterThan(1000);
    expect(await tile(0, 0, 0)).toBeGreaterThan(1000);
    expect(await tile(8, 136, 89, ROADS_ADDRESS)).toBeGreaterThan(100);
  });

  it('is along the route what a fresh page needs without a network, down to the deepest zoom', async () => {
    const { storeMap } = await freshPage();
    const { bytes, isComplete } = await storeMap({ ...WISH, extent: 'corridor' });
    expect(isComplete).toBe(true);
    expect(bytes).toBeLessThan(2_000_000);
    isOffline();
    const { tile } = await freshPage();
    expect(await tile(0, 0, 0)).toBeGreaterThan(1000);
    expect(await tile(7, 68, 44)).toBeGreaterThan(1000);
    await expect(tile(7, 10, 44)).rejects.toThrow();
    expect(await tile(8, 136, 89, ROADS_ADDRESS)).toBeGreaterThan(100);
  });

  it('has both themes of the style', async () => {
    const { storeMap } = await freshPage();
    await storeMap({ ...WISH, extent: 'corridor' });
    const names = [...device.files('private-map').keys()];
    expect(names).toEqual(expect.arrayContaining(['/map-style/light/de', '/map-style/dark/de']));
  });

  it('is not complete where the browser grants too little', async () => {
    const { storeMap } = await freshPage();
    for (const extent of ['everything', 'corridor'] as const)
      expect(await storeMap({ ...WISH, extent, maxBytes: 20_000 })).toMatchObject({
        isComplete: false,
      });
  });

  it('is not claimed when the device refuses, or the network breaks off', async () => {
    const { storeMap } = await freshPage();
    device.refuses();
    await expect(storeMap({ ...WISH, extent: 'everything' })).rejects.toThrow('full');
  });
});
