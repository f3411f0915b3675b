/**
 * A usual change: its first edit, after which the compiler names the files that must follow. All changes are made at
 * once, because one run of the compiler takes minutes; `mark` is the word by which an error belongs to its change.
 *
 * @typedef {object} Change
 * @property {string} name
 * @property {string} mark a word that nothing else in the code has
 * @property {readonly Edit[]} edits
 * @property {readonly string[]} [checks] files that a test or a person demands, with the reason behind a colon
 *
 * @typedef {readonly [file: string, find: string, replace: string]} Edit
 */

const DOMAIN = 'packages/domain/src';

/** @type {readonly Change[]} */
export const CHANGES = [
  {
    name: 'a field on a hotel',
    mark: 'faxNumber',
    edits: [
      [
        `${DOMAIN}/trip/hotel.ts`,
        '  readonly url: string;',
        '  readonly url: string;\n  readonly faxNumber: string;',
      ],
    ],
  },
  {
    name: 'a kind of entry',
    mark: 'souvenir',
    edits: [
      [
        `${DOMAIN}/trip/entry.ts`,
        "'note', 'restaurant'] as const",
        "'note', 'restaurant', 'souvenir'] as const",
      ],
    ],
  },
  {
    name: 'a profile of a leg',
    mark: 'sailing',
    edits: [
      [
        `${DOMAIN}/trip/route-profile.ts`,
        "'walking', 'direct'] as const",
        "'walking', 'sailing', 'direct'] as const",
      ],
    ],
  },
  {
    name: 'a kind of leg',
    mark: 'taxi',
    edits: [
      [
        `${DOMAIN}/trip/leg-kind.ts`,
        "  'straight',\n] as const",
        "  'taxi',\n  'straight',\n] as const",
      ],
    ],
  },
  {
    name: 'a refusal',
    mark: 'amount-odd',
    edits: [
      [
        `${DOMAIN}/operations/refusal.ts`,
        "  'amount-invalid',",
        "  'amount-invalid',\n  'amount-odd',",
      ],
    ],
  },
  {
    name: 'an error code of the API',
    mark: 'trip-too-small',
    edits: [
      [
        'packages/contract/src/error-code.ts',
        "  | 'trip-too-large'",
        "  | 'trip-too-large'\n  | 'trip-too-small'",
      ],
    ],
  },
  {
    name: 'a kind of notification',
    mark: 'praised',
    edits: [[`${DOMAIN}/account/notification.ts`, "  'invited',", "  'invited',\n  'praised',"]],
  },
  {
    name: 'a page',
    mark: 'press',
    edits: [
      [`${DOMAIN}/paths.ts`, "  blog: '/Blog',", "  blog: '/Blog',\n  press: '/Presse',"],
      ['packages/web/src/app/meta-key.ts', "  | 'landing'", "  | 'landing'\n  | 'press'"],
    ],
    checks: [
      'packages/web/src/app/routes.ts: its route, which names the page in its feature',
      'packages/server/src/http/pages/sitemap.ts: where search engines shall find it',
    ],
  },
  {
    name: 'an endpoint',
    mark: 'praiseCompanion',
    edits: [
      [
        'packages/contract/src/companions.ts',
        'export const companionEndpoints = {',
        "export const companionEndpoints = {\n  praiseCompanion: endpoint({\n    method: 'POST',\n    path: '/api/trips/:id/praise',\n    access: 'session',\n    summary: 'Praises',\n    params: z.object({ id: z.string() }),\n    reply: z.object({}),\n  }),",
      ],
    ],
    checks: [
      'packages/server/src/http/policy-table.test.ts: every endpoint in every role',
      'packages/server/src/http/testing/test-app.ts: the policy test runs a handler of it',
    ],
  },
  {
    name: 'a geocoder',
    mark: 'pelias',
    edits: [
      [
        'packages/server/src/config/settings.ts',
        "z.enum(['gazetteer', 'photon',",
        "z.enum(['gazetteer', 'pelias', 'photon',",
      ],
    ],
    checks: [
      'packages/geo/src/geocoders/: its adapter, which passes the specification of geocoders',
      'docs/configuration.md: the row of GEOCODER',
    ],
  },
  {
    name: 'a configuration variable',
    mark: 'GEOCODER_KEY',
    edits: [
      [
        'packages/server/src/config/settings.ts',
        '  GEOCODER_URL: serviceAddress',
        "  GEOCODER_KEY: z.string().default(''),\n  GEOCODER_URL: serviceAddress",
      ],
    ],
    checks: ['docs/configuration.md: configuration-table.test.ts compares it'],
  },
  {
    name: 'one more day colour',
    mark: '#5a5a5a',
    edits: [[`${DOMAIN}/trip/day-colour.ts`, "  '#79751f',", "  '#79751f',\n  '#5a5a5a',"]],
    checks: [
      'packages/web/src/ui/tokens.css: a test compares the colours',
      'packages/web/src/parts/trip-rows/day-colours.module.css: a test compares the colours',
    ],
  },
  {
    name: 'a key in the browser',
    mark: 'private-new',
    edits: [
      [
        `${DOMAIN}/privacy/browser-data.ts`,
        "  { name: 'private-map',",
        "  { name: 'private-new', place: 'cache', end: 'signed-out', reason: 'needed' },\n  { name: 'private-map',",
      ],
    ],
  },
  {
    name: 'a language',
    mark: 'fr',
    edits: [[`${DOMAIN}/text/language.ts`, "['de', 'en'] as const", "['de', 'en', 'fr'] as const"]],
  },
];
