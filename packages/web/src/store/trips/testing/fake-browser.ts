import type { SessionState } from '@fahrtwind/contract';
import { registered, visitor } from '../../session/session-fakes.ts';
import { createCloningShelf } from './cloning-shelf.ts';
import type {
  Shelf,
  TripsChannel,
  TripsMessage,
  TripsParts,
  TripsSession,
} from '../trips-parts.ts';
import { createTripsStore, type RunningTrips } from '../trips-store.ts';
import type { FakeConnection, FakeServer } from './fake-server.ts';
import type { FakeTime } from './fake-time.ts';
import { createFakeTurns } from './fake-turns.ts';
import { createFakeLastWords, forsaken } from './leaving.ts';
import { mortal, mortalClock } from './mortal.ts';

export interface FakeTab {
  readonly store: RunningTrips;
  /** Toasts and logs of this tab. */
  readonly diary: string[];
  /** How many steps it has announced. */
  readonly steps: () => number;
  /** Ends at once, without a word to anybody, wherever it was. */
  readonly kill: () => void;
  /** Is closed or loaded again by the person: what it has not written yet, it will not write any more. */
  readonly leave: () => void;
}

export interface FakeBrowser extends FakeConnection {
  readonly shelf: Shelf;
  readonly openTab: () => Promise<FakeTab>;
  readonly signIn: (session: SessionState) => void;
  /** The browser says that it is back on the network. */
  readonly comesOnline: () => Promise<void>;
  /** How many trips wait here to be sent, as signing out would hear of it. */
  readonly unsent: () => number;
}

let lastId = 0;

/** One browser of one person: a shelf that its tabs share, and tabs that can be opened and killed. */
export function createFakeBrowser(
  server: FakeServer,
  time: FakeTime,
  shelf: Shelf = createCloningShelf(),
): FakeBrowser {
  const tabs = new Set<FakeTab>();
  const channels = createFakeChannels();
  const turns = createFakeTurns();
  const session = createFakeSession(() => browser.uid);
  const lastWords = createFakeLastWords();
  let unsent = 0;

  async function openTab(): Promise<FakeTab> {
    const life = { isOver: false, hasLeft: false, steps: 0 };
    const diary: string[] = [];
    const store = createTripsStore({
      ...voices(diary, life),
      session,
      shelf: mortal(life, forsaken(life, shelf)),
      lastWords,
      api: mortal(life, server.connect(browser)),
      openLive: server.openLive(browser),
      channel: channels.of(life),
      turns: turns.of(life),
      clock: mortalClock(life, time.clock),
      makeId: () => `id-${(lastId += 1)}`,
      noteUnsent: (count) => {
        unsent = count;
      },
    });
    const tab = {
      store,
      diary,
      steps: () => life.steps,
      ...endings(life, store, () => {
        channels.end(life);
        turns.end(life);
        tabs.delete(tab);
      }),
    };
    tabs.add(tab);
    await store.ready;
    return tab;
  }

  const browser: FakeBrowser = {
    uid: 'mara',
    trouble: null,
    shelf,
    openTab,
    unsent: () => unsent,
    signIn(next) {
      browser.uid = next.state === 'visitor' ? null : next.user.uid;
      session.become(next);
    },
    async comesOnline() {
      browser.trouble = null;
      await Promise.all([...tabs].map(({ store }) => store.wake({ isBack: true })));
    },
  };
  return browser;
}

function endings(
  life: { isOver: boolean; hasLeft: boolean },
  store: RunningTrips,
  onEnd: () => void,
): Pick<FakeTab, 'kill' | 'leave'> {
  function kill(): void {
    life.isOver = true;
    onEnd();
  }
  return {
    kill,
    leave() {
      store.leave();
      life.hasLeft = true;
      kill();
    },
  };
}

function voices(
  diary: string[],
  life: { steps: number },
): Pick<TripsParts, 'report' | 'announceStep' | 'announceUndone' | 'log'> {
  return {
    announceStep() {
      life.steps += 1;
    },
    report: (what, code) => void diary.push(`${what} ${code}`),
    announceUndone: () => void diary.push('undone'),
    log: (message) => void diary.push(`log ${message}`),
  };
}

/** The session of a browser; asked again, it notices that the server knows nobody any more. */
function createFakeSession(
  serverUid: () => string | null,
): TripsSession & { readonly become: (next: SessionState) => void } {
  let session: SessionState = registered('mara');
  const listeners = new Set<() => void>();
  const become = (next: SessionState): void => {
    session = next;
    for (const listener of listeners) listener();
  };
  return {
    become,
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload() {
      if (serverUid() === null && session.state !== 'visitor') become(visitor);
      return Promise.resolve(session);
    },
  };
}

function createFakeChannels() {
  const listeners = new Map<object, (message: TripsMessage) => void>();
  return {
    of: (tab: object): TripsChannel => ({
      post(message) {
        for (const [other, listener] of listeners)
          if (other !== tab) queueMicrotask(() => listener(structuredClone(message)));
      },
      listen(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    }),
    end: (tab: object) => listeners.delete(tab),
  };
}
