import { openLive } from '../../api/live.ts';
import type { Log } from '../environment.ts';
import { browserClock } from '../session/clock.ts';
import type { SessionStore } from '../session/session-store.ts';
import { openTabChannel } from '../tab-channel.ts';
import { browserLocks } from '../tab-locks.ts';
import { LIVE_KINDS, readLiveEvent } from './live-events.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

/** The live stream in a browser, by server-sent events. */
export function createBrowserLive(session: Pick<SessionStore, 'get'>, log: Log): LiveStream {
  return createLiveStream({
    clock: browserClock,
    log,
    session,
    locks: browserLocks,
    channel: openTabChannel('fahrtwind-live'),
    connect: ({ onOpen, onEvent, onEnd }) =>
      openLive(LIVE_KINDS, {
        onOpen,
        onEnd,
        onEvent(kind, data) {
          const event = readLiveEvent(kind, data);
          if (event) onEvent(event);
        },
      }),
  });
}
