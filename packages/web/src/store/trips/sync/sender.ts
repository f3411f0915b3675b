import {
  createEmitter,
  createObservable,
  type Emitter,
  type Observable,
} from '../../../ui/observable.ts';
import { retryDelay } from '../../retry-delay.ts';
import type { TabLocks } from '../../tab-locks.ts';
import { isUnsent } from '../records/trip-record.ts';
import { sendRecord, type SendEvent, type SendRecordParts } from './send-record.ts';
import { createTimer } from './timer.ts';

/** Short enough that a save is done when the user looks up, long enough for one save of a burst of edits. */
const GATHER_MS = 300;
/** From one save to the next while edits go on: preparing the save of a long trip must not delay the next key. */
const BETWEEN_MS = 2000;

interface SenderParts extends SendRecordParts {
  readonly locks: TabLocks;
}

export interface Sender {
  /** Sends after a short time in which further edits may come. */
  readonly soon: (delayMs?: number) => void;
  /** Sends now, also while waiting for the next attempt: the network is back, or the user is. */
  readonly now: () => Promise<void>;
  /** True while edits wait because the server could not be reached. */
  readonly isWaiting: Pick<Observable<boolean>, 'get' | 'subscribe'>;
  readonly events: Emitter<SendEvent>;
  readonly stop: () => void;
}

/** How long edits are gathered, by the time since the last save. A clock that was set back counts as a save just now. */
export function gatherMs(sinceLastMs: number): number {
  return Math.min(BETWEEN_MS, Math.max(GATHER_MS, BETWEEN_MS - sinceLastMs));
}

/** Sends what the cache has written, one save at a time, until the server has everything. */
export function createSender(parts: SenderParts): Sender {
  const { locks, clock, cache, state, log } = parts;
  const events = createEmitter<SendEvent>();
  const isWaiting = createObservable(false);
  const timer = createTimer(clock, () => void flush());
  let failures = 0;
  let isStopped = false;
  let sentAt = Number.NEGATIVE_INFINITY;

  const isSignedOut = (): boolean => state.get().uid === null;
  const due = (): readonly string[] =>
    cache.unsentIds().filter((id) => cache.get(id)?.record.presence !== 'gone');

  function settle(isDone: boolean): void {
    failures = isDone ? 0 : failures + 1;
    isWaiting.set(!isDone);
    if (!isDone && !isStopped && !isSignedOut()) timer.plan(retryDelay(failures));
  }

  /** A failure of one trip does not stop the others, unless the network is gone. */
  async function sendAll(): Promise<void> {
    let isDone = true;
    for (const id of due()) {
      if (isStopped || isSignedOut()) return;
      sentAt = clock.now();
      const outcome = await sendRecord({ ...parts, emit: events.emit }, id);
      sentAt = clock.now();
      if (outcome === 'signed-out') return;
      isDone &&= outcome === 'done';
      if (outcome === 'offline') break;
    }
    settle(isDone);
  }

  const flush = oneAtATime(async () => {
    if (isStopped || isSignedOut() || due().length === 0) return;
    try {
      await locks.run('trips-send', sendAll);
    } catch (cause) {
      log('Trips not sent', cause);
      settle(false);
    }
  });

  function soon(delayMs = gatherMs(clock.now() - sentAt)): void {
    // While waiting, the planned attempt sends the new edits too.
    if (!isStopped && failures === 0) timer.planEarlier(delayMs);
  }

  const stopFollowing = cache.written.subscribe(({ record }) => {
    if (record && isUnsent(record)) soon();
  });

  return {
    soon,
    now() {
      timer.cancel();
      return flush();
    },
    isWaiting,
    events,
    stop() {
      isStopped = true;
      stopFollowing();
      timer.cancel();
    },
  };
}

/** One run at a time; a call during a run causes another run after it. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function runAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await run();
    } while (isAskedAgain);
  }

  return function ask() {
    if (running) isAskedAgain = true;
    running ??= runAll().finally(() => {
      running = null;
      // A call between the last check and the end of the run.
      if (isAskedAgain) void ask();
    });
    return running;
  };
}
