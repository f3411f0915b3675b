import { failureOf } from './failure.ts';
import type { TripFetcher } from './trip-fetcher.ts';
import { roleOf } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';
import type { Workbench } from './workbench.ts';

interface ListLoaderParts extends Pick<TripsParts, 'api' | 'shelf' | 'session' | 'log'> {
  readonly bench: Workbench;
  readonly view: TripsView;
  readonly fetcher: TripFetcher;
}

const RECENT = 5;

/** Loads the lists, and what they tell of trips that have changed or gone since; nobody has none. */
export function createListLoader(parts: ListLoaderParts): () => Promise<void> {
  const { api, shelf, session, log, bench, view, fetcher } = parts;

  async function loadLists(): Promise<void> {
    const { uid } = view.facts();
    const before = bench.all().map(({ seen }) => seen);
    // Guests travel along with nobody.
    const isRegistered = session.get().state === 'registered';
    const [server, deleted, companionTrips] = await Promise.all([
      api.list(),
      api.listDeleted(),
      isRegistered ? api.listCompanionTrips() : [],
    ]);
    if (view.facts().uid !== uid) return;
    view.learn({ server, deleted, companionTrips, listStatus: 'ready' });
    await shelf.remember('list', server);
    await shelf.remember('companionTrips', companionTrips);
    const revisions = new Map(
      [...server, ...companionTrips].map((trip) => [trip.id, trip.revision]),
    );
    const roles = new Map(companionTrips.map((trip) => [trip.id, trip.role]));
    for (const record of before) {
      const { id, base } = record;
      const isOtherRole = (roles.get(id) ?? 'owner') !== roleOf(record);
      // What is missing in the list was deleted elsewhere, or saved while the list was on its way.
      if (base && (isOtherRole || (revisions.get(id) ?? Infinity) > base.revision))
        await fetcher.refresh(id);
    }
    await bringRecent();
  }

  /** The trips that somebody is most likely to want on the way, where there is no network to ask for them. */
  async function bringRecent(): Promise<void> {
    const { list, companionTrips } = view.get();
    for (const { id } of [...list.slice(0, RECENT), ...companionTrips.slice(0, RECENT)]) {
      if (!bench.get(id) && !(await fetcher.find(id))) return;
    }
  }

  return async () => {
    if (view.facts().uid === null) {
      view.learn({ server: [], deleted: [], companionTrips: [], listStatus: 'ready' });
      return;
    }
    try {
      await loadLists();
    } catch (cause) {
      log('Trips not loaded', cause);
      const isOffline = failureOf(cause).status === 0;
      const isKnown = (await shelf.recall('list')) !== null;
      // Without a network what this device knows is all there is, nothing included; a failing server may have more.
      const isEnough = isKnown && (isOffline || view.get().list.length > 0);
      view.learn({ listStatus: isEnough ? 'ready' : 'failed' });
    }
  };
}
