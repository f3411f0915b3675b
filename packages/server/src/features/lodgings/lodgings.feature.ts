import {
  addDays,
  isValidLocation,
  readCalendarDate,
  serialiseLocation,
  stayProblem,
  type CalendarDate,
} from '@fahrtwind/domain';
import { attributionIn, type LodgingQuery, type Outage, type PlaceFinder } from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { createGeoCache } from '../../shared/geo-cache/geo-cache.ts';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import { createLodgingFinder } from './create-lodging-finder.ts';
import { createLodgingPictures } from './lodging-picture.ts';

export interface LodgingsParts {
  readonly config: Pick<Config, 'lodgingUrl' | 'lodgingKey' | 'bookingPartnerId' | 'mainUrl'> & {
    readonly secret: string;
  };
  readonly database: Database;
  readonly log: Log;
  /** What imported regions and a configured Overpass server know. */
  readonly finder: PlaceFinder;
  readonly drawPicture: (bytes: Buffer) => Promise<Buffer>;
}

export interface LodgingsFeature {
  readonly handlers: Handlers<'findLodgings' | 'getLodgingPicture'>;
}

const PICTURE_CACHE = 'public, max-age=86400';

export function createLodgingsFeature(parts: LodgingsParts): LodgingsFeature {
  const { config, database, log, drawPicture } = parts;
  const onOutage = (outage: Outage): void =>
    log.warn({ err: outage }, 'lodgings answered from here');
  const cache = createGeoCache(database, (error) => log.error({ err: error }, 'geo cache failed'));
  const finder = createLodgingFinder({ config, cache, places: parts.finder, onOutage });
  const pictures = createLodgingPictures({
    lodgingUrl: config.lodgingUrl,
    secret: config.secret,
    drawPicture,
    onMissing: (error) => log.info({ err: error }, 'a picture of a lodging is missing'),
  });
  return {
    handlers: {
      findLodgings: async ({ query, reply }) => {
        const { lat, lng, label, persons, type, lang, limit } = query;
        if (!isValidLocation({ lat, lng })) {
          throw new AppError('point-empty', lat === 0 ? 'lat' : 'lng');
        }
        const answer = await finder.find({
          place: serialiseLocation({ lat, lng, label: label || `${lat}, ${lng}` }),
          type: type ?? null,
          dates: datesOf(query),
          persons,
          language: lang,
          limit,
          signal: abortedWith(reply),
        });
        const { value, source, attribution, isFallback } = answer;
        return {
          lodgings: value.found.map((one) => ({
            ...one,
            picture: pictures.addressOf(one.imageUrl),
          })),
          links: [...value.links],
          source,
          attribution: attributionIn(lang, attribution),
          isFallback,
        };
      },
      getLodgingPicture: async ({ query: { url, key }, reply }) => {
        const picture = await pictures.get(url, key, abortedWith(reply));
        return reply.header('cache-control', PICTURE_CACHE).type('image/webp').send(picture);
      },
    },
  };
}

interface AskedDates {
  readonly arrival?: string | undefined;
  readonly departure?: string | undefined;
}

/** Both dates or none; refuses nights that cannot be booked, and names the wrong date. */
function datesOf({ arrival, departure }: AskedDates): LodgingQuery['dates'] {
  if (arrival === undefined && departure === undefined) return null;
  const checkInDate = readCalendarDate(arrival ?? '');
  const checkOutDate = readCalendarDate(departure ?? '');
  const problem = stayProblem({ arrival: checkInDate, departure: checkOutDate }, earliestToday());
  if (problem) throw new AppError(`stay-${problem.code}`, problem.field);
  return checkInDate && checkOutDate ? { checkInDate, checkOutDate } : null;
}

/** Somewhere it is still the day before. */
function earliestToday(): CalendarDate {
  const today = readCalendarDate(new Date().toISOString().slice(0, 10));
  if (!today) throw new Error('The clock of this server shows no date');
  return addDays(today, -1);
}
