import { RETENTION, secondsOf } from '@fahrtwind/domain';
import {
  createNominatim,
  createPhoton,
  placeList,
  withCache,
  withFallback,
  withPause,
  withPoints,
  type Coordinates,
  type GeoCache,
  type Geocoder,
  type Outage,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';

interface GeocoderParts {
  readonly config: Pick<Config, 'geocoder' | 'geocoderUrl' | 'mainUrl'>;
  readonly cache: GeoCache;
  readonly gazetteer: Geocoder;
  readonly onOutage: (outage: Outage) => void;
}

const LIFE_MS = secondsOf(RETENTION.placeAnswer) * 1000;
/** The user is typing and waits. After this time the gazetteer answers. */
const TIME_LIMIT_MS = 4000;
/** About the time between two keys. */
const PAUSE_MS = 200;
const ADAPTERS = { photon: createPhoton, nominatim: createNominatim };

/** The geocoder that the configuration asks for, with the gazetteer to stand in for it. */
export function createGeocoder({ config, cache, gazetteer, onOutage }: GeocoderParts): Geocoder {
  const { geocoder: name, geocoderUrl: url } = config;
  if (name === 'gazetteer' || url === null) return gazetteer;
  const userAgent = userAgentOf(config);
  const service = ADAPTERS[name]({ url, timeLimitMs: TIME_LIMIT_MS, userAgent });
  const common = { cache, lifeMs: LIFE_MS, value: placeList };
  const search = withCache(withPause(service.search, PAUSE_MS), {
    ...common,
    keyParts: ({ text, language, limit, near }) => [name, url, text, language, limit, cell(near)],
  });
  const at = withCache(service.at, {
    ...common,
    keyParts: ({ lat, lng, language }) => [name, url, 'at', lat, lng, language],
  });
  return withPoints({
    search: withFallback(search, gazetteer.search, onOutage),
    at: withFallback(at, gazetteer.at, onOutage),
  });
}

/** Says who asks, as the rules of public services want it. */
export function userAgentOf({ mainUrl }: Pick<Config, 'mainUrl'>): string {
  return `Fahrtwind/0.1 (${mainUrl})`;
}

/** A map that moved a little asks the same question. */
function cell(near: Coordinates | undefined): string {
  return near ? `${Math.round(near.lat)},${Math.round(near.lng)}` : '';
}
