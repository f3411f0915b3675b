import { isCopy, openTrip, type Trip } from '@fahrtwind/domain';
import { failureOf } from './failure.ts';
import type { Histories } from './histories.ts';
import { isUnsent, met, opened, recordOf, withPresence, type TripRecord } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import type { TripsView } from './trips-view.ts';
import type { Workbench } from './workbench.ts';

interface LoaderParts extends Pick<TripsParts, 'api' | 'shelf' | 'clock' | 'makeId' | 'log'> {
  readonly bench: Workbench;
  readonly histories: Histories;
  readonly view: TripsView;
}

export interface TripLoader {
  readonly load: () => Promise<void>;
  /** Takes over what the server has now of a trip that this device knows. */
  readonly refresh: (id: string) => Promise<void>;
  readonly open: (id: string) => Promise<Trip | null>;
  readonly resume: () => Promise<Trip | null>;
  /** Makes a trip current that is on this device. */
  readonly makeCurrent: (id: string) => Promise<void>;
  readonly close: () => void;
  /** The record of an own trip, from the server where this device does not have it. */
  readonly fetched: (id: string) => Promise<TripRecord | null>;
}

/** Brings trips from the device and from the server to the screen. */
export function createTripLoader(parts: LoaderParts): TripLoader {
  const { api, shelf, clock, makeId, log, bench, histories, view } = parts;

  /** The trip is not there any more; edits that nobody else has stay. */
  async function deletedElsewhere(id: string): Promise<void> {
    await bench.update(id, (found) =>
      found && isUnsent(found) && found.presence !== 'deleting'
        ? withPresence(found, 'gone')
        : null,
    );
    if (bench.get(id) || view.facts().runtime.currentTripId !== id) return;
    close();
    view.learn({ currentStatus: 'missing' });
  }

  async function fetchInto(id: string): Promise<TripRecord | null> {
    const stored = await api.get(id);
    return bench.update(id, (found) => (found ? met(found, stored, makeId) : recordOf(stored)));
  }

  async function refresh(id: string): Promise<void> {
    try {
      await fetchInto(id);
    } catch (cause) {
      const failure = failureOf(cause);
      if (failure.status === 404) await deletedElsewhere(id);
      else log(`Trip not loaded again: ${failure.code}`);
    }
  }

  function close(): void {
    const { runtime } = view.facts();
    view.learn({ runtime: openTrip(runtime, null), publicTrip: null, currentStatus: 'none' });
  }

  async function makeCurrent(id: string): Promise<void> {
    const { runtime } = view.facts();
    const copy = bench.get(id);
    view.learn({
      runtime: openTrip(runtime, id, copy?.seen.isDemo ?? false),
      publicTrip: null,
      currentStatus: copy ? 'ready' : 'loading',
    });
    await histories.read(id);
    view.refresh();
    await shelf.remember('currentId', id);
  }

  async function noteOpened(id: string): Promise<void> {
    const now = clock.now();
    await bench.update(id, (found) => found && opened(found, now));
    if (!bench.get(id)?.seen.base) return;
    await api.markOpened(id).catch((cause: unknown) => log('Opening not noted', cause));
  }

  async function openFromServer(id: string): Promise<Trip | null> {
    const isStillWanted = (): boolean => view.facts().runtime.currentTripId === id;
    try {
      const record = await fetchInto(id);
      const isDemo = record?.isDemo ?? false;
      if (isStillWanted())
        view.learn({ currentStatus: 'ready', runtime: openTrip(view.facts().runtime, id, isDemo) });
      void noteOpened(id);
      return record?.trip ?? null;
    } catch (cause) {
      const failure = failureOf(cause);
      if (!isStillWanted()) return null;
      if (failure.status === 404) {
        close();
        view.learn({ currentStatus: 'missing' });
      } else view.learn({ currentStatus: 'failed' });
      return null;
    }
  }

  async function open(id: string): Promise<Trip | null> {
    const here = bench.get(id);
    await makeCurrent(id);
    if (!here) return openFromServer(id);
    if (here.seen.base) void refresh(id).then(() => bench.get(id) && noteOpened(id));
    else void noteOpened(id);
    return here.trip;
  }

  async function load(): Promise<void> {
    if (view.facts().uid === null) {
      view.learn({ server: [], deleted: [], listStatus: 'ready' });
      return;
    }
    const before = bench.all().map(({ seen }) => seen);
    try {
      const [server, deleted] = await Promise.all([api.list(), api.listDeleted()]);
      view.learn({ server, deleted, listStatus: 'ready' });
      await shelf.remember('list', server);
      const revisions = new Map(server.map((trip) => [trip.id, trip.revision]));
      const outdated = before.filter(
        ({ id, base }) => base && (revisions.get(id) ?? Infinity) > base.revision,
      );
      for (const { id } of outdated) await refresh(id);
    } catch (cause) {
      log('Trips not loaded', cause);
      const hasSome = view.facts().server.length > 0 || bench.all().length > 0;
      view.learn({ listStatus: hasSome ? 'ready' : 'failed' });
    }
  }

  return {
    load,
    refresh,
    open,
    makeCurrent,
    close,
    async resume() {
      const { runtime, publicTrip } = view.facts();
      const isOpen = runtime.currentTripId !== null && !publicTrip;
      const last = isOpen ? runtime.currentTripId : await shelf.recall('currentId');
      const { list } = view.get();
      const id = last !== null && !isCopy({ id: last }) ? last : (list[0]?.id ?? null);
      if (id === null) return null;
      const trip = bench.get(id)?.trip ?? null;
      if (isOpen && trip) return trip;
      const found = await open(id);
      const next = view.get().list.find((one) => one.id !== id)?.id;
      return found ?? (view.get().currentStatus === 'missing' && next ? open(next) : null);
    },
    async fetched(id) {
      const here = bench.get(id);
      if (here) return here.seen;
      return fetchInto(id).catch((cause: unknown) => {
        log('Trip not loaded', cause);
        return null;
      });
    },
  };
}
