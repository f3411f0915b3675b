import { createActions } from './create-actions.ts';
import { createDesk } from './desk.ts';
import { followSession } from './follow-session.ts';
import { followTabs } from './follow-tabs.ts';
import { heedLastWords, lastWordOf } from './last-words.ts';
import { createPeopleEvents } from './people-events.ts';
import { createPublicTrips } from './public-trips.ts';
import type { TripsStore } from './trips-context.ts';
import type { TripsParts } from './trips-parts.ts';
import type { WorkingCopy } from './working-copies.ts';

export interface RunningTrips extends TripsStore {
  /** Sends what waits and listens again, because somebody looks at the page, or because the network is back. */
  readonly wake: (reason?: { readonly isBack?: boolean }) => Promise<void>;
  /** Somebody looks away, perhaps for good: what was to be gathered is sent now. */
  readonly hurry: () => Promise<void>;
  /** Nobody has looked at the page for long: no stream is kept open for it. */
  readonly sleep: () => void;
  /** The page ends, in this very moment: what is not written yet is kept for the next one. */
  readonly leave: () => void;
  /** Resolves when what this device keeps is on the screen. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** The trips of this tab: what the device keeps, what the server has, and the way between them. */
export function createTripsStore(parts: TripsParts): RunningTrips {
  const desk = createDesk(parts);
  const publicTrips = createPublicTrips({ ...parts, view: desk.view });
  const people = createPeopleEvents();
  const { readShared } = publicTrips;
  const tabs = followTabs(parts, desk, { readShared, tellPeople: people.tell });
  const session = followSession(parts, desk, {
    readShared,
    onSignedIn: tabs.listenToServer,
    onSignedOut: tabs.sleep,
  });
  return {
    get: desk.view.get,
    subscribe: desk.view.subscribe,
    onPeople: people.listen,
    ready: session.settled(),
    actions: createActions(parts, desk, { ...publicTrips, settled: session.settled }),
    async wake({ isBack = false } = {}) {
      // A stream that was cut off may not have noticed it.
      if (isBack) tabs.sleep();
      tabs.listenToServer();
      // The page may have taken its leave, and goes on all the same.
      await desk.bench.written();
      await heedLastWords(parts, { ...parts.shelf, update: desk.bench.update });
      await desk.sender.now();
    },
    async hurry() {
      await desk.bench.written();
      // Without a network the next attempt is planned already.
      if (!desk.sender.isWaiting()) await desk.sender.now();
    },
    sleep: tabs.sleep,
    leave() {
      const unwritten = desk.bench.all().filter(({ seen, trip }) => seen.trip !== trip);
      if (unwritten.length === 0) return;
      const at = parts.clock.now();
      const wordOf = (copy: WorkingCopy) =>
        lastWordOf(copy, { history: desk.histories.get(copy.seen.id), at });
      parts.lastWords.say(unwritten.map(wordOf));
    },
    stop() {
      session.stop();
      tabs.stop();
      desk.sender.stop();
      parts.shelf.close();
    },
  };
}
