import type { Language } from '@fahrtwind/contract';
import { openLive } from '../../api/live.ts';
import { showToast } from '../../ui/toast.ts';
import { browserClock } from '../session/clock.ts';
import { browserTurns } from './browser-turns.ts';
import { createMemoryShelf } from './memory-shelf.ts';
import { serverTrips } from './server-trips.ts';
import { openTripsChannel } from './trips-channel.ts';
import type { LiveChange, TripsParts, TripsSession } from './trips-parts.ts';
import { createTripsStore, type RunningTrips } from './trips-store.ts';
import { tripsSentences } from './trips-texts.ts';

function isLiveChange(data: unknown): data is LiveChange {
  return typeof data === 'object' && data !== null && 'id' in data && 'revision' in data;
}

/** The trips in a real browser. */
export function browserTrips(language: Language, session: TripsSession): RunningTrips {
  const sentences = tripsSentences(language);
  const parts: TripsParts = {
    api: serverTrips,
    shelf: createMemoryShelf(),
    clock: browserClock,
    channel: openTripsChannel(),
    turns: browserTurns,
    session,
    openLive: ({ onOpen, onChange, onEnd }) =>
      openLive({ onOpen, onEnd, onTrip: (data) => isLiveChange(data) && onChange(data) }),
    report: (failure, code) =>
      showToast({ kind: 'negative', position: 'top', text: sentences.failure[failure](code) }),
    announceUndone: () => showToast({ kind: 'positive', text: sentences.undone }),
    log: (message, cause) => console.error(message, cause ?? ''),
    makeId: () => crypto.randomUUID(),
    noteUnsent: () => undefined,
  };
  return createTripsStore(parts);
}
