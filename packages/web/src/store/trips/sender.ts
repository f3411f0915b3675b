import { sendRecord, type SendRecordParts } from './send-record.ts';
import { createTimer } from './timer.ts';
import type { TripsParts } from './trips-parts.ts';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 64_000;
/** Short enough to be over when somebody looks, long enough for one save of a burst of edits. */
const GATHER_MS = 300;
/** From one save to the next while edits go on: writing a long trip down must not get into the way of the next key. */
const BETWEEN_MS = 2000;

export interface SenderParts extends SendRecordParts, Pick<TripsParts, 'turns' | 'clock'> {
  /** The ids of records that have something to send. */
  readonly due: () => readonly string[];
  /** Whether the server can be reached has changed. */
  readonly onLink: () => void;
}

export interface Sender {
  /** Sends what is due after a short moment, in which further edits may come. */
  readonly soon: (delayMs?: number) => void;
  /** Sends what is due now, also when it was decided to wait: the network is back, or somebody looks. */
  readonly now: () => Promise<void>;
  /** Whether edits wait because the server could not be reached. */
  readonly isWaiting: () => boolean;
  readonly stop: () => void;
}

/** How long to wait after so many failures in a row. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
}

/** How long edits are gathered so long after the last save; a clock that was put back counts as a save just now. */
export function gatherMs(sinceLastMs: number): number {
  return Math.min(BETWEEN_MS, Math.max(GATHER_MS, BETWEEN_MS - sinceLastMs));
}

/** Brings the records of this device to the server, one save at a time, until all have arrived. */
export function createSender(parts: SenderParts): Sender {
  const { turns, clock, uid, due, log, onLink } = parts;
  let failures = 0;
  let isStopped = false;
  let sentAt = Number.NEGATIVE_INFINITY;
  const timer = createTimer(clock, () => void flush());

  function settle(isDone: boolean): void {
    const wasWaiting = failures > 0;
    failures = isDone ? 0 : failures + 1;
    if (wasWaiting === isDone) onLink();
    if (!isDone && !isStopped && uid() !== null) timer.plan(retryDelay(failures));
  }

  /** One that fails does not keep the others back, unless the network is gone for all of them. */
  async function sendAll(): Promise<void> {
    let isDone = true;
    for (const id of due()) {
      if (isStopped || uid() === null) return;
      sentAt = clock.now();
      const outcome = await sendRecord(parts, id);
      sentAt = clock.now();
      if (outcome === 'signed-out') return;
      isDone &&= outcome === 'done';
      if (outcome === 'offline') break;
    }
    settle(isDone);
  }

  const flush = oneAtATime(async () => {
    if (isStopped || uid() === null || due().length === 0) return;
    try {
      await turns.run('trips-send', sendAll);
    } catch (cause) {
      log('Trips not sent', cause);
      settle(false);
    }
  });

  return {
    soon(delayMs = gatherMs(clock.now() - sentAt)) {
      // While waiting, the planned attempt takes the new edits along.
      if (!isStopped && failures === 0) timer.planEarlier(delayMs);
    },
    now() {
      timer.cancel();
      return flush();
    },
    isWaiting: () => failures > 0,
    stop() {
      isStopped = true;
      timer.cancel();
    },
  };
}

/** One run at a time; whoever asks during it gets another one after it. */
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
      // Asked in the moment between the last look and the end.
      if (isAskedAgain) void ask();
    });
    return running;
  };
}
