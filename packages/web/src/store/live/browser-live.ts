import { openLive } from '../../api/live.ts';
import type { Log } from '../environment.ts';
import { browserClock } from '../session/clock.ts';
import type { SessionStore } from '../session/session-store.ts';
import { openTabChannel } from '../tab-channel.ts';
import { browserLocks } from '../tab-locks.ts';
import { followNotifications } from './follow-notifications.ts';
import { followPage } from './follow-page.ts';
import { followSession } from './follow-session.ts';
import { LIVE_KINDS, readLiveEvent } from './live-events.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

const log: Log = (message, cause) => console.warn(message, cause ?? '');

const streams = new WeakMap<object, LiveStream>();

/** The one stream of a session in this tab. It runs from the first call on, as long as the page lives. */
export function liveOf(session: Pick<SessionStore, 'get' | 'subscribe' | 'reload'>): LiveStream {
  const known = streams.get(session);
  if (known) return known;
  const live = connectByEvents(session);
  streams.set(session, live);
  followNotifications({ session, live, clock: browserClock, log });
  followSession(session, live);
  followPage(live);
  return live;
}

/** By server-sent events. */
function connectByEvents(session: Pick<SessionStore, 'get'>): LiveStream {
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
