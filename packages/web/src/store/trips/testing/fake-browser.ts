import type { SessionState } from '@fahrtwind/contract';
import type { LiveEvent } from '../../live/live-events.ts';
import { followSession } from '../../live/follow-session.ts';
import { createLiveStream, type LiveStreamParts } from '../../live/live-stream.ts';
import { createObservable } from '../../../ui/observable.ts';
import { measureLeg } from '../../routes/leg-cache.ts';
import { registered, visitor } from '../../session/session-fakes.ts';
import type { LocalTripStore } from '../storage/local-trip-store.ts';
import type { TripsMessage } from '../sync/follow-tabs.ts';
import { createTripsRuntime, type TripsDependencies, type TripsRuntime } from '../trips-runtime.ts';
import { createCloningTripStore } from './cloning-trip-store.ts';
import { createFakeChannels } from './fake-channels.ts';
import { createFakeLocks } from './fake-locks.ts';
import type { FakeConnection, FakeServer } from './fake-server.ts';
import type { FakeTime } from './fake-time.ts';
import { createFakeUnloadBackup, stopsWriting } from './fake-unload.ts';
import { killable, killableClock } from './killable.ts';

export interface FakeTab {
  readonly store: TripsRuntime;
  /** Toasts and logs of this tab. */
  readonly messages: string[];
  /** How many steps it has announced. */
  readonly steps: () => number;
  /** Opens the live stream again, as after an absence. */
  readonly reconnect: () => void;
  /** Ends at once, wherever it was, and without a backup. */
  readonly kill: () => void;
  /** Is closed or reloaded by the user: it writes nothing more, but makes a backup. */
  readonly leave: () => void;
}

export interface FakeBrowser extends FakeConnection {
  readonly localStore: LocalTripStore;
  readonly openTab: () => Promise<FakeTab>;
  readonly signIn: (session: SessionState) => void;
  /** The browser says that it is back on the network. */
  readonly comesOnline: () => Promise<void>;
  /** How many trips have unsent edits, as signing out reads it. */
  readonly unsent: () => number;
}

let lastId = 0;

/** One browser of one user: a local store shared by tabs that can be opened and killed. */
export function createFakeBrowser(
  server: FakeServer,
  time: FakeTime,
  localStore: LocalTripStore = createCloningTripStore(),
): FakeBrowser {
  const session = createFakeSession(() => browser.uid);
  const shared: SharedByTabs = {
    tabs: new Set(),
    tripsChannels: createFakeChannels(),
    liveChannels: createFakeChannels(),
    locks: createFakeLocks(),
    unloadBackup: createFakeUnloadBackup(),
    session,
    localStore,
  };
  let unsent = 0;

  async function openTab(): Promise<FakeTab> {
    const tab = createFakeTab(shared, (life) => ({
      clock: killableClock(life, time.clock),
      api: killable(life, server.connect(browser)),
      connect: server.openLive(browser),
      noteUnsent: (count) => {
        unsent = count;
      },
    }));
    await tab.store.ready;
    return tab;
  }

  const browser: FakeBrowser = {
    uid: 'mara',
    trouble: null,
    localStore,
    openTab,
    unsent: () => unsent,
    signIn(next) {
      browser.uid = next.state === 'visitor' ? null : next.user.uid;
      session.set(next);
    },
    async comesOnline() {
      browser.trouble = null;
      await Promise.all(
        [...shared.tabs].map(({ store, reconnect }) => {
          reconnect();
          return store.wake();
        }),
      );
    },
  };
  return browser;
}

interface SharedByTabs extends Pick<TripsDependencies, 'session' | 'unloadBackup' | 'localStore'> {
  readonly tabs: Set<FakeTab>;
  readonly tripsChannels: ReturnType<typeof createFakeChannels<TripsMessage>>;
  readonly liveChannels: ReturnType<typeof createFakeChannels<LiveEvent>>;
  readonly locks: ReturnType<typeof createFakeLocks>;
}

interface TabLife {
  isOver: boolean;
  hasLeft: boolean;
  steps: number;
}

type OwnOfTab = Pick<TripsDependencies, 'clock' | 'api' | 'noteUnsent'> &
  Pick<LiveStreamParts, 'connect'>;

function createFakeTab(browser: SharedByTabs, ownOf: (life: TabLife) => OwnOfTab): FakeTab {
  const { tabs, tripsChannels, liveChannels, locks, session, unloadBackup, localStore } = browser;
  const life: TabLife = { isOver: false, hasLeft: false, steps: 0 };
  const messages: string[] = [];
  const { connect, ...own } = ownOf(life);
  const dependencies = { ...own, ...messagesOf(messages, life), session, locks: locks.of(life) };
  const live = createLiveStream({ ...dependencies, connect, channel: liveChannels.of(life) });
  const store = createTripsRuntime({
    ...dependencies,
    localStore: killable(life, stopsWriting(life, localStore)),
    unloadBackup,
    live,
    channel: tripsChannels.of(life),
    measureLeg,
    makeId: () => `id-${(lastId += 1)}`,
  });
  // What happens before it is open is missed.
  void store.ready.then(() => followSession(session, live));
  const tab = {
    store,
    messages,
    steps: () => life.steps,
    reconnect() {
      live.stop();
      live.start();
    },
    ...endings(life, store, () => {
      tripsChannels.end(life);
      liveChannels.end(life);
      locks.end(life);
      tabs.delete(tab);
    }),
  };
  tabs.add(tab);
  return tab;
}

function endings(
  life: { isOver: boolean; hasLeft: boolean },
  store: TripsRuntime,
  onEnd: () => void,
): Pick<FakeTab, 'kill' | 'leave'> {
  function kill(): void {
    life.isOver = true;
    onEnd();
  }
  return {
    kill,
    leave() {
      store.backUp();
      life.hasLeft = true;
      kill();
    },
  };
}

function messagesOf(
  messages: string[],
  life: { steps: number },
): Pick<TripsDependencies, 'report' | 'announceStep' | 'announceUndone' | 'log'> {
  return {
    announceStep() {
      life.steps += 1;
    },
    report: (what, code) => void messages.push(`${what} ${code}`),
    announceUndone: () => void messages.push('undone'),
    log: (message) => void messages.push(`log ${message}`),
  };
}

/** The session of a browser. A reload notices that the server has ended it. */
function createFakeSession(serverUid: () => string | null) {
  const session = createObservable<SessionState>(registered('mara'));
  return {
    ...session,
    reload() {
      if (serverUid() === null && session.get().state !== 'visitor') session.set(visitor);
      return Promise.resolve(session.get());
    },
  };
}
