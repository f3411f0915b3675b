import type { Endpoints } from '@fahrtwind/contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { bodyTextOf } from '../../http/body-text.ts';
import type { Call, Handlers } from '../../http/handle.ts';
import { jsonText } from '../../http/json-text.ts';
import { repeatCleanUp } from '../../jobs/repeat.ts';
import { countPrint } from './count-print.ts';
import { createTotalsMeter, type TotalsMeter, type TotalsParts } from './measure-totals.ts';
import { exportTrips } from './export-trips.ts';
import { listTrips, type PageKey } from './list-trips.ts';
import { findTrip, readTripFor, type ReadTrip } from './find-trip.ts';
import { changeTrip } from './change-trip.ts';
import { createRecentTrips } from './recent-trips.ts';
import { saveTrip, type Saved } from './save-trip.ts';
import { findUsage } from './trip-quota.ts';
import { acceptTrip } from './trip.policy.ts';
import {
  cleanUpTrips,
  deleteTrip,
  listDeletedTrips,
  markTripOpened,
  reassignTrips,
  restoreTrip,
} from './trip.repository.ts';

/** Where the next page goes on, as a text for an address. */
function pageKeyOf({ lastOpened, id }: PageKey): string {
  return `${lastOpened.getTime()}.${id}`;
}

/** PostgreSQL reads dates of five digits in another way than they are written here. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

function readPageKey(text: string): PageKey {
  const [, ms, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(text) ?? [];
  if (ms === undefined || id === undefined || Number(ms) > LAST_MS)
    throw new AppError('invalid-argument', 'after');
  return { lastOpened: new Date(Number(ms)), id };
}

const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;

export type TripsParts = TotalsParts;

type TripEndpoints =
  | 'listTrips'
  | 'listDeletedTrips'
  | 'getTrip'
  | 'getUsage'
  | 'saveTrip'
  | 'changeTrip'
  | 'deleteTrip'
  | 'restoreTrip'
  | 'markTripOpened';

export interface TripsFeature {
  readonly handlers: Handlers<TripEndpoints>;
  /** For the account's hooks. When an account is deleted, its trips go by their foreign key. */
  readonly reassign: (tx: Queries, fromUid: string, toUid: string) => Promise<void>;
  readonly exportPart: (queries: Queries, uid: string) => AsyncIterable<string>;
  /** A trip that a user may see, for features that make something of it; null when there is none for them. */
  readonly read: (id: string, uid: string) => Promise<ReadTrip | null>;
  readonly countPrint: (id: string) => Promise<void>;
  /** Measures the trips that wait for it; a running server does so by itself. */
  readonly measureDue: () => Promise<void>;
  /** From now on, what is saved here is measured soon after. */
  readonly measureSaves: () => void;
  start(): void;
  close(): Promise<void>;
}

export function createTripsFeature(parts: TripsParts): TripsFeature {
  const { database, log } = parts;
  const meter = createTotalsMeter(parts);
  const cleanUpNow = (): Promise<void> => cleanUpTrips(database.background.db, new Date());
  let cleanUp: ReturnType<typeof repeatCleanUp> | null = null;
  return {
    handlers: { ...createReadHandlers(database), ...createChangeHandlers(database, meter) },
    reassign: reassignTrips,
    exportPart: exportTrips,
    read: (id, uid) => readTripFor(database.pool, id, uid),
    countPrint: (id) => countPrint(database, id),
    measureDue: meter.measureDue,
    measureSaves: meter.measureSaves,
    start: () => {
      cleanUp ??= repeatCleanUp('clean up trips', CLEAN_UP_PAUSE_MS, cleanUpNow, log);
      meter.start();
    },
    close: async () => {
      await cleanUp?.close();
      await meter.close();
    },
  };
}

function createReadHandlers({
  db,
  pool,
}: Database): Handlers<'listTrips' | 'listDeletedTrips' | 'getTrip' | 'getUsage'> {
  return {
    listTrips: async ({ session, query: { limit, after } }) => {
      if (!session) return { trips: [], next: null };
      const page = { limit: limit + 1, after: after === undefined ? null : readPageKey(after) };
      const found = await listTrips(db, session.uid, page);
      const trips = found.slice(0, limit);
      const last = found.length > limit ? trips.at(-1) : undefined;
      const next = JSON.stringify(last ? pageKeyOf(last) : null);
      return jsonText(`{"trips":[${trips.map(({ text }) => text).join(',')}],"next":${next}}`);
    },
    listDeletedTrips: async ({ session }) => ({
      trips: [...(await listDeletedTrips(db, session.uid, new Date()))],
    }),
    getTrip: async ({ params, headers, session, reply }) => {
      const wanted = { id: params.id, uid: session.uid, knownEtag: headers['if-none-match'] };
      const { etag, reply: found } = orNotFound(await findTrip(pool, wanted));
      reply.header('etag', etag);
      return found ?? reply.code(304).send();
    },
    getUsage: ({ session }) => findUsage(db, session.account),
  };
}

function createChangeHandlers(
  database: Database,
  meter: TotalsMeter,
): Handlers<'saveTrip' | 'changeTrip' | 'deleteTrip' | 'restoreTrip' | 'markTripOpened'> {
  const { db } = database;
  const recent = createRecentTrips();

  function answer(uid: string, { revision, isDue, trip: accepted }: Saved, reply: FastifyReply) {
    if (accepted) {
      const { trip, json } = accepted;
      recent.keep(uid, { trip, revision, bytes: json.length });
      if (isDue) meter.noteSave(trip.id);
    }
    reply.header('etag', `"${revision}"`);
    return { revision };
  }

  return {
    saveTrip: async ({ params, headers, session, body, request, reply }) => {
      if (body.id !== params.id) throw new AppError('invalid-argument', 'id');
      const base = baseOf(headers);
      const now = new Date();
      const accepted = acceptTrip(body, { uid: session.uid, now, body: bodyTextOf(request) });
      const key = headers['idempotency-key'] ?? null;
      const saved = await saveTrip(database, { accepted, base, key, now });
      return answer(session.uid, saved, reply);
    },
    changeTrip: async ({ params, headers, session, body, request, reply }) => {
      const base = baseOf(headers);
      if (base === null) throw new AppError('revision-missing', 'if-match');
      const { uid } = session;
      const saved = await changeTrip(
        { database, recent },
        {
          id: params.id,
          uid,
          base,
          key: headers['idempotency-key'] ?? null,
          now: new Date(),
          changes: body,
          text: bodyTextOf(request).text,
        },
      );
      return answer(uid, saved, reply);
    },
    deleteTrip: async ({ params, session }) => {
      const { uid } = session;
      const isDone = await db.transaction((tx) => deleteTrip(tx, params.id, uid, new Date()));
      if (!isDone) throw new AppError('object-not-found');
      return {};
    },
    restoreTrip: async ({ params, session }) => ({
      revision: orNotFound(
        await db.transaction((tx) => restoreTrip(tx, params.id, session.uid, new Date())),
      ),
    }),
    markTripOpened: async ({ params, session }) => {
      const opened = orNotFound(await markTripOpened(db, params.id, session.uid, new Date()));
      return { lastOpened: opened.toISOString() };
    },
  };
}

/** The revision that a save started from, null for a new trip; one of the two has to be said. */
function baseOf(headers: Call<Endpoints['saveTrip']>['headers']): number | null {
  const revision = headers['if-match'];
  const isNew = headers['if-none-match'] === '*';
  if (isNew === (revision !== undefined)) throw new AppError('revision-missing', 'if-match');
  return revision === undefined ? null : Number.parseInt(revision.replace('"', ''), 10);
}

function orNotFound<T>(found: T | null): T {
  if (found === null) throw new AppError('object-not-found');
  return found;
}
