import type { PeopleListener } from './people-events.ts';
import { retryDelay } from './sender.ts';
import type { LiveChange, TripsParts } from './trips-parts.ts';

interface FollowParts extends Pick<TripsParts, 'openLive' | 'clock' | 'turns' | 'log'> {
  readonly isSignedIn: () => boolean;
  readonly onOpen: () => void;
  readonly onChange: (change: LiveChange) => void;
  readonly onPeople: PeopleListener;
}

export interface LiveFollower {
  /** Begins to listen, or stops waiting for the next attempt. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** Listens to the server's hints while somebody is signed in, in one tab of the browser, and comes back when cut off. */
export function followLive(parts: FollowParts): LiveFollower {
  let current: AbortController | null = null;
  const waiting = { end: (): void => undefined };
  return {
    start() {
      waiting.end();
      if (current || !parts.isSignedIn()) return;
      const own = new AbortController();
      current = own;
      parts.turns
        .run('trips-live', () => followInTurn(parts, own.signal, waiting))
        .catch((cause: unknown) => parts.log('No live changes', cause))
        .finally(() => {
          if (current === own) current = null;
        });
    },
    stop() {
      current?.abort();
      current = null;
    },
  };
}

/** What is waited for right now can be ended from outside. */
interface Waiting {
  end: () => void;
}

async function followInTurn(
  parts: FollowParts,
  signal: AbortSignal,
  waiting: Waiting,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted && parts.isSignedIn()) {
    const wasOpen = await listen(parts, signal);
    failures = wasOpen ? 1 : failures + 1;
    await pause(parts, retryDelay(failures), { signal, waiting });
  }
}

/** Resolves when the stream has ended for good, with whether it had ever been open. */
function listen(
  { openLive, onOpen, onChange, onPeople }: FollowParts,
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
    const close = openLive({
      onOpen: () => {
        wasOpen = true;
        onOpen();
      },
      onChange,
      onPeople,
      // Not before the way to close it is known.
      onEnd: () => queueMicrotask(end),
    });
  });
}

interface PauseEnds {
  readonly signal: AbortSignal;
  readonly waiting: Waiting;
}

function pause({ clock }: FollowParts, ms: number, { signal, waiting }: PauseEnds): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      waiting.end = () => undefined;
      resolve();
    };
    const cancel = clock.after(signal.aborted ? 0 : ms, end);
    signal.addEventListener('abort', end);
    waiting.end = end;
  });
}
