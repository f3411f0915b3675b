import { recordRevision, refusalToSave, routeLegsOf, totalsOf, type Trip } from '@fahrtwind/domain';
import type { Environment } from '../../environment.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import type { MeasureLeg, SettleEdit } from '../records/settle-edit.ts';
import { copyAsNew, newRecord, roleOf, setPresence } from '../records/trip-record.ts';
import type { Histories } from '../storage/histories.ts';
import type { LocalTripStore } from '../storage/local-trip-store.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import { failureOf } from '../sync/failure.ts';
import type { ReportFailure } from '../sync/follow-sender.ts';
import type { ListLoader } from '../sync/list-loader.ts';
import type { Sender } from '../sync/sender.ts';
import type { TripFetcher } from '../sync/trip-fetcher.ts';
import type { TripsApi } from '../sync/trips-api.ts';
import type { TripActions } from './trip-actions.ts';
import { applyOperation } from './trip-editor.ts';
import type { TripOpener } from './trip-opener.ts';

export interface ListActionsParts extends Environment {
  readonly api: TripsApi;
  readonly state: TabStateStore;
  readonly localStore: LocalTripStore;
  readonly cache: RecordCache;
  readonly histories: Histories;
  readonly fetcher: TripFetcher;
  readonly lists: ListLoader;
  readonly sender: Sender;
  readonly opener: TripOpener;
  readonly report: ReportFailure;
  readonly settleEdit: SettleEdit;
  readonly measureLeg: MeasureLeg;
}

type ListActions = Pick<
  TripActions,
  'create' | 'read' | 'isOnDevice' | 'change' | 'remove' | 'restore' | 'saveAsNew'
>;

/** What can be done with any trip of the lists. */
export function createListActions(parts: ListActionsParts): ListActions {
  const { clock, makeId, report, cache, localStore, state, opener, fetcher, sender } = parts;
  const { measureLeg } = parts;
  /** The uid of the person who has created a trip in this tab. */
  let creator: string | null = null;
  return {
    create: (trip, options) => {
      const isDemo = options?.isDemo ?? false;
      if (!isDemo) creator = state.get().uid;
      const totals = options?.isDuplicate ? {} : totalsOf(routeLegsOf(trip), measureLeg);
      const mayOpen = () => !isDemo || creator !== state.get().uid;
      return create(parts, { ...trip, ...totals }, { isDemo, mayOpen });
    },
    async read(id) {
      const record = await fetcher.find(id);
      return cache.get(id)?.trip ?? record?.trip ?? null;
    },
    async isOnDevice(id) {
      await cache.flush();
      return !localStore.isFull() && (await localStore.read(id)) !== null;
    },
    change: createChange(parts),
    async remove(id) {
      const record = await fetcher.find(id);
      if (!record || roleOf(record) !== 'owner') {
        report('trip-not-deleted', record ? 'unauthorized' : 'network-request-failed');
        return false;
      }
      if (state.get().runtime.currentTripId === id) state.closeTrip();
      await cache.update(id, (found) => found && setPresence(found, 'deleting', clock.now()));
      void sender.now();
      return true;
    },
    async restore(id) {
      const record = await cache.update(
        id,
        (found) => found && setPresence(found, 'restoring', clock.now()),
      );
      // The deletion may have ended, and its record with it, in this very moment.
      if (!record) return restoreOnServer(parts, id);
      void sender.now();
      return true;
    },
    async saveAsNew(id) {
      const copy = cache.get(id);
      if (!copy) return null;
      const record = copyAsNew(copy.record, makeId(), clock.now());
      await cache.update(record.id, () => record);
      await cache.update(id, () => null);
      await opener.makeCurrent(record.id);
      sender.soon(0);
      return record.id;
    },
  };
}

interface NewTripOptions {
  readonly isDemo: boolean;
  /** False for the example when the guest has begun a trip of their own, which may not be in the list yet. */
  readonly mayOpen: () => boolean;
}

async function create(
  { clock, log, cache, state, opener, sender }: ListActionsParts,
  trip: Trip,
  { isDemo, mayOpen }: NewTripOptions,
): Promise<boolean> {
  const { uid } = state.get();
  const refusal = refusalToSave({ ...trip, userId: uid ?? '' }, uid);
  if (refusal || uid === null) {
    log(`Trip not added: ${refusal ?? 'signed-out'}`);
    return false;
  }
  if (!mayOpen()) return false;
  const record = newRecord({ trip: { ...trip, userId: uid }, now: clock.now(), isDemo });
  await cache.update(trip.id, (found) => found ?? record);
  if (mayOpen()) await opener.makeCurrent(trip.id);
  sender.soon(0);
  return true;
}

function createChange(parts: ListActionsParts): TripActions['change'] {
  const { clock, log, state, cache, fetcher, histories, settleEdit } = parts;
  return async (id, operation, args) => {
    await fetcher.find(id);
    await histories.read(id);
    const copy = cache.get(id);
    if (!copy) return null;
    const result = applyOperation(settleEdit, copy, operation, args);
    if (!result.ok) {
      log(`Trip not changed: ${result.error}`);
      return result;
    }
    const revision = { trip: copy.trip, now: clock.now(), forced: true };
    histories.set(id, recordRevision(histories.get(id), revision));
    state.setRefused(id, false);
    cache.edit(id, result.value);
    return result;
  };
}

/** A deleted trip of which this device knows only the entry in the list. */
async function restoreOnServer(
  { api, report, lists }: ListActionsParts,
  id: string,
): Promise<boolean> {
  try {
    await api.restore(id);
  } catch (cause) {
    report('trip-not-restored', failureOf(cause).code);
    return false;
  }
  await lists.load();
  return true;
}
