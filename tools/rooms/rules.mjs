/**
 * Who may import whom. The first room whose pattern fits a file is its room; `{name}` stands for one
 * path segment and has the same value on both sides, so a new feature is guarded on the day it is born.
 * Type imports count like all others. A source file without a room is an error.
 *
 * @typedef {object} Room
 * @property {string} files what lies in the room
 * @property {readonly string[]} mayImport files of the project that it may import; its own are always allowed
 * @property {readonly string[]} [packages] npm packages and node: modules it may import; all when missing
 */

const DOMAIN = 'packages/domain/src/**';
const CONTRACT = 'packages/contract/src/**';
const GEO = 'packages/geo/src/**';
const SERVER = 'packages/server/src';
const WEB = 'packages/web/src';
const SHARED_WEB = [`${WEB}/ui/**`, `${WEB}/format/**`, DOMAIN, CONTRACT];
const MIDDLE_WEB = ['parts', 'map', 'store', 'api'].map((room) => `${WEB}/${room}/**`);

/** @type {readonly Room[]} */
export const ROOMS = [
  { files: 'packages/domain/src/testing/**', mayImport: [DOMAIN], packages: ['fast-check'] },
  { files: DOMAIN, mayImport: [], packages: [] },
  { files: CONTRACT, mayImport: [DOMAIN], packages: ['zod'] },
  { files: GEO, mayImport: [DOMAIN] },

  { files: `${SERVER}/*`, mayImport: [`${SERVER}/**`, DOMAIN, CONTRACT, GEO] },
  { files: `${SERVER}/cli/**`, mayImport: [`${SERVER}/{config,db}/**`, DOMAIN, GEO] },
  {
    files: `${SERVER}/features/{feature}/**`,
    mayImport: [`${SERVER}/{http,db,jobs,config}/**`, DOMAIN, CONTRACT, GEO],
  },
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
  // Tests of what holds for all features.
  { files: `${WEB}/features/*.test.ts`, mayImport: [`${WEB}/**`, DOMAIN, CONTRACT] },
  {
    files: `${WEB}/features/content/**`,
    mayImport: [
      'content/**',
      'packages/web/build/compile-markdown.ts',
      ...MIDDLE_WEB,
      ...SHARED_WEB,
    ],
  },
  { files: `${WEB}/features/{feature}/**`, mayImport: [...MIDDLE_WEB, ...SHARED_WEB] },
  {
    files: `${WEB}/parts/**`,
    mayImport: [`${WEB}/{map,store,api}/**`, ...SHARED_WEB],
  },
  // The map asks for its style and its sources.
  { files: `${WEB}/map/**`, mayImport: [`${WEB}/api/**`, ...SHARED_WEB] },
  {
    files: `${WEB}/store/**`,
    mayImport: [
      `${WEB}/api/**`,
      `${WEB}/ui/offer.ts`,
      `${WEB}/ui/toast.ts`,
      `${WEB}/ui/texts.tsx`,
      `${WEB}/format/**`,
      DOMAIN,
      CONTRACT,
    ],
  },
  { files: `${WEB}/api/**`, mayImport: [`${WEB}/format/**`, DOMAIN, CONTRACT] },
  { files: `${WEB}/pwa/**`, mayImport: [`${WEB}/{api,ui,format}/**`] },
  { files: `${WEB}/ui/**`, mayImport: [`${WEB}/format/**`, CONTRACT] },
  { files: `${WEB}/format/**`, mayImport: [CONTRACT] },
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
    what: 'value of @fahrtwind/contract',
    within: `${WEB}/**`,
    only: [],
    why: 'zod stays out of the browser: import types only',
  },
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
