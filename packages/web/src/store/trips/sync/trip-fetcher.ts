import type { Environment } from '../../environment.ts';
import { mergeFetched } from '../records/merge-record.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import {
  isUnsent,
  recordOfFetched,
  roleOf,
  setPresence,
  type TripRecord,
} from '../records/trip-record.ts';
import type { RecordCache } from '../storage/record-cache.ts';
import { failureOf } from './failure.ts';
import type { KnownTrip, TripsApi } from './trips-api.ts';

interface FetcherParts extends Environment {
  readonly api: TripsApi;
  readonly cache: RecordCache;
  readonly state: TabStateStore;
}

export interface TripFetcher {
  /** Fetches a trip that is not on this device; rejects when that fails. */
  readonly load: (id: string) => Promise<TripRecord | null>;
  /** Merges the server's version of a trip that is on this device; a failure is only logged. */
  readonly refresh: (id: string) => Promise<void>;
  /** The record of a trip, from the server if this device does not have it. */
  readonly find: (id: string) => Promise<TripRecord | null>;
}

/** Fetches trips from the server into the cache. */
export function createTripFetcher(parts: FetcherParts): TripFetcher {
  const { api, clock, makeId, log, cache, state } = parts;

  const underWay = new Map<string, Promise<TripRecord | null>>();

  async function fetchNew(id: string): Promise<TripRecord | null> {
    const fetched = await api.get(id, knownOf(cache.get(id)?.record));
    // Unchanged. The record may have been removed since it was asked about.
    if (fetched === null) return cache.get(id)?.record ?? fetchNew(id);
    return cache.update(id, (found) => {
      if (found) return mergeFetched(found, fetched, makeId);
      return recordOfFetched(fetched, state.get().uid ?? fetched.trip.userId);
    });
  }

  /** Two calls for the same trip share one request. */
  function load(id: string): Promise<TripRecord | null> {
    const known = underWay.get(id);
    if (known) return known;
    const loading = fetchNew(id).finally(() => underWay.delete(id));
    underWay.set(id, loading);
    return loading;
  }

  /** Deleted elsewhere: unsent edits stay until the user decides. */
  async function removeMissing(id: string, presenceAt: number | undefined): Promise<void> {
    await cache.update(id, (found) => {
      // Restored since the question was asked: the answer is about the time before.
      if (!found || found.presence === 'restoring' || found.presenceAt !== presenceAt) return found;
      return isUnsent(found) && found.presence !== 'deleting'
        ? setPresence(found, 'gone', clock.now())
        : null;
    });
    if (!cache.get(id) && state.currentId() === id) state.closeTrip('missing');
  }

  return {
    load,
    async refresh(id) {
      const presenceAt = cache.get(id)?.record.presenceAt;
      try {
        // A request under way may be older than the event that asks for this one.
        await fetchNew(id);
      } catch (cause) {
        const { status, code } = failureOf(cause);
        if (status === 404) await removeMissing(id, presenceAt);
        else log(`Trip not loaded again: ${code}`);
      }
    },
    async find(id) {
      const known = cache.get(id);
      if (known) return known.record;
      return load(id).catch((cause: unknown) => {
        log('Trip not loaded', cause);
        return null;
      });
    },
  };
}

function knownOf(record: TripRecord | undefined): KnownTrip | null {
  return record?.base ? { revision: record.base.revision, role: roleOf(record) } : null;
}
