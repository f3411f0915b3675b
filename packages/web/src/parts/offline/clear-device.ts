import { mapCache } from '../../map/style/map-cache.ts';
import { clearPrivateData, TRIPS_DATABASE } from '../../store/session/private-data.ts';
import { unsentEdits } from '../../store/session/unsent-edits.ts';
import { OFFLINE_KEY, offlineTrips } from './offline-trips.ts';

/** Stops keeping a trip ready. The map leaves the device with the last one. */
export async function forgetOffline(tripId: string): Promise<void> {
  offlineTrips.forget(tripId);
  if (!offlineTrips.get().some(({ kind }) => kind === 'pinned')) await mapCache.clear();
}

/**
 * Removes trips, routes and maps from this device, and starts the page anew. The session and what was chosen here stay,
 * and so do trips with edits that the server does not have yet.
 */
export async function clearDevice(): Promise<void> {
  const chosen = Object.keys(localStorage).filter((name) => name !== OFFLINE_KEY);
  const unsent = unsentEdits() > 0 ? [TRIPS_DATABASE] : [];
  await clearPrivateData((message, cause) => console.error(message, cause), [...chosen, ...unsent]);
  window.location.reload();
}
