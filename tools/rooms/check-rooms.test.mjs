import { describe, expect, it } from 'vitest';
import { checkRooms } from './check-rooms.mjs';

const WEB = 'packages/web/src';
const PLANNER = `${WEB}/features/planner`;
const TRIPS = `${WEB}/store/trips`;
const GEO = 'packages/geo/src';
const SERVER = 'packages/server/src';
const SHOP = `${SERVER}/features/shop`;

/** @type {readonly [string, string, string][]} */
const FORBIDDEN = [
  ['a package in the domain', 'packages/domain/src/a.ts', `import { z } from 'zod';`],
  ['a node module in the domain', 'packages/domain/src/a.ts', `import 'node:fs';`],
  ['the contract in the domain', 'packages/domain/src/a.ts', `import '@fahrtwind/contract';`],
  ['a clock in the domain', 'packages/domain/src/a.ts', `export const now = () => Date.now();`],
  ['today in the domain', 'packages/domain/src/a.ts', `export const today = () => new Date();`],
  ['random in the domain', 'packages/domain/src/a.ts', `export const id = () => Math.random();`],
  ['fetch in the domain', 'packages/domain/src/a.ts', `export const load = () => fetch('/');`],
  [
    'the server in the contract',
    'packages/contract/src/a.ts',
    `import '../../server/src/main.ts';`,
  ],
  ['another package in the contract', 'packages/contract/src/a.ts', `import 'fastify';`],
  ['a feature in a feature', `${WEB}/features/a/x.ts`, `import { y } from '../b/y.ts';`],
  ['a type of a feature', `${WEB}/features/a/x.ts`, `import type { Y } from '../b/y.ts';`],
  ['an inline type import', `${WEB}/features/a/x.ts`, `export type Y = import('../b/y.ts').Y;`],
  ['a lazy feature in a feature', `${WEB}/features/a/x.ts`, `void import('../b/y.ts');`],
  ['a re-exported feature', `${WEB}/features/a/x.ts`, `export * from '../b/y.ts';`],
  ['a sibling in a sibling of the planner', `${PLANNER}/list/x.ts`, `import '../map/y.ts';`],
  ['a panel in another panel', `${PLANNER}/panels/stop/x.ts`, `import '../hotel/y.ts';`],
  ['a sibling in the planner’s state', `${PLANNER}/state/x.ts`, `import '../list/y.ts';`],
  ['fields in the planner’s state', `${PLANNER}/state/x.ts`, `import '../fields/y.ts';`],
  ['the page in a sibling of the planner', `${PLANNER}/map/x.ts`, `import '../page/y.ts';`],
  ['the app in a feature', `${WEB}/features/a/x.ts`, `import '../../app/routes.tsx';`],
  ['a feature in the store', `${WEB}/store/x.ts`, `import '../features/a/x.ts';`],
  ['a dialog in the store', `${WEB}/store/x.ts`, `import '../ui/dialog.tsx';`],
  ['the store in ui', `${WEB}/ui/x.tsx`, `import '../store/session/session-store.ts';`],
  ['storage in the records of trips', `${TRIPS}/records/x.ts`, `import '../storage/y.ts';`],
  ['the api in the storage of trips', `${TRIPS}/storage/x.ts`, `import '../../../api/y.ts';`],
  ['sync in the storage of trips', `${TRIPS}/storage/x.ts`, `import '../sync/y.ts';`],
  ['the view in the sync of trips', `${TRIPS}/sync/x.ts`, `import type { Y } from '../view/y.ts';`],
  ['the runtime in the view of trips', `${TRIPS}/view/x.ts`, `import '../trips-runtime.ts';`],
  ['trips in the session', `${WEB}/store/session/x.ts`, `import '../trips/view/y.ts';`],
  [
    'idb outside the storage of trips',
    `${WEB}/store/session/x.ts`,
    `import { openDB } from 'idb';`,
  ],
  ['the domain in ui', `${WEB}/ui/x.tsx`, `import type { Trip } from '@fahrtwind/domain';`],
  ['ui in format', `${WEB}/format/x.ts`, `import '../ui/button.tsx';`],
  ['maplibre-gl outside map', `${WEB}/parts/x.tsx`, `import { Map } from 'maplibre-gl';`],
  ['fetch in a feature', `${WEB}/features/a/x.ts`, `export const load = () => fetch('/api');`],
  ['window.fetch in a store', `${WEB}/store/x.ts`, `export const load = () => window.fetch('/');`],
  ['zod by way of the contract', `${WEB}/api/x.ts`, `import { user } from '@fahrtwind/contract';`],
  ['the server in web', `${WEB}/app/x.ts`, `import '@fahrtwind/server';`],
  ['regions in the tiles of geo', `${GEO}/tiles/x.ts`, `import '../regions/y.ts';`],
  ['the map in its style', `${GEO}/basemap/style/x.ts`, `import type { Y } from '../basemap.ts';`],
  ['web in the server', `${SERVER}/http/x.ts`, `import type { R } from '@fahrtwind/web/server';`],
  ['a server feature in another', `${SERVER}/features/a/x.ts`, `import '../b/y.ts';`],
  ['orders in the catalogue of the shop', `${SHOP}/catalogue/x.ts`, `import '../orders/y.ts';`],
  ['money in the orders of the shop', `${SHOP}/orders/x.ts`, `import '../money/y.ts';`],
  ['a type of mails in money', `${SHOP}/money/x.ts`, `import type { Y } from '../mails/y.ts';`],
  ['what composes the shop in a part of it', `${SHOP}/money/x.ts`, `import '../shop-parts.ts';`],
  ['a part of the shop in its tables', `${SHOP}/tables/x.ts`, `import '../orders/y.ts';`],
  ['a server feature in shared', `${SERVER}/shared/a/x.ts`, `import '../../features/a/x.ts';`],
  ['a shared part in another', `${SERVER}/shared/a/x.ts`, `import '../b/y.ts';`],
  ['shared in http', `${SERVER}/http/x.ts`, `import '../shared/a/x.ts';`],
  ['a server feature in http', `${SERVER}/http/x.ts`, `import '../features/account/x.ts';`],
  [
    'articles in another feature',
    `${WEB}/features/a/x.ts`,
    `import '../../../../../content/a.md';`,
  ],
  ['a test fixture in the server', `${SERVER}/http/x.ts`, `import '../../test/test-database.ts';`],
  [
    'made-up trips in a server feature',
    `${SERVER}/features/a/x.ts`,
    `import { tripOf } from '@fahrtwind/domain/testing';`,
  ],
  [
    'a type of made-up trips in a page',
    `${WEB}/features/a/x.ts`,
    `import type { Edit } from '@fahrtwind/domain/testing';`,
  ],
  ['made-up trips in the domain', 'packages/domain/src/a/b.ts', `import '../testing/trip-of.ts';`],
  ['a scene of tests in the store', `${WEB}/store/a.ts`, `void import('./testing/scene.ts');`],
  ['fakes in the app', `${WEB}/app/x.ts`, `import '../store/session/session-fakes.ts';`],
  [
    'an address that is decoded by hand',
    `${SERVER}/http/x.ts`,
    `export const id = (text) => decodeURIComponent(text);`,
  ],
  ['a file in no room', `${WEB}/helpers/x.ts`, ``],
];

/** @type {readonly [string, string, string][]} */
const ALLOWED = [
  ['its own package in the domain', 'packages/domain/src/a/b.ts', `import '../result.ts';`],
  ['a given date in the domain', 'packages/domain/src/a.ts', `export const at = new Date(0);`],
  ['a test tool in a domain test', 'packages/domain/src/a.test.ts', `import 'vitest';`],
  [
    'the domain and zod in the contract',
    'packages/contract/src/a.ts',
    `import '@fahrtwind/domain'; import 'zod';`,
  ],
  ['its own files in a feature', `${WEB}/features/a/x.ts`, `import './y.ts';`],
  [
    'parts and its own in a sibling of the planner',
    `${PLANNER}/list/drag/x.ts`,
    `import '../../../../parts/trip-edit/y.ts'; import '../row.ts';`,
  ],
  [
    'all siblings in the page of the planner',
    `${PLANNER}/page/x.ts`,
    `import '../list/y.ts'; import '../panels/stop/z.ts';`,
  ],
  ['a sibling in a page of a route', `${PLANNER}/trips-page.tsx`, `import './trips/y.ts';`],
  [
    'what lies below in a feature',
    `${WEB}/features/a/x.ts`,
    `import '../../ui/button.tsx'; import '../../store/s.ts';`,
  ],
  ['a feature in the app', `${WEB}/app/routes.tsx`, `void import('../features/a/x.ts');`],
  [
    'types of the contract in web',
    `${WEB}/api/x.ts`,
    `import type { Endpoints } from '@fahrtwind/contract';`,
  ],
  ['fetch in api', `${WEB}/api/x.ts`, `export const load = () => fetch('/api');`],
  [
    'a method called fetch',
    `${WEB}/features/a/x.ts`,
    `export const load = (q) => q.fetch({ fetch: 1 });`,
  ],
  ['a toast in the store', `${WEB}/store/x.ts`, `import { showToast } from '../ui/toast.ts';`],
  [
    'tiles and its style in the map of geo',
    `${GEO}/basemap/x.ts`,
    `import '../tiles/y.ts'; import './style/z.ts'; import '../ports.ts';`,
  ],
  ['shared in a server feature', `${SERVER}/features/a/x.ts`, `import '../../shared/b/y.ts';`],
  ['trips in the live stream', `${SERVER}/shared/live/x.ts`, `import '../trip-access/y.ts';`],
  ['http in a server feature', `${SERVER}/features/a/x.ts`, `import '../../http/app-error.ts';`],
  [
    'what lies below in the revocations of the shop',
    `${SHOP}/revocations/x.ts`,
    `import '../orders/y.ts'; import '../tables/z.ts';`,
  ],
  ['mails in the feature of the shop', `${SHOP}/shop.feature.ts`, `import './mails/y.ts';`],
  [
    'articles in the blog',
    `${WEB}/features/blog/x.ts`,
    `import '../../../../../content/a.md?body';`,
  ],
  ['a fixture in a test', `${SERVER}/http/x.test.ts`, `import '../../test/test-database.ts';`],
  [
    'made-up trips in a test',
    `${SERVER}/features/a/x.test.ts`,
    `import '@fahrtwind/domain/testing';`,
  ],
  [
    'made-up trips in a scene of tests',
    `${WEB}/store/testing/scene.ts`,
    `import '@fahrtwind/domain/testing'; import '../session/session-fakes.ts';`,
  ],
  [
    'made-up trips beside the sources of the server',
    'packages/server/test/x.ts',
    `import '@fahrtwind/domain/testing';`,
  ],
  [
    'everything in main',
    `${SERVER}/main.ts`,
    `import './features/a/x.ts'; import './http/app.ts';`,
  ],
];

describe('the rules of the rooms', () => {
  it.each(FORBIDDEN)('find %s', (_, path, source) => {
    expect(checkRooms(path, source)).toHaveLength(1);
  });

  it.each(ALLOWED)('allow %s', (_, path, source) => {
    expect(checkRooms(path, source)).toEqual([]);
  });
});
