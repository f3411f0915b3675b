import type { Environment } from '../../environment.ts';
import { mergeStored } from '../records/merge-record.ts';
import { cancelSave, confirmSave, prepareSend, revertToBase } from '../records/record-sending.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import {
  copyAsNew,
  isUnsent,
  roleOf,
  setPresence,
  type Sending,
  type TripRecord,
} from '../records/trip-record.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import { failureOf, isTemporary, isWithoutRoom, type Failure } from './failure.ts';
import type { TripsApi } from './trips-api.ts';

export type SendEvent =
  /** The server has refused the edits for good; they are already reverted. */
  | { readonly kind: 'refused' | 'not-restored'; readonly id: string; readonly code: string }
  /** The account has no room; the edits stay on this device and are sent again later. */
  | { readonly kind: 'no-room'; readonly id: string; readonly code: string }
  /** The server has answered something about this trip. */
  | { readonly kind: 'answered'; readonly id: string }
  /** The server has deleted a trip; its record is removed next. */
  | { readonly kind: 'deleted' }
  | { readonly kind: 'session-ended' };

export interface SendRecordParts extends Environment {
  readonly api: TripsApi;
  readonly cache: RecordCache;
  readonly state: TabStateStore;
}

interface Sender extends SendRecordParts {
  readonly emit: (event: SendEvent) => void;
}

/** `wait`: the same may work later. `offline`: nothing works now. */
export type SendOutcome = 'done' | 'wait' | 'offline' | 'signed-out';

/** Two devices that keep saving the same trip could keep each other busy. After this many steps there is a pause. */
const MOST_STEPS = 20;

/** Sends one record until nothing of it is unsent. */
export async function sendRecord(sender: Sender, id: string): Promise<SendOutcome> {
  const { state, cache, makeId, emit } = sender;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const { uid } = state.get();
    if (uid === null) return 'signed-out';
    const record = await cache.update(id, (found) =>
      found?.userId === uid ? prepareSend(found, makeId) : found,
    );
    const step = record?.userId === uid ? nextStep(sender, record) : null;
    if (!step) return 'done';
    const failure = await step.attempt().then(() => null, failureOf);
    if (failure?.status === 401) {
      emit({ kind: 'session-ended' });
      return 'signed-out';
    }
    if (failure && isWithoutRoom(failure)) emit({ kind: 'no-room', id, code: failure.code });
    if (failure && isTemporary(failure)) return failure.status === 0 ? 'offline' : 'wait';
    await step.settle(failure);
    emit({ kind: 'answered', id });
  }
  return 'wait';
}

interface Step {
  readonly attempt: () => Promise<void>;
  /** Puts the answer into the record; null when all went well. */
  readonly settle: (failure: Failure | null) => Promise<void>;
}

/** A trip is saved before it is deleted, so that restoring it brings the last edits back. */
function nextStep(sender: Sender, record: TripRecord): Step | null {
  if (!isUnsent(record) || record.presence === 'gone') return null;
  if (record.presence === 'restoring') return restoreStep(sender, record);
  if (record.sending) return saveStep(sender, record, record.sending);
  return record.presence === 'deleting' ? deleteStep(sender, record) : null;
}

function restoreStep({ api, cache, clock, emit }: Sender, { id }: TripRecord): Step {
  return {
    attempt: () => api.restore(id),
    async settle(failure) {
      // A trip that was deleted before it was ever sent is unknown to the server, and still to be sent.
      const record = await cache.update(id, (found) => {
        if (found?.presence !== 'restoring') return found;
        return failure && found.base ? null : setPresence(found, 'there', clock.now());
      });
      if (failure && !record) emit({ kind: 'not-restored', id, code: failure.code });
    },
  };
}

function deleteStep({ api, cache, log, emit }: Sender, { id }: TripRecord): Step {
  return {
    attempt: () => api.remove(id),
    async settle(failure) {
      if (!failure) emit({ kind: 'deleted' });
      else if (failure.status !== 404) log(`Trip not deleted: ${failure.code}`);
      await cache.update(id, (found) => (found?.presence === 'deleting' ? null : found));
    },
  };
}

function saveStep(sender: Sender, record: TripRecord, sending: Sending): Step {
  const { api, cache } = sender;
  const { id, base } = record;
  const { key } = sending;
  let revision = 0;
  return {
    async attempt() {
      revision = await api.save(sending, base);
    },
    async settle(failure) {
      if (!failure) await cache.update(id, (found) => found && confirmSave(found, key, revision));
      else await settleRefused(sender, { record, key, failure });
    },
  };
}

interface RefusedSave {
  readonly record: TripRecord;
  readonly key: string;
  readonly failure: Failure;
}

async function settleRefused(sender: Sender, { record, key, failure }: RefusedSave): Promise<void> {
  const { cache, makeId, clock, emit } = sender;
  const { id, base, isInherited } = record;
  const { current, status, code } = failure;
  if (current) {
    await cache.update(
      id,
      (found) => found && mergeStored(cancelSave(found, key), current, makeId),
    );
  } else if (status === 404 && isInherited) {
    await inheritAsNew(sender, id);
  } else if (status === 410 || (status === 404 && base) || isUninvited(record, failure)) {
    await cache.update(id, (found) => found && markGone(cancelSave(found, key), clock.now()));
  } else if (code === 'idempotency-key-reused') {
    // The server knows another content under this key. The next attempt has a new one.
    await cache.update(id, (found) => found && cancelSave(found, key));
  } else {
    await cache.update(id, (found) => (found?.sending?.key === key ? revertToBase(found) : found));
    emit({ kind: 'refused', id, code });
  }
}

/** A companion who may only read now decides what happens to the edits made until then. */
function isUninvited(record: TripRecord, { status }: Failure): boolean {
  return status === 403 && roleOf(record) !== 'owner';
}

/** Deleted elsewhere: unsent edits stay until the user decides, unless the user has deleted the trip here too. */
function markGone(record: TripRecord, now: number): TripRecord | null {
  return record.presence === 'deleting' ? null : setPresence(record, 'gone', now);
}

/** The guest's account is gone, and the trip with it or with another account: the edits become a new trip of the account signed in now. */
async function inheritAsNew({ cache, makeId, clock }: Sender, id: string): Promise<void> {
  let copy: TripRecord | null = null;
  const newId = makeId();
  await cache.update(id, (found) => {
    copy = found && copyAsNew(found, newId, clock.now());
    return found;
  });
  // The new one first: an interruption leaves the trip twice rather than not at all.
  await cache.update(newId, (found) => found ?? copy);
  await cache.update(id, () => null);
}
