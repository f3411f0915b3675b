import type { Endpoints, Language } from '@fahrtwind/contract';
import {
  openTripPath,
  tripFileName,
  writeCsv,
  writeGpx,
  writeKml,
  writeTripFile,
  type LineOfLeg,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Call, Handlers } from '../../http/handle.ts';
import { createCalendarHandlers } from './calendar-handlers.ts';
import { listCalendarLinks, reassignCalendarLinks } from './calendar-link.repository.ts';
import { EXPORT_WORDS, type ExportWords } from './export-words.ts';
import { createCalendar, timedPlaces, type CalendarTrip } from './write-ics.ts';

interface FoundTrip {
  readonly trip: Trip;
  readonly updatedAt: Date;
}

interface ExchangeParts {
  readonly database: Database;
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  /** A trip that the user may see. */
  readonly readTrip: (id: string, uid: string) => Promise<FoundTrip | null>;
  readonly planLines: (trip: Trip) => Promise<LineOfLeg>;
  readonly zoneAt: (location: Location) => Promise<string>;
}

interface ExchangeFeature {
  readonly handlers: Handlers<'exportTrip'> & ReturnType<typeof createCalendarHandlers>;
  /** For the account's hooks. When an account is deleted, its calendar links go by their foreign key. */
  readonly reassign: (tx: Queries, fromUid: string, toUid: string) => Promise<void>;
  readonly exportPart: (queries: Queries, uid: string) => Promise<unknown>;
}

type Format = Call<Endpoints['exportTrip']>['params']['format'];

const TYPES: Readonly<Record<Format, string>> = {
  gpx: 'application/gpx+xml; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export function createExchangeFeature(parts: ExchangeParts): ExchangeFeature {
  const calendarHandlers = createCalendarHandlers({
    ...parts,
    calendarTripOf: async (id, uid, origin) => {
      const found = await parts.readTrip(id, uid);
      return found && calendarTripOf(parts, { ...found, origin });
    },
  });
  return {
    reassign: reassignCalendarLinks,
    exportPart: listCalendarLinks,
    handlers: {
      ...calendarHandlers,
      exportTrip: async ({ params: { id, format }, query: { tag }, session, request, reply }) => {
        const found = await parts.readTrip(id, session.uid);
        if (!found) throw new AppError('object-not-found');
        if (tag !== undefined && (format !== 'gpx' || tag > found.trip.days.length))
          throw new AppError('invalid-argument', 'tag');
        const site = parts.siteOf(request.host);
        const words = EXPORT_WORDS[site.language];
        const text = await writeFile(parts, { ...found, ...site, format, tag, words });
        const name = fileNameOf(found.trip, words, tag);
        reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
        return reply.type(TYPES[format]).send(Buffer.from(text));
      },
    },
  };
}

interface Wanted extends FoundTrip {
  readonly format: Format;
  readonly tag: number | undefined;
  readonly origin: string;
  readonly words: ExportWords;
}

async function writeFile(parts: ExchangeParts, wanted: Wanted): Promise<string> {
  const { trip, format, tag, words } = wanted;
  if (format === 'json') return writeTripFile(trip);
  if (format === 'csv') return writeCsv(trip, words.csv);
  if (format === 'ics') {
    const calendar = createCalendar(words);
    calendar.add(await calendarTripOf(parts, wanted));
    return calendar.write(trip.title);
  }
  const lineOf = await parts.planLines(trip);
  if (format === 'kml') return writeKml(trip, { words, lineOf });
  return writeGpx(trip, { words, lineOf, ...(tag !== undefined && { dayIndex: tag - 1 }) });
}

async function calendarTripOf(
  { zoneAt }: ExchangeParts,
  { trip, updatedAt, origin }: FoundTrip & { readonly origin: string },
): Promise<CalendarTrip> {
  const zones = new Map<Location, string>();
  for (const location of timedPlaces(trip)) zones.set(location, await zoneAt(location));
  return {
    trip,
    updatedAt,
    zoneOf: (location) => zones.get(location) ?? '',
    url: `${origin}${openTripPath(trip.id)}`,
  };
}

function fileNameOf(trip: Trip, { fileName }: ExportWords, tag?: number): string {
  const name = tripFileName(trip, fileName);
  return tag === undefined ? name : `${name}-tag-${tag}`;
}
