import type { FastifyReply } from 'fastify';
import type { LiveEvent } from '../../db/telling/changes.ts';
import type { Session } from '../../http/session.ts';
import { openStream, type EventStream } from '../../http/event-stream.ts';

interface OpenStream {
  readonly sessionId: string;
  readonly stream: EventStream;
}

/** The streams that this server holds. */
export interface OpenStreams {
  readonly open: (reply: FastifyReply, session: Session, onEnd: () => void) => EventStream;
  readonly tell: (uids: readonly string[], happened: LiveEvent) => void;
  /** The sessions of all streams, or of these people's. */
  readonly sessionIds: (uids?: readonly string[]) => readonly string[];
  readonly endSessions: (sessionIds: readonly string[]) => void;
  readonly endAll: () => void;
}

export function createOpenStreams(): OpenStreams {
  const streams = new Map<string, Set<OpenStream>>();
  const of = (uids: Iterable<string>): readonly OpenStream[] =>
    [...uids].flatMap((uid) => [...(streams.get(uid) ?? [])]);
  return {
    open(reply, { id: sessionId, uid, expiresAt }, onEnded) {
      const own = streams.get(uid) ?? new Set();
      const onEnd = (): void => {
        own.delete(opened);
        if (own.size === 0) streams.delete(uid);
        onEnded();
      };
      const lifeMs = expiresAt.getTime() - Date.now();
      const opened = { sessionId, stream: openStream(reply, { lifeMs, onEnd }) };
      streams.set(uid, own.add(opened));
      return opened.stream;
    },
    tell(uids, { event, data }) {
      for (const { stream } of of(uids)) stream.send(event, data);
    },
    sessionIds: (uids = [...streams.keys()]) => of(uids).map(({ sessionId }) => sessionId),
    endSessions(ended) {
      for (const { sessionId, stream } of of(streams.keys()))
        if (ended.includes(sessionId)) stream.end();
    },
    endAll() {
      for (const { stream } of of(streams.keys())) stream.end();
    },
  };
}
