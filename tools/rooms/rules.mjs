/**
 * Which folders may import which. A file belongs to the first room whose pattern matches. `{name}` stands for
 * one path segment with the same value on both sides, so a new feature needs no new rule. Type imports count
 * like all others. A source file without a room is an error.
 *
 * @typedef {object} Room
 * @property {string} files the files of the room
 * @property {readonly string[]} mayImport files of the project that it may import; its own are always allowed
 * @property {readonly string[]} [packages] npm packages and node: modules it may import; all when missing
 */

const DOMAIN = 'packages/domain/src/**';
const CONTRACT = 'packages/contract/src/**';
const GEO = 'packages/geo/src/**';
const GEO_SOURCES = 'packages/geo/src';
/** Which folders of geo each of them may import. */
const GEO_FOLDERS = {
  gazetteer: [],
  tiles: [],
  outside: ['gazetteer'],
  roads: ['gazetteer'],
  outlines: ['tiles'],
  geocoders: ['gazetteer', 'outside'],
  'place-finders': ['gazetteer', 'outside'],
  'lodging-finders': ['gazetteer', 'outside', 'geocoders'],
  'route-planners': ['gazetteer', 'outside', 'roads'],
  regions: ['gazetteer', 'tiles', 'place-finders', 'route-planners'],
  'basemap/style': [],
  basemap: ['tiles', 'outlines', 'outside', 'roads'],
};
const ASSISTANT = 'packages/assistant/src';
const SERVER = 'packages/server/src';
const SHARED = `${SERVER}/shared`;
const SHARED_BASE = [`${SERVER}/{http,db,threads,config}/**`, DOMAIN, CONTRACT];
const FEATURE_BASE = [`${SERVER}/{shared,http,db,jobs,threads,config}/**`, DOMAIN, CONTRACT, GEO];
const SHOP = `${SERVER}/features/shop`;
/** Inside the server's shop: what each folder may import of the others. Mails listen, so no folder knows them. */
const SHOP_FOLDERS = {
  catalogue: '{tables,testing}',
  invoices: '{tables,testing}',
  orders: '{tables,catalogue,invoices,testing}',
  revocations: '{tables,catalogue,orders,testing}',
  money: '{tables,invoices,orders,testing}',
  mails: '{tables,catalogue,invoices,orders,testing}',
};
const WEB = 'packages/web/src';
const SHARED_WEB = [`${WEB}/ui/**`, `${WEB}/format/**`, DOMAIN, CONTRACT];
const PLANNER = `${WEB}/features/planner`;
const TRIPS = `${WEB}/store/trips`;
const OBSERVABLE = `${WEB}/ui/observable.ts`;
const STORE_BASE = [OBSERVABLE, `${WEB}/store/*`, `${WEB}/store/{session,live}/**`];
const BELOW_STORE = [
  `${WEB}/api/**`,
  `${WEB}/ui/{observable.ts,offer.ts,toast.ts,texts.tsx}`,
  `${WEB}/format/**`,
  DOMAIN,
  CONTRACT,
];
const MIDDLE_WEB = ['parts', 'map', 'store', 'api'].map((room) => `${WEB}/${room}/**`);

/**
 * Folders of which each may import those before it.
 *
 * @param {string} base
 * @param {readonly string[]} folders
 * @param {readonly string[]} [all] what all of them may import
 * @returns {readonly Room[]}
 */
function direction(base, folders, all = [`${base}/*`]) {
  return folders.map((folder, index) => ({
    files: `${base}/${folder}/**`,
    mayImport: [...folders.slice(0, index).map((before) => `${base}/${before}/**`), ...all],
    packages: [],
  }));
}

/** @type {readonly Room[]} */
export const ROOMS = [
  { files: 'packages/domain/src/**/*.test.ts', mayImport: [DOMAIN], packages: [] },
  { files: 'packages/domain/src/testing/**', mayImport: [DOMAIN], packages: ['fast-check'] },
  ...direction('packages/domain/src', [
    'text',
    'geo',
    'trip',
    'legs',
    'schedule',
    'optimise',
    'operations',
  ]),
  { files: DOMAIN, mayImport: [], packages: [] },
  { files: CONTRACT, mayImport: [DOMAIN], packages: ['zod'] },
  // Tests of geo may play whole scenes.
  ...['**/*.test.ts', '**/testing/**'].map((inner) => ({
    files: `${GEO_SOURCES}/${inner}`,
    mayImport: [GEO, DOMAIN],
  })),
  ...Object.entries(GEO_FOLDERS).map(([folder, below]) => ({
    files: `${GEO_SOURCES}/${folder}/**`,
    mayImport: [
      ...below.map((one) => `${GEO_SOURCES}/${one}/**`),
      `${GEO_SOURCES}/{ports,turns,attribution}.ts`,
      DOMAIN,
    ],
  })),
  { files: GEO, mayImport: [DOMAIN] },
  // Tests of the assistant may play whole scenes.
  { files: `${ASSISTANT}/**/*.test.ts`, mayImport: [`${ASSISTANT}/**`, DOMAIN], packages: [] },
  ...direction(
    ASSISTANT,
    ['texts', 'language', 'regions', 'grammar', 'meaning', 'plan', 'perform', 'dialogue'],
    [`${ASSISTANT}/{action,ports,outcome}.ts`, DOMAIN],
  ),
  { files: `${ASSISTANT}/**`, mayImport: [DOMAIN], packages: [] },

  // Composition, in one process or in several.
  ...['*', 'processes/**'].map((files) => ({
    files: `${SERVER}/${files}`,
    mayImport: [`${SERVER}/**`, DOMAIN, CONTRACT, GEO],
  })),
  // Only its own feature knows the assistant.
  {
    files: `${SERVER}/features/assistant/**`,
    mayImport: [`${ASSISTANT}/**`, ...FEATURE_BASE],
  },
  { files: `${SERVER}/cli/**`, mayImport: [`${SERVER}/{config,db}/**`, DOMAIN, GEO] },
  ...Object.entries(SHOP_FOLDERS).map(([folder, below]) => ({
    files: `${SHOP}/${folder}/**`,
    mayImport: [`${SHOP}/${below}/**`, ...FEATURE_BASE],
  })),
  { files: `${SHOP}/{folder}/**`, mayImport: FEATURE_BASE },
  { files: `${SERVER}/features/{feature}/**`, mayImport: FEATURE_BASE },
  // What several features need. Its parts do not know each other; only the live stream asks who belongs to a trip.
  { files: `${SHARED}/live/**`, mayImport: [`${SHARED}/trip-access/**`, ...SHARED_BASE] },
  { files: `${SHARED}/{part}/**`, mayImport: SHARED_BASE },
  { files: `${SERVER}/threads/**`, mayImport: [`${SERVER}/http/app-error.ts`] },
  { files: `${SERVER}/jobs/**`, mayImport: [`${SERVER}/{db,config}/**`, DOMAIN] },
  { files: `${SERVER}/http/**`, mayImport: [`${SERVER}/{db,config}/**`, DOMAIN, CONTRACT] },
  { files: `${SERVER}/db/**`, mayImport: [`${SERVER}/config/**`, DOMAIN] },
  { files: `${SERVER}/config/**`, mayImport: [DOMAIN, CONTRACT] },
  {
    files: 'packages/server/test/**',
    mayImport: [`${SERVER}/**`, 'packages/server/rolldown.config.ts', DOMAIN, CONTRACT, GEO],
  },

  { files: `${WEB}/*`, mayImport: [`${WEB}/**`, DOMAIN, CONTRACT] },
  {
    files: `${WEB}/app/**`,
    mayImport: [`${WEB}/{features,pwa}/**`, ...MIDDLE_WEB, ...SHARED_WEB],
  },
  // Pages of several features in one test, and tests of what holds for all of them.
  { files: `${WEB}/features/testing/**`, mayImport: [`${WEB}/**`, DOMAIN, CONTRACT] },
  { files: `${WEB}/features/*.test.{ts,tsx}`, mayImport: [`${WEB}/**`, DOMAIN, CONTRACT] },
  // Articles, legal texts and products are files of the repository.
  ...['blog', 'legal', 'lodgings', 'landing', 'shop'].map((feature) => ({
    files: `${WEB}/features/${feature}/**`,
    mayImport: [
      'content/**',
      'packages/web/build/compile-markdown.ts',
      ...MIDDLE_WEB,
      ...SHARED_WEB,
    ],
  })),
  // Inside the planner: siblings ← page and the pages of the routes.
  ...['*', 'page/**'].map((inner) => ({
    files: `${PLANNER}/${inner}`,
    mayImport: [`${PLANNER}/**`, ...MIDDLE_WEB, ...SHARED_WEB],
  })),
  ...['panels/{panel}/**', '{sibling}/**'].map((inner) => ({
    files: `${PLANNER}/${inner}`,
    mayImport: [...MIDDLE_WEB, ...SHARED_WEB],
  })),
  {
    files: `${WEB}/features/{feature}/**`,
    mayImport: [`${WEB}/features/testing/**`, ...MIDDLE_WEB, ...SHARED_WEB],
  },
  {
    files: `${WEB}/parts/**`,
    mayImport: [`${WEB}/{map,store,api}/**`, ...SHARED_WEB],
  },
  // The map asks for its style and its sources.
  { files: `${WEB}/map/**`, mayImport: [`${WEB}/api/**`, ...SHARED_WEB] },
  // A leaf without imports, which rooms that know nothing else of the screen may use.
  { files: OBSERVABLE, mayImport: [], packages: [] },
  // Inside the trips the direction is records ← storage ← sync ← view. What lies beside these folders
  // composes them. Their tests may play whole scenes.
  {
    files: `${TRIPS}/{records,storage,sync,view}/*.test.{ts,tsx}`,
    mayImport: [`${WEB}/store/**`, ...BELOW_STORE],
  },
  {
    files: `${TRIPS}/records/**`,
    mayImport: [OBSERVABLE, DOMAIN, CONTRACT],
    packages: [],
  },
  {
    files: `${TRIPS}/storage/**`,
    mayImport: [`${TRIPS}/records/**`, ...STORE_BASE, DOMAIN, CONTRACT],
    packages: ['idb'],
  },
  {
    files: `${TRIPS}/sync/**`,
    mayImport: [`${TRIPS}/{records,storage}/**`, ...STORE_BASE, `${WEB}/api/**`, DOMAIN, CONTRACT],
    packages: [],
  },
  {
    files: `${TRIPS}/view/**`,
    mayImport: [`${TRIPS}/{records,storage,sync}/**`, ...STORE_BASE, ...BELOW_STORE],
  },
  { files: `${TRIPS}/**`, mayImport: [`${WEB}/store/**`, ...BELOW_STORE] },
  // The session and the live stream know no trips.
  ...['{part}/**', '*'].map((inner) => ({
    files: `${WEB}/store/${inner}`,
    mayImport: [...STORE_BASE, ...BELOW_STORE],
  })),
  { files: `${WEB}/api/**`, mayImport: [`${WEB}/format/**`, DOMAIN, CONTRACT] },
  { files: `${WEB}/pwa/**`, mayImport: [`${WEB}/{api,ui,format}/**`] },
  { files: `${WEB}/ui/**`, mayImport: [`${WEB}/format/**`, CONTRACT] },
  { files: `${WEB}/format/**`, mayImport: [DOMAIN, CONTRACT] },
  // What runs before every test file that needs a DOM.
  { files: `${WEB}/testing/**`, mayImport: [] },
];

/**
 * Things that only some files may use.
 *
 * @typedef {object} Reserved
 * @property {string} what a package, a global or a call, as tools/rooms/read-uses.mjs names it
 * @property {string} within the files that the rule is about
 * @property {readonly string[]} only those of them that may use it
 * @property {string} why
 */

/** @type {readonly Reserved[]} */
export const RESERVED = [
  ...['maplibre-gl', 'pmtiles'].map((what) => ({
    what,
    within: `${WEB}/**`,
    only: [`${WEB}/map/**`],
    why: 'only the map room knows the map library',
  })),
  ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((what) => ({
    what,
    within: `${WEB}/**`,
    only: [`${WEB}/api/**`, `${WEB}/pwa/**`],
    why: 'only the api room talks to the server',
  })),
  {
    what: 'idb',
    within: `${WEB}/**`,
    only: [`${TRIPS}/storage/**`, `${WEB}/store/routes/**`],
    why: 'only the stores of trips and routes know IndexedDB',
  },
  {
    what: 'value of @fahrtwind/contract',
    within: `${WEB}/**`,
    only: [],
    why: 'zod stays out of the browser: import types only',
  },
  ...['decodeURIComponent', 'decodeURI'].map((what) => ({
    what,
    within: 'packages/**',
    only: ['packages/domain/src/text/decode-address.ts'],
    why: 'it throws for what anybody can write into an address: use decodeAddress',
  })),
  ...['Date.now', 'new Date()', 'Date()', 'Math.random', 'performance', 'crypto', 'fetch'].map(
    (what) => ({
      what,
      within: DOMAIN,
      only: [],
      why: 'the domain has no clock, no random and no I/O: take it as an argument',
    }),
  ),
];

/** Tests may also use the test tools; everything else holds for them too. */
export const TEST_PACKAGES = ['vitest', 'fast-check', 'node:*'];
