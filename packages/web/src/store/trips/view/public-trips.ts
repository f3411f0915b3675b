import { isCopy, type PublicTrip } from '@fahrtwind/domain';
import type { Environment } from '../../environment.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import type { SharedTrips } from '../storage/shared-trips.ts';
import type { TripsApi } from '../sync/trips-api.ts';
import type { TripActions } from './trip-actions.ts';

interface PublicTripsParts extends Pick<Environment, 'log'> {
  readonly api: TripsApi;
  readonly state: TabStateStore;
  readonly shared: SharedTrips;
}

/** Loads published trips and shared copies. They never become the current trip, and nothing changes or saves them. */
export function createPublicTrips(
  parts: PublicTripsParts,
): Pick<TripActions, 'openPublic' | 'keepShared' | 'forgetShared'> {
  const { api, log, state, shared } = parts;

  async function keepShared(trip: PublicTrip): Promise<void> {
    if (isCopy(trip)) await shared.add(trip);
  }

  async function openPublic(id: string): Promise<PublicTrip | null> {
    let trip: PublicTrip | null;
    try {
      trip = await api.getPublic(id);
    } catch (cause) {
      log('Public trip not loaded', cause);
      const known = state.get().sharedTrips.find((one) => one.id === id);
      if (known) return known.trip;
      throw cause;
    }
    if (trip) await keepShared(trip);
    else {
      // Specified so. The planner opens the trip again that was last open on this device.
      state.closeTrip();
      await shared.remove(id);
    }
    return trip;
  }

  return { openPublic, keepShared, forgetShared: shared.remove };
}
