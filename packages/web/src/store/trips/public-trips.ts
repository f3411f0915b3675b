import { isCopy, openTrip, type Trip } from '@fahrtwind/domain';
import type { TripActions } from './trip-actions.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';

interface PublicParts extends Pick<TripsParts, 'api' | 'shelf' | 'clock' | 'log' | 'channel'> {
  readonly view: TripsView;
}

/** Published trips and shared copies, which are looked at and never saved. */
export function createPublicTrips(
  parts: PublicParts,
): Pick<TripActions, 'openPublic' | 'forgetShared'> & { readonly readShared: () => Promise<void> } {
  const { api, shelf, clock, log, channel, view } = parts;

  async function readShared(): Promise<void> {
    view.learn({ shared: await shelf.shared() });
  }

  async function show(id: string, trip: Trip): Promise<Trip> {
    view.learn({ publicTrip: trip, currentStatus: 'ready' });
    if (!isCopy(trip)) return trip;
    await shelf.keepShared({ id, uid: view.facts().uid, trip, openedAt: clock.now() });
    channel.post({ kind: 'shared' });
    await readShared();
    return trip;
  }

  return {
    readShared,
    async openPublic(id) {
      const { runtime } = view.facts();
      view.learn({ runtime: openTrip(runtime, id), publicTrip: null, currentStatus: 'loading' });
      const isStillWanted = (): boolean => view.facts().runtime.currentTripId === id;
      try {
        const trip = await api.getPublic(id);
        if (!isStillWanted()) return trip;
        if (trip) return await show(id, trip);
        const none = { runtime: openTrip(view.facts().runtime, null), publicTrip: null };
        view.learn({ ...none, currentStatus: 'missing' });
        return null;
      } catch (cause) {
        log('Public trip not loaded', cause);
        if (!isStillWanted()) return null;
        const kept = view.facts().shared.find((one) => one.id === id);
        if (kept) return show(id, kept.trip);
        view.learn({ currentStatus: 'failed' });
        return null;
      }
    },
    async forgetShared(id) {
      await shelf.forgetShared(id);
      channel.post({ kind: 'shared' });
      await readShared();
    },
  };
}
