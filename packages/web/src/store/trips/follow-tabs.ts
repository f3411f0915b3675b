import type { Desk } from './desk.ts';
import { followLive } from './follow-live.ts';
import type { PeopleListener } from './people-events.ts';
import { createTimer } from './timer.ts';
import type { LiveChange, TripsMessage, TripsParts } from './trips-parts.ts';

/** The tab that makes an edit sends it; the others look after it in case that tab is gone. */
const OTHERS_WAIT_MS = 5000;
/** The tab that hears of a change fetches it; the others look after it in the same way. */
const OTHERS_FETCH_MS = 2000;
/** Several changes in a row are asked for once. */
const GATHER_MS = 500;

interface Reactions {
  readonly readShared: () => Promise<void>;
  readonly tellPeople: PeopleListener;
}

interface TabsFollower {
  readonly listenToServer: () => void;
  readonly sleep: () => void;
  readonly stop: () => void;
}

/** Hears what other tabs and other devices have done, and takes it over. */
export function followTabs(
  parts: TripsParts,
  desk: Desk,
  { readShared, tellPeople }: Reactions,
): TabsFollower {
  const { channel, clock, log } = parts;
  const { view, bench, histories, sender } = desk;
  const loading = createTimer(clock, () => void desk.load());
  const { hear, hearPeople } = createEars(desk, () => loading.planEarlier(GATHER_MS), tellPeople);

  async function listen(message: TripsMessage): Promise<void> {
    if (message.kind === 'shared') await readShared();
    else if (message.kind === 'people') hearPeople(message.event);
    else if (message.kind === 'live')
      clock.after(bench.get(message.change.id) ? OTHERS_FETCH_MS : 0, () => hear(message.change));
    else if (message.kind === 'history') {
      const { currentTripId } = view.facts().runtime;
      if (currentTripId !== null) await histories.read(currentTripId);
      view.refresh();
    } else {
      await bench.reread(message.id);
      if (bench.unsentIds().includes(message.id)) sender.soon(OTHERS_WAIT_MS);
    }
  }

  const live = followLive({
    ...parts,
    isSignedIn: () => view.facts().uid !== null,
    onOpen() {
      loading.planEarlier(GATHER_MS);
      if (sender.isWaiting()) void sender.now();
    },
    onChange(change) {
      channel.post({ kind: 'live', change });
      hear(change);
    },
    onPeople(event) {
      channel.post({ kind: 'people', event });
      hearPeople(event);
    },
  });
  const stopListening = channel.listen((message) => {
    listen(message).catch((cause: unknown) => log('Other tab not followed', cause));
  });

  return {
    listenToServer: live.start,
    sleep: live.stop,
    stop() {
      stopListening();
      loading.cancel();
      live.stop();
    },
  };
}

interface Ears {
  readonly hear: (change: LiveChange) => void;
  readonly hearPeople: PeopleListener;
}

/** What becomes of what the server tells. */
function createEars(
  { bench, fetcher, heard }: Desk,
  loadSoon: () => void,
  tellPeople: PeopleListener,
): Ears {
  return {
    hear({ id, revision, isDeleted }) {
      const seen = bench.get(id)?.seen;
      // What is not on this device is only in the list.
      if (!seen?.base) {
        loadSoon();
        return;
      }
      if (!isDeleted && revision <= seen.base.revision) return;
      heard.set(id, revision);
      // Most likely it is that very save; if it is not, its answer brings the change.
      if (seen.sending && !isDeleted) return;
      void fetcher.refresh(id);
      if (isDeleted) loadSoon();
    },
    hearPeople(event) {
      // Somebody's role may be another one now, or none.
      if (event.kind === 'companions') {
        loadSoon();
        if (bench.get(event.id)?.seen.base) void fetcher.refresh(event.id);
      }
      tellPeople(event);
    },
  };
}
