import { RETENTION, secondsOf } from '@fahrtwind/domain';
import {
  createOverpass,
  poiList,
  withCache,
  withFallback,
  type BoundingBox,
  type GeoCache,
  type Outage,
  type PlaceFinder,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { userAgentOf } from './create-geocoder.ts';

interface FinderParts {
  readonly config: Pick<Config, 'poiUrl' | 'mainUrl'>;
  readonly cache: GeoCache;
  readonly bundled: PlaceFinder;
  readonly onOutage: (outage: Outage) => void;
}

const LIFE_MS = secondsOf(RETENTION.poiAnswer) * 1000;
/** In square degrees, about 100 by 80 km. On a larger map points cannot be told apart, and Overpass would take minutes. */
const LARGEST_BOX = 1;

/** The finder that the configuration asks for, with the bundled sights to stand in for it. */
export function createFinder({ config, cache, bundled, onOutage }: FinderParts): PlaceFinder {
  const { poiUrl: url } = config;
  if (url === null) return bundled;
  const overpass = createOverpass({ url, userAgent: userAgentOf(config) });
  const cached = withCache(overpass.find, {
    cache,
    lifeMs: LIFE_MS,
    value: poiList,
    keyParts: ({ box, kinds, language, limit }) => [
      'overpass',
      url,
      Object.values(box),
      kinds.toSorted(),
      language,
      limit,
    ],
  });
  const find = withFallback(cached, bundled.find, onOutage);
  return {
    find: (query) => (isLarge(query.box) ? bundled.find(query) : find(query)),
    kindsIn: (box) => (isLarge(box) ? bundled : overpass).kindsIn(box),
  };
}

function isLarge({ west, south, east, north }: BoundingBox): boolean {
  const width = west <= east ? east - west : east - west + 360;
  return width * (north - south) > LARGEST_BOX;
}
