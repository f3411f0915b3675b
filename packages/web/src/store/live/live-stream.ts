import type { Environment } from '../environment.ts';
import { createEmitter, type Emitter } from '../../ui/observable.ts';
import { retryDelay } from '../retry-delay.ts';
import { isSignedIn } from '../session/session-state.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { TabChannel } from '../tab-channel.ts';
import type { TabLocks } from '../tab-locks.ts';
import type { LiveEvent } from './live-events.ts';

export interface ReceivedEvent {
  readonly event: LiveEvent;
  /** Whether another tab holds the stream and passed the event on. */
  readonly isFromOtherTab: boolean;
}

/** The server's events for the signed-in user. One tab of a browser holds the connection for all tabs. */
export interface LiveStream {
  /** Connects, or reconnects at once instead of waiting for the next attempt. */
  readonly start: () => void;
  /** Disconnects; events of other tabs still arrive. */
  readonly stop: () => void;
  /** The connection of this tab is open. Events before it may have been missed. */
  readonly opened: Emitter<void>;
  readonly events: Emitter<ReceivedEvent>;
}

export interface ConnectionListener {
  readonly onOpen: () => void;
  readonly onEvent: (event: LiveEvent) => void;
  /** The connection has ended and does not come back by itself. */
  readonly onEnd: () => void;
}

export interface LiveStreamParts extends Pick<Environment, 'clock' | 'log'> {
  /** Opens a connection; the returned function closes it. */
  readonly connect: (listener: ConnectionListener) => () => void;
  readonly locks: TabLocks;
  readonly channel: TabChannel<LiveEvent>;
  readonly session: Pick<SessionStore, 'get'>;
}

/** The name of earlier versions: a tab with older code must not open a second connection. */
const LOCK = 'trips-live';

export function createLiveStream(parts: LiveStreamParts): LiveStream {
  const { locks, channel, log } = parts;
  const opened = createEmitter();
  const events = createEmitter<ReceivedEvent>();
  const pause = createPause(parts);
  let current: AbortController | null = null;

  const isSignedInNow = (): boolean => isSignedIn(parts.session.get());
  const connection: Connection = {
    connect: parts.connect,
    onOpen: opened.emit,
    onEvent(event) {
      channel.post(event);
      events.emit({ event, isFromOtherTab: false });
    },
  };
  channel.listen((event) => events.emit({ event, isFromOtherTab: true }));

  async function keepConnected(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted && isSignedInNow()) {
      const wasOpen = await connectOnce(connection, signal);
      failures = wasOpen ? 1 : failures + 1;
      await pause.wait(retryDelay(failures), signal);
    }
  }

  return {
    start() {
      pause.end();
      if (current || !isSignedInNow()) return;
      const own = new AbortController();
      current = own;
      locks
        .run(LOCK, () => keepConnected(own.signal))
        .catch((cause: unknown) => log('No live events', cause))
        .finally(() => {
          if (current === own) current = null;
        });
    },
    stop() {
      current?.abort();
      current = null;
    },
    opened,
    events,
  };
}

type Connection = Pick<LiveStreamParts, 'connect'> & Omit<ConnectionListener, 'onEnd'>;

/** Resolves when the connection has ended, with whether it was ever open. */
function connectOnce(
  { connect, onOpen, onEvent }: Connection,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let wasOpen = false;
    const end = (): void => {
      close();
      signal.removeEventListener('abort', end);
      resolve(wasOpen);
    };
    signal.addEventListener('abort', end);
    const close = connect({
      onOpen: () => {
        wasOpen = true;
        onOpen();
      },
      onEvent,
      // It may end before `connect` has returned the way to close it.
      onEnd: () => queueMicrotask(end),
    });
  });
}

/** A pause that can be ended early. */
function createPause({ clock }: Pick<Environment, 'clock'>) {
  let endNow: (() => void) | null = null;
  return {
    end: () => endNow?.(),
    wait: (ms: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          cancel();
          signal.removeEventListener('abort', end);
          endNow = null;
          resolve();
        };
        const cancel = clock.after(signal.aborted ? 0 : ms, end);
        signal.addEventListener('abort', end);
        endNow = end;
      }),
  };
}
