import { RETENTION, secondsOf } from '@fahrtwind/domain';
import {
  createBookingSearch,
  createKnownLodgings,
  createPreparedLinks,
  lodgingsForm,
  withCache,
  withFallback,
  type GeoCache,
  type LodgingFinder,
  type Outage,
  type PlaceFinder,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';

interface FinderParts {
  readonly config: Pick<Config, 'lodgingUrl' | 'lodgingKey' | 'bookingPartnerId' | 'mainUrl'>;
  readonly cache: GeoCache;
  /** What imported regions and a configured Overpass server know. */
  readonly places: PlaceFinder;
  readonly onOutage: (outage: Outage) => void;
}

const LIFE_MS = secondsOf(RETENTION.lodgingAnswer) * 1000;
/** The list on the screen is empty until then. */
const TIME_LIMIT_MS = 7000;
/** Forty results with all their pictures are some 100 KB. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The booking search of the configuration; imported regions and links to booking sites stand in for it. */
export function createLodgingFinder(parts: FinderParts): LodgingFinder {
  const { config, cache, places, onOutage } = parts;
  const { lodgingUrl: url, lodgingKey, bookingPartnerId, mainUrl } = config;
  const links = createPreparedLinks(bookingPartnerId);
  const known = createKnownLodgings(places, links);
  if (url === null) return known;
  const search = createBookingSearch(
    {
      url,
      timeLimitMs: TIME_LIMIT_MS,
      maxBytes: MAX_BYTES,
      userAgent: `Fahrtwind/0.1 (${mainUrl})`,
      bearer: lodgingKey ?? undefined,
    },
    links,
  );
  const cached = withCache(search.find, {
    cache,
    lifeMs: LIFE_MS,
    value: lodgingsForm,
    keyParts: ({ place: { lat, lng, label }, type, dates, persons, language, limit }) => [
      'booking-search',
      url,
      bookingPartnerId,
      [lat, lng, label],
      [type, dates?.checkInDate, dates?.checkOutDate],
      [persons, language, limit],
    ],
  });
  const find = withFallback(cached, known.find, onOutage);
  return { find: (query) => (query.dates === null ? known : { find }).find(query) };
}
