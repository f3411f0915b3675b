// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';
import { answerMap } from '../testing/map-server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('draws land, water and roads around a place, motorways on top', async () => {
  vi.stubGlobal('caches', fakeCaches().storage);
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    Promise.resolve(answerMap(address, init) ?? new Response(null, { status: 404 })),
  );
  vi.resetModules();
  const { drawGround } = await import('./draw-ground.ts');
  const drawn = await drawGround({ lat: 47.27, lng: 11.4, zoom: 8, width: 420, height: 148 });
  const kinds = drawn?.map(({ kind }) => kind) ?? [];
  expect(kinds[0]).toBe('land');
  expect(kinds).toEqual(expect.arrayContaining(['relief1', 'river', 'main', 'pass', 'motorway']));
  expect(kinds.at(-1)).toBe('motorway');
  expect(drawn?.at(-1)?.path).toMatch(/^M[-\d. L]+/);
});
