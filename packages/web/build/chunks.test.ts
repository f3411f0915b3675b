import { expect, it } from 'vitest';
import { sharedChunk } from './chunks.ts';

const PAGES = {
  planner: '/web/src/app/pages/planner-page.tsx',
  trips: '/web/src/app/pages/trips-page.tsx',
  viewer: '/web/src/features/viewer/read-only-map-page.tsx',
  publicTrip: '/web/src/features/public-trips/public-trip-page.tsx',
  routes: '/web/src/features/routes/routes-page.tsx',
  map: '/web/src/parts/trip-map/trip-map.tsx',
  blog: '/web/src/features/blog/blog-page.tsx',
  panel: '/web/src/features/planner/panels/stop/stop-panel.tsx',
};

/** A module that these pages import, each by way of another module. */
function chunkFor(...pages: readonly (keyof typeof PAGES)[]): string | null {
  const files: readonly string[] = Object.values(PAGES);
  return sharedChunk('/web/src/parts/part.ts', {
    getModuleInfo: (id) => {
      if (id === '/web/src/parts/part.ts')
        return {
          isEntry: false,
          importers: pages.map((page) => `between ${page}`),
          dynamicImporters: [],
        };
      const page = Object.entries(PAGES).find(([name]) => id === `between ${name}`)?.[1];
      if (page) return { isEntry: false, importers: [page], dynamicImporters: [] };
      return {
        isEntry: false,
        importers: [],
        dynamicImporters: files.includes(id) ? ['routes'] : [],
      };
    },
  });
}

it('puts into one file what only the planner needs at once', () => {
  expect(chunkFor('planner')).toBe('planner');
  expect(chunkFor('planner', 'trips', 'panel', 'viewer')).toBe('planner');
});

it('keeps apart what pages for visitors need too', () => {
  expect(chunkFor('planner', 'routes')).toBe('public');
  expect(chunkFor('planner', 'routes', 'publicTrip')).toBe('public');
  expect(chunkFor('planner', 'publicTrip')).toBe('whole-trip');
  expect(chunkFor('planner', 'viewer', 'map')).toBe('trip-map');
  expect(chunkFor('planner', 'routes', 'blog')).toBeNull();
});

it('leaves out what is loaded later', () => {
  expect(chunkFor('panel')).toBeNull();
  expect(chunkFor('blog')).toBeNull();
});

it('splits the rules of the domain by who needs them, although its index leads to all of them', () => {
  const graph = { getModuleInfo: () => null };
  expect(sharedChunk('/domain/src/trip/stop.ts', graph)).toBe('public');
  expect(sharedChunk('/domain/src/trip/read/read-stop.ts', graph)).toBe('whole-trip');
  expect(sharedChunk('/domain/src/operations/move-stop.ts', graph)).toBe('planner');
  expect(sharedChunk('/domain/src/trip/location.ts', graph)).toBe('public');
  expect(sharedChunk('/domain/src/account/user.ts', graph)).toBeNull();
});

it('puts all that reads tiles into one file', () => {
  const graph = { getModuleInfo: () => null };
  for (const name of ['read-tile', 'tile-archive', 'joined-ranges'])
    expect(sharedChunk(`/web/src/map/style/${name}.ts`, graph)).toBe('tiles');
});
