import { join } from 'node:path';
import { DEFAULT_LANGUAGE, isValidLocation, POI_KINDS, type Language } from '@fahrtwind/domain';
import {
  attributionIn,
  createBundledSights,
  createGazetteer,
  createLinkResolver,
  createPasses,
  createRegionFinder,
  createRegionGeocoder,
  openRegionFolder,
  readShortLink,
  type Answer,
  type Coordinates,
  type Gazetteer,
  type Geocoder,
  type LinkResolver,
  type Outage,
  type PlaceFinder,
  type Region,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';
import type { Database } from '../../db/database.ts';
import { createGeoCache } from '../../shared/geo-cache/geo-cache.ts';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import { createFinder } from './create-finder.ts';
import { createGeocoder } from './create-geocoder.ts';
import { findAlong, type AlongParts } from './find-along.ts';
import { createSearchTurns, lookUpPlaces } from './look-up-places.ts';
import { searchSomeWords } from './search-some-words.ts';

export interface PlacesParts {
  readonly config: Pick<
    Config,
    'geocoder' | 'geocoderUrl' | 'poiUrl' | 'mainUrl' | 'dataDir' | 'resolveLinks'
  >;
  readonly database: Database;
  readonly log: Log;
}

export interface PlacesFeature {
  readonly handlers: Handlers<
    'searchPlaces' | 'lookUpPlaces' | 'findPlacesAt' | 'findPois' | 'findAlong' | 'listPoiKinds'
  >;
  /** What regions, sights and a configured service know. */
  readonly finder: PlaceFinder;
  /** Whether streets and house numbers can be found: by a service, or in an imported region. */
  readonly hasAddresses: () => boolean;
  /** The IANA name of the time zone at a point, empty when unknown. */
  readonly zoneAt: (point: Coordinates) => Promise<string>;
  /** For who plans for a person instead of showing places. */
  readonly search: Pick<Geocoder, 'search'> &
    Pick<Gazetteer, 'townsNear' | 'placesNamed'> &
    Pick<PlaceFinder, 'find'>;
  /** Reads the gazetteer beside everything else; who asks before waits for it. */
  start(): void;
}

const GAZETTEER_FILE = join(projectFolder, 'data/places/gazetteer.bin.br');
const PASSES_FILE = join(projectFolder, 'data/roads/source/passes.txt');
const SIGHTS_FOLDER = join(projectFolder, 'data/sights');

export function createPlacesFeature({ config, database, log }: PlacesParts): PlacesFeature {
  const onOutage = (outage: Outage): void => log.warn({ err: outage }, 'places answered from here');
  const cache = createGeoCache(database, (error) => log.error({ err: error }, 'geo cache failed'));
  const gazetteer = createGazetteer(GAZETTEER_FILE);
  const bundled = createBundledSights(SIGHTS_FOLDER);
  const regions = openRegionFolder(join(config.dataDir, 'regions'));
  const onFailure = ({ name }: Region, error: unknown): void =>
    log.error({ err: error, region: name }, 'places of the region not read');
  const embedded = createRegionGeocoder(regions, gazetteer, onFailure);
  const geocoder = createGeocoder({ config, cache, gazetteer: embedded, onOutage });
  const ownFinder = createRegionFinder(regions, bundled, onFailure);
  const resolveLink = config.resolveLinks ? createLinkResolver({ onOutage }) : null;
  const finder = createFinder({ config, cache, bundled: ownFinder, onOutage });
  return {
    handlers: createHandlers({
      geocoder,
      finder,
      resolveLink,
      along: { finder: ownFinder, gazetteer, passes: createPasses(PASSES_FILE) },
    }),
    finder,
    hasAddresses: () =>
      config.geocoder !== 'gazetteer' || regions.list().some(({ counts }) => counts.addresses > 0),
    search: {
      search: geocoder.search,
      townsNear: (query) => gazetteer.townsNear(query),
      placesNamed: (query) => gazetteer.placesNamed(query),
      find: finder.find,
    },
    zoneAt: async (point) => {
      if (!isValidLocation(point)) return '';
      const { value } = await gazetteer.at({ ...point, language: DEFAULT_LANGUAGE });
      return value.find(({ timeZone }) => timeZone !== '')?.timeZone ?? '';
    },
    start: () => {
      gazetteer.load().catch((error: unknown) => log.error({ err: error }, 'gazetteer not read'));
    },
  };
}

interface HandlerParts {
  readonly along: AlongParts;
  readonly geocoder: Geocoder;
  readonly finder: PlaceFinder;
  /** Null: the operator does not allow asking other servers where a short link leads. */
  readonly resolveLink: LinkResolver | null;
}

function createHandlers({
  along,
  geocoder,
  finder,
  resolveLink,
}: HandlerParts): PlacesFeature['handlers'] {
  const takeTurn = createSearchTurns();
  return {
    searchPlaces: async ({ query: { q, near, lang, limit, partial }, reply }) => {
      const signal = abortedWith(reply);
      const link = readShortLink(q);
      const text = link ? ((await resolveLink?.(link, signal)) ?? null) : q;
      if (text === null) return { places: [], isShortLink: true, ...answered(UNREAD, lang) };
      const query = { text, language: lang, limit, signal, ...(near && { near }) };
      const found = await geocoder.search(query);
      const partly =
        partial && found.value.length === 0 ? await searchSomeWords(geocoder.search, query) : null;
      const shown = partly?.found ?? found;
      return {
        places: [...shown.value],
        isShortLink: false,
        ...(partly && { unknown: partly.unknown }),
        ...answered(shown, lang),
      };
    },
    lookUpPlaces: async ({ body: { lang, ...question }, reply }) => {
      const signal = abortedWith(reply);
      const asked = { ...question, language: lang, signal };
      const found = await lookUpPlaces(geocoder, asked, takeTurn);
      const lines = found.value.map((places) => places && [...places]);
      return { lines, ...answered(found, lang) };
    },
    findPlacesAt: async ({ query: { lat, lng, lang }, reply }) => {
      const point = { lat, lng };
      if (!isValidLocation(point)) throw new AppError('point-empty', lat === 0 ? 'lat' : 'lng');
      const found = await geocoder.at({ ...point, language: lang, signal: abortedWith(reply) });
      return { places: [...found.value], ...answered(found, lang) };
    },
    findPois: async ({ query: { bbox, kinds = POI_KINDS, lang, limit }, reply }) => {
      const signal = abortedWith(reply);
      const found = await finder.find({ box: bbox, kinds, language: lang, limit, signal });
      return { pois: [...found.value], ...answered(found, lang) };
    },
    findAlong: async ({ body: { lang, ...question }, reply }) => {
      const signal = abortedWith(reply);
      return { finds: [...(await findAlong(along, { ...question, language: lang, signal }))] };
    },
    listPoiKinds: async ({ query: { bbox } }) => ({ kinds: [...(await finder.kindsIn(bbox))] }),
  };
}

const UNREAD = { value: null, source: 'gazetteer', attribution: [], isFallback: false } as const;

function answered({ source, attribution, isFallback }: Answer<unknown>, language: Language) {
  return { source, attribution: attributionIn(language, attribution), isFallback };
}
