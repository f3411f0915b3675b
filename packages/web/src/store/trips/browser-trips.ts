import type { Language } from '@fahrtwind/contract';
import { withdrawOffer } from '../../ui/offer.ts';
import type { Log } from '../environment.ts';
import { liveOf } from '../live/browser-live.ts';
import { measureLeg } from '../routes/leg-cache.ts';
import { browserClock } from '../session/clock.ts';
import { noteUnsentEdits } from '../session/unsent-edits.ts';
import { openTabChannel } from '../tab-channel.ts';
import { browserLocks } from '../tab-locks.ts';
import { createDeviceTripStore } from './storage/device-trip-store.ts';
import { openTripDatabase } from './storage/trip-database.ts';
import { createUnloadBackup } from './storage/unload-backup.ts';
import { followPage } from './sync/follow-page.ts';
import { serverTrips } from './sync/trips-api.ts';
import { createTripsRuntime, type TripsDependencies, type TripsRuntime } from './trips-runtime.ts';
import { tripToasts } from './view/trip-toasts.ts';

const log: Log = (message, cause) => console.warn(message, cause ?? '');

const makeId = (): string => crypto.randomUUID();

/** Stores the count after the edit is drawn. Asks the browser once not to delete what is only on this device. */
function createNoteUnsent(): TripsDependencies['noteUnsent'] {
  let noted = -1;
  let isAsked = false;
  return (count) => {
    if (count === noted) return;
    noted = count;
    setTimeout(() => noteUnsentEdits(noted));
    if (count === 0 || isAsked || navigator.onLine) return;
    isAsked = true;
    navigator.storage
      ?.persist()
      .catch((cause: unknown) => log('Storage not made persistent', cause));
  };
}

/** The trips in a real browser. */
export function browserTrips(
  language: Language,
  session: TripsDependencies['session'],
): TripsRuntime {
  const trips = createTripsRuntime({
    api: serverTrips,
    live: liveOf(session),
    localStore: createDeviceTripStore(openTripDatabase(), { makeId, log }),
    unloadBackup: createUnloadBackup(log),
    clock: browserClock,
    channel: openTabChannel('fahrtwind-trips'),
    locks: browserLocks,
    session,
    measureLeg,
    ...tripToasts(language),
    announceStep: withdrawOffer,
    log,
    makeId,
    noteUnsent: createNoteUnsent(),
  });
  followPage(trips);
  return trips;
}
