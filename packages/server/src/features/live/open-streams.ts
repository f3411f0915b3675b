import type { FastifyReply } from 'fastify';
import type { Announcement } from '../../db/changes.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/session.ts';
import { openStream, type EventStream } from '../../http/event-stream.ts';

/** Tabs of one browser share a stream, so this is more than the devices of any person. */
const STREAMS_PER_USER = 10;

interface OpenStream {
  readonly sessionId: string;
  readonly stream: EventStream;
}

/** The streams that this server holds. */
export interface OpenStreams {
  readonly open: (reply: FastifyReply, session: Session) => EventStream;
  readonly tell: (announcement: Announcement) => void;
  readonly endSession: (sessionId: string) => void;
  readonly endAll: () => void;
}

export function createOpenStreams(): OpenStreams {
  const streams = new Map<string, Set<OpenStream>>();
  const all = (): readonly OpenStream[] => [...streams.values()].flatMap((own) => [...own]);
  return {
    open(reply, { id: sessionId, uid, expiresAt }) {
      const own = streams.get(uid) ?? new Set();
      if (own.size >= STREAMS_PER_USER) throw new AppError('too-many-requests');
      const onEnd = (): void => {
        own.delete(opened);
        if (own.size === 0) streams.delete(uid);
      };
      const lifeMs = expiresAt.getTime() - Date.now();
      const opened = { sessionId, stream: openStream(reply, { lifeMs, onEnd }) };
      streams.set(uid, own.add(opened));
      return opened.stream;
    },
    tell({ uid, event, data }) {
      for (const { stream } of streams.get(uid) ?? []) stream.send(event, data);
    },
    endSession(ended) {
      for (const { sessionId, stream } of all()) if (sessionId === ended) stream.end();
    },
    endAll() {
      for (const { stream } of all()) stream.end();
    },
  };
}
