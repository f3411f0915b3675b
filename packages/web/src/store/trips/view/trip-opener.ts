import { isCopy, openTrip, type Trip } from '@fahrtwind/domain';
import type { Environment } from '../../environment.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import { markOpened, roleOf } from '../records/trip-record.ts';
import type { Histories } from '../storage/histories.ts';
import type { LocalTripStore } from '../storage/local-trip-store.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import { failureOf } from '../sync/failure.ts';
import type { TripFetcher } from '../sync/trip-fetcher.ts';
import type { TripsApi } from '../sync/trips-api.ts';
import type { TripsView } from './trips-view.ts';

interface OpenerParts extends Environment {
  readonly api: TripsApi;
  readonly localStore: LocalTripStore;
  readonly state: TabStateStore;
  readonly cache: RecordCache;
  readonly histories: Histories;
  readonly fetcher: TripFetcher;
  readonly view: TripsView;
}

export interface TripOpener {
  readonly open: (id: string) => Promise<Trip | null>;
  readonly resume: () => Promise<Trip | null>;
  /** Makes a trip current that is on this device, or is about to be. */
  readonly makeCurrent: (id: string) => Promise<void>;
}

/** Decides which trip is the current one. */
export function createTripOpener(parts: OpenerParts): TripOpener {
  const { api, localStore, clock, log, state, cache, histories, fetcher } = parts;

  /** Counts the trips that were asked for: a slower answer for an earlier one must not replace the latest. */
  let asked = 0;

  async function makeCurrent(id: string): Promise<void> {
    const request = ++asked;
    // A trip on the screen can be edited: without its history, undo would do nothing and an edit would overwrite it.
    if (cache.get(id)) await histories.read(id);
    if (request !== asked) return;
    const copy = cache.get(id);
    state.update({
      runtime: openTrip(state.get().runtime, id, copy?.record.isDemo ?? false),
      currentStatus: copy ? 'ready' : 'loading',
    });
    if (!copy) await histories.read(id);
    await localStore.writeFact('currentId', id);
  }

  async function noteOpened(id: string): Promise<void> {
    const now = clock.now();
    const record = await cache.update(id, (found) => found && markOpened(found, now));
    if (record?.base && roleOf(record) === 'owner')
      void api.markOpened(id).catch((cause: unknown) => log('Opening not noted', cause));
  }

  async function openFromServer(id: string): Promise<Trip | null> {
    const isStillWanted = (): boolean => state.get().runtime.currentTripId === id;
    try {
      const record = await fetcher.load(id);
      if (isStillWanted()) state.update({ currentStatus: 'ready' });
      void noteOpened(id);
      return record?.trip ?? null;
    } catch (cause) {
      const { status } = failureOf(cause);
      if (isStillWanted() && status === 404) state.closeTrip('missing');
      else if (isStillWanted()) state.update({ currentStatus: 'failed' });
      return null;
    }
  }

  async function refreshOpened(id: string): Promise<void> {
    // On the device first, in case the tab ends before the server has answered.
    await noteOpened(id);
    if (cache.get(id)?.record.base) await fetcher.refresh(id);
  }

  async function open(id: string): Promise<Trip | null> {
    await makeCurrent(id);
    const copy = cache.get(id);
    if (!copy) return openFromServer(id);
    void refreshOpened(id);
    return copy.trip;
  }

  return { open, makeCurrent, resume: () => resume(parts, open) };
}

async function resume(
  { localStore, cache, state, view }: OpenerParts,
  open: TripOpener['open'],
): Promise<Trip | null> {
  const openId = state.currentId();
  const copy = openId === null ? null : cache.get(openId);
  if (copy) return copy.trip;
  const last = openId ?? (await localStore.readFact('currentId'));
  const { list, companionTrips } = view.get();
  const wanted = [last, ...[...list, ...companionTrips].map(({ id }) => id)];
  for (const id of new Set(wanted)) {
    if (id === null || isCopy({ id })) continue;
    const trip = await open(id);
    // A missing trip gives way to the next one. One that cannot be loaded now is waited for.
    if (trip || view.get().currentStatus !== 'missing') return trip;
  }
  return null;
}
