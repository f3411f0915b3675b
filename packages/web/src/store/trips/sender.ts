import { failureOf, isPassing } from './failure.ts';
import {
  isUnsent,
  met,
  notSaved,
  prepared,
  saved,
  takenBack,
  withPresence,
  type TripRecord,
} from './trip-record.ts';
import type { Failure, TripsParts } from './trips-parts.ts';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 64_000;
/** Short enough to be over when somebody looks, long enough for one save of a burst of edits. */
const GATHER_MS = 300;

type Change = (record: TripRecord | null) => TripRecord | null;

export interface SenderParts extends Pick<
  TripsParts,
  'api' | 'turns' | 'clock' | 'makeId' | 'log'
> {
  /** Who is signed in; null when nobody is, and nothing may be sent. */
  readonly uid: () => string | null;
  /** The ids of records that may have something to send. */
  readonly due: () => readonly string[];
  readonly update: (id: string, change: Change) => Promise<TripRecord | null>;
  /** The server has refused the edits for good; what is shown has been taken back. */
  readonly onRefused: (id: string, code: string) => void;
  readonly onNotRestored: (id: string, code: string) => void;
  /** The session has ended. */
  readonly onSignedOut: () => void;
  readonly onSent: (id: string) => void;
  /** Whether the server could be reached has changed. */
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

/** Brings the records of this device to the server, one save at a time, until all have arrived. */
export function createSender(parts: SenderParts): Sender {
  const { turns, clock, uid, due, log, onLink } = parts;
  let failures = 0;
  let cancelTimer: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  function plan(delayMs: number): void {
    cancelTimer?.();
    cancelTimer = clock.after(delayMs, () => {
      cancelTimer = null;
      void flush();
    });
  }

  function setFailures(count: number): void {
    const isChange = failures > 0 !== count > 0;
    failures = count;
    if (isChange) onLink();
  }

  async function sendAll(): Promise<void> {
    for (const id of due()) {
      if (isStopped || uid() === null) return;
      const isDone = await sendRecord(parts, id);
      if (isDone) {
        setFailures(0);
        continue;
      }
      if (uid() === null) return;
      setFailures(failures + 1);
      plan(retryDelay(failures));
      return;
    }
  }

  async function flushOnce(): Promise<void> {
    do {
      isAskedAgain = false;
      if (isStopped || uid() === null || due().length === 0) return;
      await turns.run('trips-send', sendAll);
    } while (isAskedAgain);
  }

  function flush(): Promise<void> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = flushOnce()
      .catch((cause: unknown) => {
        log('Trips not sent', cause);
        setFailures(failures + 1);
        if (!isStopped) plan(retryDelay(failures));
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    soon(delayMs = GATHER_MS) {
      // While waiting, the planned attempt takes the new edits along.
      if (failures === 0 && !cancelTimer) plan(delayMs);
    },
    now() {
      cancelTimer?.();
      cancelTimer = null;
      return flush();
    },
    isWaiting: () => failures > 0,
    stop() {
      isStopped = true;
      cancelTimer?.();
    },
  };
}

/** Sends one record until nothing is left of it; false when it has to wait. */
async function sendRecord(parts: SenderParts, id: string): Promise<boolean> {
  for (;;) {
    const uid = parts.uid();
    if (uid === null) return false;
    const record = await parts.update(id, (found) =>
      found?.userId === uid && found.presence !== 'restoring'
        ? prepared(found, parts.makeId)
        : found,
    );
    if (!record || record.userId !== uid) return true;
    const step = nextStep(parts, record);
    if (!step) return true;
    const failure = await step.attempt().then(() => null, failureOf);
    if (failure?.status === 401) {
      parts.onSignedOut();
      return false;
    }
    if (failure && isPassing(failure)) return false;
    await step.settle(failure);
    parts.onSent(id);
  }
}

interface Step {
  readonly attempt: () => Promise<void>;
  /** What the answer means for the record; null when it was taken. */
  readonly settle: (failure: Failure | null) => Promise<void>;
}

function nextStep(parts: SenderParts, record: TripRecord): Step | null {
  if (!isUnsent(record) || record.presence === 'gone') return null;
  if (record.presence === 'restoring') return restoreStep(parts, record);
  if (record.sending) return saveStep(parts, record, record.sending.key);
  return record.presence === 'deleting' ? deleteStep(parts, record) : null;
}

function restoreStep({ api, update, onNotRestored }: SenderParts, { id }: TripRecord): Step {
  return {
    attempt: () => api.restore(id),
    async settle(failure) {
      // A trip that was deleted before it was ever sent is no trip to the server, and still one to send.
      const record = await update(id, (found) => {
        if (!found || found.presence !== 'restoring') return found;
        return failure && found.base ? null : withPresence(found, 'there');
      });
      if (failure && !record) onNotRestored(id, failure.code);
    },
  };
}

function deleteStep({ api, update, log }: SenderParts, { id }: TripRecord): Step {
  return {
    attempt: () => api.remove(id),
    async settle(failure) {
      if (failure && failure.status !== 404) log(`Trip not deleted: ${failure.code}`);
      await update(id, (found) => (found?.presence === 'deleting' ? null : found));
    },
  };
}

function saveStep(parts: SenderParts, record: TripRecord, key: string): Step {
  const { id } = record;
  let revision = 0;
  return {
    async attempt() {
      if (record.sending)
        revision = await parts.api.save(record.sending, record.base?.revision ?? null);
    },
    async settle(failure) {
      if (!failure) {
        await parts.update(id, (found) => found && saved(found, key, revision));
        return;
      }
      const { current } = failure;
      if (current) {
        await parts.update(
          id,
          (found) => found && met(notSaved(found, key), current, parts.makeId),
        );
        return;
      }
      if (failure.status === 410 || (failure.status === 404 && record.base)) {
        await parts.update(id, (found) => found && deletedElsewhere(notSaved(found, key)));
        return;
      }
      await parts.update(id, (found) => (found?.sending?.key === key ? takenBack(found) : found));
      parts.onRefused(id, failure.code);
    },
  };
}

/** Nobody here wanted the trip deleted, so that its edits stay until somebody decides; null where somebody did. */
function deletedElsewhere(record: TripRecord): TripRecord | null {
  return record.presence === 'deleting' ? null : withPresence(record, 'gone');
}
