import type { Environment } from '../../environment.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { companionList } from '../records/companion-list.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import { ownTrips } from '../records/trip-lists.ts';
import { roleOf } from '../records/trip-record.ts';
import type { LocalTripStore } from '../storage/local-trip-store.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import { failureOf } from './failure.ts';
import { createTimer } from './timer.ts';
import type { TripFetcher } from './trip-fetcher.ts';
import type { TripsApi } from './trips-api.ts';

interface ListLoaderParts extends Environment {
  readonly api: TripsApi;
  readonly localStore: LocalTripStore;
  readonly session: Pick<SessionStore, 'get'>;
  readonly cache: RecordCache;
  readonly state: TabStateStore;
  readonly fetcher: TripFetcher;
}

export interface ListLoader {
  readonly load: () => Promise<void>;
  /** Loads the deleted trips, which most pages do not show. */
  readonly loadDeleted: () => Promise<void>;
  /** Loads after a short time, so that several events cause one request. */
  readonly loadSoon: () => void;
  /** Loads what may have been missed. Lists that were asked for just now can wait until the page is idle. */
  readonly catchUp: () => void;
  readonly stop: () => void;
}

const GATHER_MS = 500;
/** A page that opens has its own requests to wait for; on a slow network they take up to this long. */
const IDLE_MS = 20_000;
/** How many trips of each list are fetched, so that they open without a network. */
const RECENT = 5;

/** Loads the lists of trips, and refreshes the trips that have changed since. */
export function createListLoader(parts: ListLoaderParts): ListLoader {
  const { clock, localStore, log, state } = parts;
  const recent = createTimer(clock, () => void fetchRecent(parts));
  let askedAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<void> {
    timer.cancel();
    askedAt = clock.now();
    if (state.get().uid === null) {
      const none = { serverTrips: [], deletedTrips: [], companionTrips: [] };
      state.update({ ...none, listStatus: 'ready' });
      return;
    }
    try {
      await loadLists(parts);
      recent.planEarlier(IDLE_MS);
    } catch (cause) {
      log('Trips not loaded', cause);
      const isOffline = failureOf(cause).status === 0;
      const isKnown = (await localStore.readFact('list')) !== null;
      // Offline, the stored list counts even if it is empty. A failing server may have more trips.
      const isEnough = isKnown && (isOffline || hasOwnTrips(parts));
      state.update({ listStatus: isEnough ? 'ready' : 'failed' });
    }
  }

  const timer = createTimer(clock, () => void load());
  return {
    load,
    async loadDeleted() {
      if (state.get().uid === null) return;
      await readDeleted(parts).catch((cause: unknown) => log('Deleted trips not loaded', cause));
    },
    loadSoon: () => timer.planEarlier(GATHER_MS),
    catchUp: () => timer.planEarlier(clock.now() - askedAt < IDLE_MS ? IDLE_MS : GATHER_MS),
    stop() {
      timer.cancel();
      recent.cancel();
    },
  };
}

async function loadLists(parts: ListLoaderParts): Promise<void> {
  const { api, localStore, session, cache, state, fetcher } = parts;
  const { uid } = state.get();
  const before = cache.all().map(({ record }) => record);
  // Guests cannot be invited.
  const isRegistered = session.get().state === 'registered';
  const [serverTrips, companionTrips] = await Promise.all([
    api.list(),
    isRegistered ? api.listCompanionTrips() : [],
  ]);
  // Without any trips it depends on the deleted ones whether a guest gets the demo trip.
  if (serverTrips.length === 0 || state.get().deletedTrips.length > 0) await readDeleted(parts);
  if (state.get().uid !== uid) return;
  state.update({ serverTrips, companionTrips, listStatus: 'ready' });
  await localStore.writeFact('list', serverTrips);
  await localStore.writeFact('companionTrips', companionTrips);
  const revisions = new Map(
    [...serverTrips, ...companionTrips].map((trip) => [trip.id, trip.revision]),
  );
  const roles = new Map(companionTrips.map((trip) => [trip.id, trip.role]));
  for (const record of before) {
    const { id, base } = record;
    const isOtherRole = (roles.get(id) ?? 'owner') !== roleOf(record);
    // A trip that is not in the lists was deleted elsewhere, or saved while they were loading.
    if (base && (isOtherRole || (revisions.get(id) ?? Infinity) > base.revision))
      await fetcher.refresh(id);
  }
}

async function readDeleted({ api, state }: ListLoaderParts): Promise<void> {
  const { uid } = state.get();
  const deletedTrips = await api.listDeleted();
  if (state.get().uid === uid) state.update({ deletedTrips });
}

function hasOwnTrips({ state, cache }: ListLoaderParts): boolean {
  const { uid, serverTrips } = state.get();
  return uid !== null && ownTrips(serverTrips, cache.all()).length > 0;
}

/** Stops at the first failure: most likely the network is gone. */
async function fetchRecent({ cache, state, fetcher }: ListLoaderParts): Promise<void> {
  const { uid, serverTrips, companionTrips } = state.get();
  if (uid === null) return;
  const copies = cache.all();
  const own = ownTrips(serverTrips, copies).slice(0, RECENT);
  const others = companionList(companionTrips, copies).slice(0, RECENT);
  for (const { id } of [...own, ...others]) if (!cache.get(id) && !(await fetcher.find(id))) return;
}
