import { createHash } from 'node:crypto';
import type { Language } from '@fahrtwind/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { findTripRole } from '../../shared/trip-access/trip-people.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import {
  endCalendarLink,
  findCalendar,
  listCalendarLinks,
  listShownTrips,
  makeCalendarLink,
  type CalendarScope,
} from './calendar-link.repository.ts';
import { createRenderings, type Renderings } from './renderings.ts';

interface CalendarParts {
  readonly database: Database;
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  readonly writeCalendar: WriteCalendar;
}

/** Writes trips as a calendar, those that its user may see now. */
export type WriteCalendar = (
  shown: {
    readonly ids: readonly string[];
    readonly isOfAllTrips: boolean;
    readonly origin: string;
    readonly language: Language;
  },
  uid: string,
) => Promise<Uint8Array>;

type CalendarEndpoints =
  | 'listCalendarLinks'
  | 'makeTripCalendarLink'
  | 'endTripCalendarLink'
  | 'makeCalendarLink'
  | 'endCalendarLink'
  | 'readCalendar';

export function createCalendarHandlers(parts: CalendarParts): Handlers<CalendarEndpoints> {
  const { db } = parts.database;
  const renderings = createRenderings();
  const make = async (scope: CalendarScope, request: FastifyRequest) => {
    const now = new Date();
    const secret = await makeCalendarLink(db, scope, now);
    const { origin } = parts.siteOf(request.host);
    return { url: `${origin}/api/calendar/${secret}.ics`, createdAt: now.toISOString() };
  };
  return {
    listCalendarLinks: async ({ session }) => ({ links: await listCalendarLinks(db, session.uid) }),
    makeTripCalendarLink: async ({ params: { id }, session: { uid }, request }) => {
      if ((await findTripRole(db, id, uid)) === null) throw new AppError('object-not-found');
      return make({ uid, tripId: id }, request);
    },
    endTripCalendarLink: async ({ params: { id }, session: { uid } }) => {
      await endCalendarLink(db, { uid, tripId: id });
      return {};
    },
    makeCalendarLink: ({ session: { uid }, request }) => make({ uid, tripId: null }, request),
    endCalendarLink: async ({ session: { uid } }) => {
      await endCalendarLink(db, { uid, tripId: null });
      return {};
    },
    readCalendar: async ({ params: { secret }, headers, request, reply }) => {
      const scope = await findCalendar(db, secret);
      if (!scope) throw new AppError('object-not-found');
      return sendCalendar(parts, scope, {
        request,
        reply,
        known: headers['if-none-match'],
        renderings,
      });
    },
  };
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The `ETag` of what the caller has. */
  readonly known: string | undefined;
  readonly renderings: Renderings;
}

async function sendCalendar(
  parts: CalendarParts,
  scope: CalendarScope,
  { request, reply, known, renderings }: Asked,
): Promise<FastifyReply> {
  const site = parts.siteOf(request.host);
  const shown = await listShownTrips(parts.database.db, scope);
  if (scope.tripId !== null && shown.length === 0) throw new AppError('object-not-found');
  const etag = etagOf([site.origin, ...shown.map(({ id, revision }) => `${id} ${revision}`)]);
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (known?.endsWith(etag)) return reply.code(304).send();
  const link = `${scope.uid} ${scope.tripId ?? ''}`;
  const isOfAllTrips = scope.tripId === null;
  const wanted = { ...site, isOfAllTrips, ids: shown.map(({ id }) => id) };
  const file = await renderings.get({ link, etag }, async () =>
    Buffer.from(await parts.writeCalendar(wanted, scope.uid)),
  );
  return reply.type('text/calendar; charset=utf-8').send(file);
}

function etagOf(parts: readonly string[]): string {
  return `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}"`;
}
