import { retryDelay } from './sender.ts';
import type { LiveChange, TripsParts } from './trips-parts.ts';

interface FollowParts extends Pick<TripsParts, 'openLive' | 'clock' | 'turns' | 'log'> {
  readonly isSignedIn: () => boolean;
  readonly onOpen: () => void;
  readonly onChange: (change: LiveChange) => void;
}

export interface LiveFollower {
  readonly start: () => void;
  readonly stop: () => void;
}

/** Listens to the server's hints while somebody is signed in, in one tab of the browser, and comes back when cut off. */
export function followLive(parts: FollowParts): LiveFollower {
  const { openLive, clock, turns, log } = parts;
  let isRunning = false;
  let end: (() => void) | null = null;

  /** Resolves when the stream has ended for good. */
  function listen(): Promise<{ readonly wasOpen: boolean }> {
    return new Promise((resolve) => {
      let wasOpen = false;
      const close = openLive({
        onOpen: () => {
          wasOpen = true;
          parts.onOpen();
        },
        onChange: parts.onChange,
        onEnd: () => end?.(),
      });
      end = () => {
        end = null;
        close();
        resolve({ wasOpen });
      };
      if (!isRunning) end();
    });
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(ms, () => {
        end = null;
        resolve();
      });
      end = () => {
        end = null;
        cancel();
        resolve();
      };
    });
  }

  async function followInTurn(): Promise<void> {
    let failures = 0;
    while (isRunning && parts.isSignedIn()) {
      const { wasOpen } = await listen();
      failures = wasOpen ? 1 : failures + 1;
      if (isRunning) await pause(retryDelay(failures));
    }
  }

  return {
    start() {
      if (isRunning || !parts.isSignedIn()) return;
      isRunning = true;
      turns
        .run('trips-live', followInTurn)
        .catch((cause: unknown) => log('No live changes', cause))
        .finally(() => {
          isRunning = false;
        });
    },
    stop() {
      isRunning = false;
      end?.();
    },
  };
}
