import { failureOf, isPassing } from './failure.ts';
import {
  asNew,
  isUnsent,
  met,
  notSaved,
  prepared,
  roleOf,
  saved,
  takenBack,
  withPresence,
  type Sending,
  type TripRecord,
} from './trip-record.ts';
import type { Failure, TripsParts } from './trips-parts.ts';

type Change = (record: TripRecord | null) => TripRecord | null;

export interface SendRecordParts extends Pick<TripsParts, 'api' | 'clock' | 'makeId' | 'log'> {
  /** Who is signed in; null when nobody is, and nothing may be sent. */
  readonly uid: () => string | null;
  readonly update: (id: string, change: Change) => Promise<TripRecord | null>;
  /** The server has refused the edits for good; what is shown has been taken back. */
  readonly onRefused: (id: string, code: string) => void;
  readonly onNotRestored: (id: string, code: string) => void;
  /** The server has deleted the trip, whose record goes now. */
  readonly onDeleted: () => void;
  /** The session has ended. */
  readonly onSignedOut: () => void;
  /** The server has answered something of this trip. */
  readonly onAnswer: (id: string) => void;
}

/** `wait`: the same may work later. `offline`: nothing works now. */
export type SendOutcome = 'done' | 'wait' | 'offline' | 'signed-out';

/** Two devices that save the same trip all the time could keep each other busy; then it goes on after a pause. */
const MOST_STEPS = 20;

/** Sends one record until nothing is left of it. */
export async function sendRecord(parts: SendRecordParts, id: string): Promise<SendOutcome> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const uid = parts.uid();
    if (uid === null) return 'signed-out';
    const record = await parts.update(id, (found) =>
      found?.userId === uid ? prepared(found, parts.makeId) : found,
    );
    const step = record?.userId === uid ? nextStep(parts, record) : null;
    if (!step) return 'done';
    const failure = await step.attempt().then(() => null, failureOf);
    if (failure?.status === 401) {
      parts.onSignedOut();
      return 'signed-out';
    }
    if (failure && isPassing(failure)) return failure.status === 0 ? 'offline' : 'wait';
    await step.settle(failure);
    parts.onAnswer(id);
  }
  return 'wait';
}

interface Step {
  readonly attempt: () => Promise<void>;
  /** What the answer means for the record; null when all went well. */
  readonly settle: (failure: Failure | null) => Promise<void>;
}

/** A trip that is to be deleted is saved first, so that it comes back with its last edits. */
function nextStep(parts: SendRecordParts, record: TripRecord): Step | null {
  if (!isUnsent(record) || record.presence === 'gone') return null;
  if (record.presence === 'restoring') return restoreStep(parts, record);
  if (record.sending) return saveStep(parts, record, record.sending);
  return record.presence === 'deleting' ? deleteStep(parts, record) : null;
}

function restoreStep(parts: SendRecordParts, { id }: TripRecord): Step {
  return {
    attempt: () => parts.api.restore(id),
    async settle(failure) {
      // A trip that was deleted before it was ever sent is none to the server, and still one to send.
      const record = await parts.update(id, (found) => {
        if (found?.presence !== 'restoring') return found;
        return failure && found.base ? null : withPresence(found, 'there', parts.clock.now());
      });
      if (failure && !record) parts.onNotRestored(id, failure.code);
    },
  };
}

function deleteStep({ api, update, log, onDeleted }: SendRecordParts, { id }: TripRecord): Step {
  return {
    attempt: () => api.remove(id),
    async settle(failure) {
      if (!failure) onDeleted();
      else if (failure.status !== 404) log(`Trip not deleted: ${failure.code}`);
      await update(id, (found) => (found?.presence === 'deleting' ? null : found));
    },
  };
}

function saveStep(parts: SendRecordParts, record: TripRecord, sending: Sending): Step {
  const { id, base } = record;
  const { key } = sending;
  let revision = 0;
  return {
    async attempt() {
      revision = await parts.api.save(sending, base?.revision ?? null);
    },
    async settle(failure) {
      if (!failure) await parts.update(id, (found) => found && saved(found, key, revision));
      else await settleRefused(parts, { record, key, failure });
    },
  };
}

interface RefusedSave {
  readonly record: TripRecord;
  readonly key: string;
  readonly failure: Failure;
}

async function settleRefused(
  parts: SendRecordParts,
  { record, key, failure }: RefusedSave,
): Promise<void> {
  const { update, makeId, clock } = parts;
  const { id, base, isInherited } = record;
  const { current, status, code } = failure;
  if (current) {
    await update(id, (found) => found && met(notSaved(found, key), current, makeId));
  } else if (status === 410 || (status === 404 && base) || isUninvited(record, failure)) {
    await update(id, (found) => found && deletedElsewhere(notSaved(found, key), clock.now()));
  } else if (code === 'idempotency-key-reused') {
    // The key stands for another content than ours: made anew, nothing is lost by it.
    await update(id, (found) => found && notSaved(found, key));
  } else if (status === 403 && isInherited) {
    await inheritAsNew(parts, id);
  } else {
    await update(id, (found) => (found?.sending?.key === key ? takenBack(found) : found));
    parts.onRefused(id, code);
  }
}

/** Whoever may no longer change a trip of somebody else decides what becomes of edits that were made until then. */
function isUninvited(record: TripRecord, { status }: Failure): boolean {
  return status === 403 && roleOf(record) !== 'owner';
}

/** Nobody here wanted the trip deleted, so that its edits stay until somebody decides; null where somebody did. */
function deletedElsewhere(record: TripRecord, now: number): TripRecord | null {
  return record.presence === 'deleting' ? null : withPresence(record, 'gone', now);
}

/** The guest's account has ended with the trip in it: what was made of it becomes a trip of its heir. */
async function inheritAsNew({ update, makeId, clock }: SendRecordParts, id: string): Promise<void> {
  let heir: TripRecord | null = null;
  const newId = makeId();
  await update(id, (found) => {
    heir = found && asNew(found, newId, clock.now());
    return found;
  });
  // First the new one, so that whoever is interrupted has it twice rather than not at all.
  await update(newId, (found) => found ?? heir);
  await update(id, () => null);
}
