import type { TripFetcher } from './trip-fetcher.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';
import type { Workbench } from './workbench.ts';

interface ListLoaderParts extends Pick<TripsParts, 'api' | 'shelf' | 'log'> {
  readonly bench: Workbench;
  readonly view: TripsView;
  readonly fetcher: TripFetcher;
}

const RECENT = 5;

/** Loads the lists, and what they tell of trips that have changed or gone since; nobody has none. */
export function createListLoader(parts: ListLoaderParts): () => Promise<void> {
  const { api, shelf, log, bench, view, fetcher } = parts;

  async function loadLists(): Promise<void> {
    const { uid } = view.facts();
    const before = bench.all().map(({ seen }) => seen);
    const [server, deleted] = await Promise.all([api.list(), api.listDeleted()]);
    if (view.facts().uid !== uid) return;
    view.learn({ server, deleted, listStatus: 'ready' });
    await shelf.remember('list', server);
    const revisions = new Map(server.map((trip) => [trip.id, trip.revision]));
    for (const { id, base } of before) {
      // What is missing in the list was deleted elsewhere, or saved while the list was on its way.
      if (base && (revisions.get(id) ?? Infinity) > base.revision) await fetcher.refresh(id);
    }
    await bringRecent();
  }

  /** The trips that somebody is most likely to want on the way, where there is no network to ask for them. */
  async function bringRecent(): Promise<void> {
    for (const { id } of view.get().list.slice(0, RECENT)) {
      if (!bench.get(id) && !(await fetcher.find(id))) return;
    }
  }

  return async () => {
    if (view.facts().uid === null) {
      view.learn({ server: [], deleted: [], listStatus: 'ready' });
      return;
    }
    try {
      await loadLists();
    } catch (cause) {
      log('Trips not loaded', cause);
      const hasSome = view.facts().server.length > 0 || bench.all().length > 0;
      view.learn({ listStatus: hasSome ? 'ready' : 'failed' });
    }
  };
}
