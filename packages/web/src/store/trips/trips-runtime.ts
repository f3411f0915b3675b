import type { Environment } from '../environment.ts';
import type { PeopleEvent } from '../live/live-events.ts';
import type { LiveStream } from '../live/live-stream.ts';
import { createEmitter } from '../../ui/observable.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { TabChannel } from '../tab-channel.ts';
import type { TabLocks } from '../tab-locks.ts';
import { createSettleEdit, type MeasureLeg } from './records/settle-edit.ts';
import { createTabState } from './records/tab-state.ts';
import { createHistories } from './storage/histories.ts';
import type { LocalTripStore } from './storage/local-trip-store.ts';
import { createRecordCache } from './storage/record-cache.ts';
import { createSharedTrips } from './storage/shared-trips.ts';
import { backUpEdits, restoreBackup, type UnloadBackup } from './storage/unload-backup.ts';
import { followLive } from './sync/follow-live.ts';
import type { PageListener } from './sync/follow-page.ts';
import { followSender, type ReportFailure } from './sync/follow-sender.ts';
import { followSession } from './sync/follow-session.ts';
import { followTabs, type TripsMessage } from './sync/follow-tabs.ts';
import { createListLoader } from './sync/list-loader.ts';
import { createSender } from './sync/sender.ts';
import { createTripFetcher } from './sync/trip-fetcher.ts';
import type { TripsApi } from './sync/trips-api.ts';
import { createActions } from './view/create-actions.ts';
import { createPublicTrips } from './view/public-trips.ts';
import { createTripEditor } from './view/trip-editor.ts';
import { createTripOpener } from './view/trip-opener.ts';
import type { TripsStore } from './view/trips-context.ts';
import { createTripsView } from './view/trips-view.ts';

/** What the trips need from outside; browser-trips.ts has the browser's, tests bring their own. */
export interface TripsDependencies extends Environment {
  readonly api: TripsApi;
  readonly live: Pick<LiveStream, 'events' | 'opened'>;
  readonly localStore: LocalTripStore;
  readonly unloadBackup: UnloadBackup;
  readonly channel: TabChannel<TripsMessage>;
  readonly locks: TabLocks;
  readonly session: Pick<SessionStore, 'get' | 'subscribe' | 'reload'>;
  /** What the route planner has answered so far, for the totals of trips. */
  readonly measureLeg: MeasureLeg;
  /** Tells the user of a failure. */
  readonly report: ReportFailure;
  /** The user has made, undone or redone an edit: an offer to undo an earlier one is outdated. */
  readonly announceStep: () => void;
  readonly announceUndone: () => void;
  /** Stores how many trips have unsent edits, where signing out reads it. */
  readonly noteUnsent: (count: number) => void;
}

/** The running store of one tab. */
export interface TripsRuntime extends TripsStore, PageListener {
  /** Resolves when the trips on this device are shown. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** Builds the store from the bottom up: each part gets what is built before it, and tells the rest by events. */
export function createTripsRuntime(dependencies: TripsDependencies): TripsRuntime {
  const { live, localStore } = dependencies;
  const state = createTabState();
  const cache = createRecordCache(dependencies);
  const histories = createHistories({ localStore, cache });
  const shared = createSharedTrips({ ...dependencies, state });
  const storage = { ...dependencies, state, cache, histories, shared };

  const fetcher = createTripFetcher(storage);
  const lists = createListLoader({ ...storage, fetcher });
  const sender = createSender(storage);
  const sync = { ...storage, fetcher, lists, sender };

  const view = createTripsView(sync);
  const opener = createTripOpener({ ...sync, view });
  const settleEdit = createSettleEdit(dependencies.measureLeg);
  const editor = createTripEditor({ ...sync, settleEdit });
  const publicTrips = createPublicTrips(sync);

  followSender(sync);
  const people = createEmitter<PeopleEvent>();
  live.events.subscribe(({ event }) => {
    if (event.kind === 'companions' || event.kind === 'presence') people.emit(event);
  });
  const ends = [followTabs(sync), followLive({ ...sync, people }), lists.stop, sender.stop];
  const session = followSession(sync);

  return {
    get: view.get,
    subscribe: view.subscribe,
    onPeople: people.subscribe,
    actions: createActions({
      ...sync,
      opener,
      editor,
      settleEdit,
      publicTrips,
      settled: session.settled,
    }),
    async wake() {
      // The page may have backed up its edits and gone on all the same.
      await cache.flush();
      await restoreBackup(dependencies, { ...localStore, update: cache.update });
      await sender.now();
    },
    async flush() {
      await cache.flush();
      // Without a network the next attempt is planned already.
      if (!sender.isWaiting.get()) await sender.now();
    },
    backUp: () => backUpEdits(sync),
    ready: session.settled(),
    stop() {
      session.stop();
      for (const end of ends) end();
      localStore.close();
    },
  };
}
