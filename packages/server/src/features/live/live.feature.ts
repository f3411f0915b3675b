import type { FastifyInstance } from 'fastify';
import { listenForChanges, type Announcement } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { checkAccess } from '../../http/access.ts';
import { AppError } from '../../http/app-error.ts';
import { readRequestSession } from '../../http/read-request-session.ts';
import type { ReadSession } from '../../http/session.ts';
import { openStream, type EventStream } from './event-stream.ts';

/** Tabs of one browser share a stream, so this is more than the devices of any person. */
const STREAMS_PER_USER = 10;

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
 * Who gets an event is decided in the moment in which it happens: whoever is removed from a trip gets no further one.
 * Events are hints and may be missed while no stream is open: whoever opens one asks for the list afterwards.
 */
export function createLiveFeature({ database, readSession }: LiveParts): LiveFeature {
  const streams = new Map<string, Set<EventStream>>();
  let isClosed = false;
  let listener: ReturnType<typeof listenForChanges> | null = null;

  const tell = ({ uids, event, data }: Announcement): void => {
    for (const stream of uids.flatMap((uid) => [...(streams.get(uid) ?? [])]))
      stream.send(event, data);
  };
  /** Whoever is cut off comes back, and asks what has happened meanwhile. */
  const endAll = (): void => {
    listener = null;
    for (const stream of [...streams.values()].flatMap((own) => [...own])) stream.end();
  };
  /** What opens while the server closes would keep it from closing. */
  const refuseWhenClosed = (): void => {
    if (isClosed) throw new AppError('unavailable');
  };
  const listen = async (): Promise<void> => {
    refuseWhenClosed();
    listener ??= listenForChanges(database.pool, tell, endAll);
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
      app.addHook('preClose', async () => close());
      app.get(
        '/api/live',
        { exposeHeadRoute: false, schema: { hide: true } },
        async (request, reply) => {
          const session = await readRequestSession(request, reply, readSession);
          checkAccess('session', session);
          const uid = session?.uid ?? '';
          await listen();
          const own = streams.get(uid) ?? new Set();
          if (own.size >= STREAMS_PER_USER) throw new AppError('too-many-requests');
          const stream = openStream(reply, () => {
            own.delete(stream);
            if (own.size === 0) streams.delete(uid);
          });
          streams.set(uid, own.add(stream));
        },
      );
    },
  };
}
