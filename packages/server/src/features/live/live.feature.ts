import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listenForChanges } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { checkAccess } from '../../http/access.ts';
import { AppError } from '../../http/app-error.ts';
import { readRequestSession } from '../../http/read-request-session.ts';
import type { ReadSession } from '../../http/session.ts';
import { createOpenStreams } from './open-streams.ts';

interface LiveParts {
  readonly database: Database;
  readonly readSession: ReadSession;
}

export interface LiveFeature {
  /** Mounts GET /api/live: server-sent events for who is signed in. */
  readonly mount: (app: FastifyInstance) => void;
}

/**
 * `event: trip`, `data: { id, revision, isDeleted }` for every change to a trip that one may see, on whichever server it
 * was made; `event: companions`, `data: { id }` when the people of such a trip change; `event: presence` for who is here.
 * Who gets an event is decided in the moment in which it happens: a removed companion gets no further one.
 * A stream ends with its session: at signing out, at being signed out by another device and with the account.
 * Events are hints and may be missed while no stream is open: a client that opens one asks for the list afterwards.
 */
export function createLiveFeature({ database, readSession }: LiveParts): LiveFeature {
  const streams = createOpenStreams();
  let isClosed = false;
  let listener: ReturnType<typeof listenForChanges> | null = null;

  /** A disconnected client comes back and asks what has happened meanwhile. */
  const endAll = (): void => {
    listener = null;
    streams.endAll();
  };
  /** What opens while the server closes would keep it from closing. */
  const refuseWhenClosed = (): void => {
    if (isClosed) throw new AppError('unavailable');
  };
  const listen = async (): Promise<void> => {
    refuseWhenClosed();
    listener ??= listenForChanges(database.pool, {
      onChange: streams.tell,
      onSessionEnd: streams.endSession,
      onLost: endAll,
    });
    try {
      await listener;
    } catch (error) {
      listener = null;
      throw error;
    }
    refuseWhenClosed();
  };
  const close = (): void => {
    isClosed = true;
    // One that never came about has nothing to close; the request that wanted it hears of the failure.
    void listener?.then(
      (one) => one.close(),
      () => undefined,
    );
    endAll();
  };
  return {
    mount: (app) => {
      app.draining.addEventListener('abort', close, { once: true });
      app.get(
        '/api/live',
        { exposeHeadRoute: false, schema: { hide: true } },
        async (request, reply) => {
          const session = await readRequestSession(request, reply, readSession);
          checkAccess({ access: 'session' }, session);
          await listen();
          // The client has gone. Its stream would never be told to end.
          if (!session || request.raw.socket.destroyed) return;
          const stream = streams.open(reply, session);
          // The session may have ended before this server was listening.
          if (!(await isStillOpen(request.headers, readSession))) stream.end();
        },
      );
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
