import { join } from 'node:path';
import { isValidLocation } from '@fahrtwind/domain';
import {
  createBundledSights,
  createGazetteer,
  createRegionFinder,
  createRegionGeocoder,
  openRegionFolder,
  POI_KINDS,
  type Answer,
  type Geocoder,
  type Outage,
  type PlaceFinder,
  type Region,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';
import type { Database } from '../../db/database.ts';
import { createGeoCache } from '../../db/geo-cache.ts';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import { createFinder } from './create-finder.ts';
import { createGeocoder } from './create-geocoder.ts';

interface PlacesParts {
  readonly config: Pick<Config, 'geocoder' | 'geocoderUrl' | 'poiUrl' | 'mainUrl' | 'dataDir'>;
  readonly database: Database;
  readonly log: Log;
}

export interface PlacesFeature {
  readonly handlers: Handlers<'searchPlaces' | 'findPlacesAt' | 'findPois'>;
  /** Reads the gazetteer beside everything else; who asks before waits for it. */
  start(): void;
}

const GAZETTEER_FILE = join(projectFolder, 'data/places/gazetteer.bin.br');
const SIGHTS_FILE = join(projectFolder, 'data/sights/sights.tsv');

export function createPlacesFeature({ config, database, log }: PlacesParts): PlacesFeature {
  const onOutage = (outage: Outage): void => log.warn({ err: outage }, 'places answered from here');
  const cache = createGeoCache(database, (error) => log.error({ err: error }, 'geo cache failed'));
  const gazetteer = createGazetteer(GAZETTEER_FILE);
  const bundled = createBundledSights(SIGHTS_FILE);
  const regions = openRegionFolder(join(config.dataDir, 'regions'));
  const onFailure = ({ name }: Region, error: unknown): void =>
    log.error({ err: error, region: name }, 'places of the region not read');
  const embedded = createRegionGeocoder(regions, gazetteer, onFailure);
  const geocoder = createGeocoder({ config, cache, gazetteer: embedded, onOutage });
  const ownFinder = createRegionFinder(regions, bundled, onFailure);
  const finder = createFinder({ config, cache, bundled: ownFinder, onOutage });
  return {
    handlers: createHandlers(geocoder, finder),
    start: () => {
      gazetteer.load().catch((error: unknown) => log.error({ err: error }, 'gazetteer not read'));
    },
  };
}

function createHandlers(geocoder: Geocoder, finder: PlaceFinder): PlacesFeature['handlers'] {
  return {
    searchPlaces: async ({ query: { q, near, lang, limit }, reply }) => {
      const signal = abortedWith(reply);
      const query = { text: q, language: lang, limit, signal, ...(near && { near }) };
      const found = await geocoder.search(query);
      return { places: [...found.value], ...answered(found) };
    },
    findPlacesAt: async ({ query: { lat, lng, lang }, reply }) => {
      const point = { lat, lng };
      if (!isValidLocation(point)) throw new AppError('point-empty', lat === 0 ? 'lat' : 'lng');
      const found = await geocoder.at({ ...point, language: lang, signal: abortedWith(reply) });
      return { places: [...found.value], ...answered(found) };
    },
    findPois: async ({ query: { bbox, kinds = POI_KINDS, lang, limit }, reply }) => {
      const signal = abortedWith(reply);
      const found = await finder.find({ box: bbox, kinds, language: lang, limit, signal });
      return { pois: [...found.value], ...answered(found) };
    },
  };
}

function answered({ source, attribution, isFallback }: Answer<unknown>) {
  return { source, attribution: [...attribution], isFallback };
}
