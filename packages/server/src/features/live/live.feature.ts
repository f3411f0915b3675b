import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChangeListener } from '../../db/telling/change-channel.ts';
import type { Database } from '../../db/database.ts';
import { endedOf } from '../../shared/live/ended-sessions.ts';
import { checkAccess } from '../../http/access.ts';
import { AppError } from '../../http/app-error.ts';
import { readRequestSession } from '../../http/read-request-session.ts';
import type { ReadSession } from '../../http/session.ts';
import type { Slots } from '../../http/slots.ts';
import { createOpenStreams } from './open-streams.ts';

/** Tabs of one browser share a stream, so this is more than the devices of any person. */
const STREAMS_PER_USER = 10;
/** How long a stream outlives its session when the word of its end was lost. */
const CHECK_PAUSE_MS = 15_000;

export interface LiveParts {
  readonly database: Database;
  readonly readSession: ReadSession;
  /** Counts the streams of a person. */
  readonly slots: Slots;
}

export interface LiveFeature {
  /** Mounts GET /api/live: server-sent events for who is signed in. */
  readonly mount: (app: FastifyInstance) => void;
}

/**
 * `event: trip`, `data: { id, revision, isDeleted, by }` for every change to a trip that one may see, on whichever server
 * it was made, with the person who edited it; `event: companions`, `data: { id }` when the people of such a trip change; `event: presence` for who is here.
 * The receivers of an event are decided in the moment in which it happens: a removed companion gets no further one.
 * A stream ends with its session: at signing out, at being signed out by another device and with the account.
 * Events are hints and may be missed while no stream is open: a client that opens one asks for the list afterwards.
 */
export function createLiveFeature({ database, readSession, slots }: LiveParts): LiveFeature {
  const streams = createOpenStreams();
  const checkSessions = async (uids?: readonly string[]): Promise<void> => {
    const open = streams.sessionIds(uids);
    if (open.length > 0) streams.endSessions(await endedOf(database.pool, open));
  };
  const checkSoon = (uids?: readonly string[]): void => {
    // A database that cannot be asked now is asked again by the next check.
    checkSessions(uids).catch(() => undefined);
  };
  const { listen, close } = createListening({
    database,
    onChange: (change) => {
      if (change.event === 'sessions') checkSoon(change.uids);
      else streams.tell(change.uids, change);
    },
    // A disconnected client comes back and asks what has happened meanwhile.
    onLost: streams.endAll,
  });
  return {
    mount: (app) => {
      const checking = setInterval(checkSoon, CHECK_PAUSE_MS).unref();
      const end = (): void => {
        clearInterval(checking);
        close();
      };
      app.draining.addEventListener('abort', end, { once: true });
      app.get(
        '/api/live',
        { exposeHeadRoute: false, schema: { hide: true } },
        async (request, reply) => {
          const session = await readRequestSession(request, reply, readSession);
          checkAccess({ access: 'session' }, session);
          if (!session) return;
          const giveBack = await slots.take(`stream of ${session.uid}`, STREAMS_PER_USER);
          if (!giveBack) throw new AppError('too-many-requests');
          await listen().catch((error: unknown) => {
            giveBack();
            throw error;
          });
          // The client has gone. Its stream would never be told to end.
          if (request.raw.socket.destroyed) return giveBack();
          const stream = streams.open(reply, session, giveBack);
          // The session may have ended before this server was listening.
          if (!(await isStillOpen(request.headers, readSession))) stream.end();
        },
      );
    },
  };
}

/** Listens from the first stream on, until the server closes. */
function createListening({
  database,
  ...listener
}: ChangeListener & { readonly database: Database }) {
  let isClosed = false;
  let listening: ReturnType<Database['listen']> | null = null;
  const onLost = (): void => {
    listening = null;
    listener.onLost();
  };
  /** What opens while the server closes would keep it from closing. */
  const refuseWhenClosed = (): void => {
    if (isClosed) throw new AppError('unavailable');
  };
  return {
    listen: async (): Promise<void> => {
      refuseWhenClosed();
      listening ??= database.listen({ ...listener, onLost });
      try {
        await listening;
      } catch (error) {
        listening = null;
        throw error;
      }
      refuseWhenClosed();
    },
    close: (): void => {
      isClosed = true;
      // One that never came about has nothing to close; the request that wanted it hears of the failure.
      void listening?.then(
        (one) => one.close(),
        () => undefined,
      );
      onLost();
    },
  };
}

/** A database that cannot be asked counts as no: the client comes back. */
async function isStillOpen(
  headers: FastifyRequest['headers'],
  readSession: ReadSession,
): Promise<boolean> {
  try {
    return (await readSession(headers)).session !== null;
  } catch {
    return false;
  }
}
