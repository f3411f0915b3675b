import type { Language } from '@fahrtwind/contract';
import { openLive } from '../../api/live.ts';
import { withdrawOffer } from '../../ui/offer.ts';
import { browserClock } from '../session/clock.ts';
import { noteUnsentEdits } from '../session/unsent-edits.ts';
import { browserTurns } from './browser-turns.ts';
import { createDeviceShelf } from './device-shelf.ts';
import { browserLastWords } from './last-words.ts';
import { keepTrips } from './keep-trips.ts';
import { readPeopleEvent } from './people-events.ts';
import { serverTrips } from './server-trips.ts';
import { openTripDatabase } from './trip-database.ts';
import { openTripsChannel } from './trips-channel.ts';
import type { LiveChange, TripsParts, TripsSession } from './trips-parts.ts';
import { createTripsStore, type RunningTrips } from './trips-store.ts';
import { tripsVoice } from './trips-voice.ts';

const log: TripsParts['log'] = (message, cause) => console.warn(message, cause ?? '');

const makeId = (): string => crypto.randomUUID();

function isLiveChange(data: unknown): data is LiveChange {
  return typeof data === 'object' && data !== null && 'id' in data && 'revision' in data;
}

/** After the picture of the edit, as the edit itself is kept. Asks the browser, once, not to clear away what waits here. */
function createNoteUnsent(): TripsParts['noteUnsent'] {
  let noted = -1;
  let isAsked = false;
  return (count) => {
    if (count === noted) return;
    noted = count;
    setTimeout(() => noteUnsentEdits(noted));
    if (count === 0 || isAsked || navigator.onLine) return;
    isAsked = true;
    navigator.storage?.persist().catch((cause: unknown) => log('Storage not made lasting', cause));
  };
}

/** The trips in a real browser. */
export function browserTrips(language: Language, session: TripsSession): RunningTrips {
  const trips = createTripsStore({
    api: serverTrips,
    shelf: createDeviceShelf(openTripDatabase(globalThis.indexedDB), { makeId, log }),
    lastWords: browserLastWords(log),
    clock: browserClock,
    channel: openTripsChannel(),
    turns: browserTurns,
    session,
    openLive: ({ onOpen, onChange, onPeople, onEnd }) =>
      openLive({
        onOpen,
        onEnd,
        onTrip: (data) => {
          if (isLiveChange(data)) onChange(data);
        },
        onPeople: (kind, data) => {
          const event = readPeopleEvent(kind, data);
          if (event) onPeople(event);
        },
      }),
    ...tripsVoice(language),
    announceStep: withdrawOffer,
    log,
    makeId,
    noteUnsent: createNoteUnsent(),
  });
  keepTrips(trips);
  return trips;
}
