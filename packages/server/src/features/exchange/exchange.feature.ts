import type { Endpoints, Language } from '@fahrtwind/contract';
import { tripFileName, tripFileTitle, type Location, type Trip } from '@fahrtwind/domain';
import { createTurns } from '@fahrtwind/geo';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { abortedWith } from '../../http/aborted-with.ts';
import { AppError } from '../../http/app-error.ts';
import { attachment } from '../../http/attachment.ts';
import type { Call, Handlers } from '../../http/handle.ts';
import type { Ports } from '../../threads/task.ts';
import type { WorkPool } from '../../threads/work-pool.ts';
import { createCalendarHandlers, type WriteCalendar } from './calendar-handlers.ts';
import { listCalendarLinks, reassignCalendarLinks } from './calendar-link.repository.ts';
import type { ExchangePorts, ExchangeTasks } from './exchange-tasks.ts';
import { EXPORT_WORDS, type ExportWords } from './export-words.ts';

/** The largest trips take some seconds. */
const FILE_MS = 30_000;

export interface ExchangeParts {
  readonly database: Database;
  readonly pool: WorkPool;
  readonly plannerPorts: Ports;
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  /** A trip that the user may see. */
  readonly readTrip: (
    id: string,
    uid: string,
  ) => Promise<{
    readonly trip: Trip;
    readonly revision: number;
    readonly updatedAt: Date;
  } | null>;
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
  const run = parts.pool.of<ExchangeTasks>();
  const ports = { ...parts.plannerPorts, zonesAt: zonesAt(parts.zoneAt) };
  const readTrip =
    (uid: string): ExchangePorts['readTrip'] =>
    async (id) => {
      const found = await parts.readTrip(id, uid);
      if (!found) return null;
      const { trip, revision, updatedAt } = found;
      return { trip, revision, updatedAt: updatedAt.toISOString() };
    };
  const writeCalendar: WriteCalendar = (input, uid) =>
    run('writeCalendar', input, {
      asker: uid,
      budgetMs: FILE_MS,
      isLong: true,
      ports: { ...ports, readTrip: readTrip(uid) },
    });
  return {
    reassign: reassignCalendarLinks,
    exportPart: listCalendarLinks,
    handlers: {
      ...createCalendarHandlers({ ...parts, writeCalendar }),
      exportTrip: async ({ params: { id, format }, query: { tag }, session, request, reply }) => {
        const { uid } = session;
        const found = await readTrip(uid)(id);
        if (!found) throw new AppError('object-not-found');
        const { trip } = found;
        if (tag !== undefined && (format !== 'gpx' || tag > trip.days.length))
          throw new AppError('invalid-argument', 'tag');
        const site = parts.siteOf(request.host);
        const signal = abortedWith(reply);
        const work = { asker: uid, signal, budgetMs: FILE_MS, isLong: true };
        const file = await run('writeFile', { ...found, ...site, format, tag }, { ...work, ports });
        const name = fileNameOf(trip, EXPORT_WORDS[site.language], tag);
        reply.header('content-disposition', attachment({ ...name, ending: format }));
        return reply.type(TYPES[format]).send(Buffer.from(file));
      },
    },
  };
}

/** Thousands of places are looked up one after the other, and others are answered between. */
function zonesAt(zoneAt: ExchangeParts['zoneAt']): ExchangePorts['zonesAt'] {
  return async (places) => {
    const takeTurn = createTurns();
    const zones: string[] = [];
    for (const place of places) {
      await takeTurn();
      zones.push(await zoneAt(place));
    }
    return zones;
  };
}

function fileNameOf(trip: Trip, { fileName, day }: ExportWords, tag?: number) {
  const [plain, full] = [tripFileName(trip, fileName), tripFileTitle(trip, fileName)];
  if (tag === undefined) return { plain, full };
  return { plain: `${plain}-tag-${tag}`, full: `${full} – ${day(tag)}` };
}
