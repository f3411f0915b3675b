import { failureOf } from './failure.ts';
import { isUnsent, metAs, recordOf, withPresence, type TripRecord } from './trip-record.ts';
import type { TripsParts } from './trips-parts.ts';
import type { Workbench } from './workbench.ts';

interface FetcherParts extends Pick<TripsParts, 'api' | 'clock' | 'makeId' | 'log'> {
  readonly bench: Workbench;
  readonly uid: () => string | null;
  /** The trip is neither on the server nor, with edits of its own, on this device. */
  readonly onMissing: (id: string) => void;
}

export interface TripFetcher {
  /** Takes over what the server has now; rejects when it cannot be had. */
  readonly bring: (id: string) => Promise<TripRecord | null>;
  /** The same for a trip that is on this device and may stay as it is. */
  readonly refresh: (id: string) => Promise<void>;
  /** The record of a trip that one may see, from the server where this device does not have it. */
  readonly find: (id: string) => Promise<TripRecord | null>;
}

/** Brings trips from the server to this device. */
export function createTripFetcher(parts: FetcherParts): TripFetcher {
  const { api, clock, makeId, log, bench, uid, onMissing } = parts;

  async function bring(id: string): Promise<TripRecord | null> {
    const fetched = await api.get(id);
    return bench.update(id, (found) =>
      found ? metAs(found, fetched, makeId) : recordOf(fetched, uid() ?? fetched.trip.userId),
    );
  }

  /** Edits that nobody else has stay until somebody decides. */
  async function deletedElsewhere(id: string): Promise<void> {
    await bench.update(id, (found) =>
      found && isUnsent(found) && found.presence !== 'deleting'
        ? withPresence(found, 'gone', clock.now())
        : null,
    );
    if (!bench.get(id)) onMissing(id);
  }

  return {
    bring,
    async refresh(id) {
      try {
        await bring(id);
      } catch (cause) {
        const { status, code } = failureOf(cause);
        if (status === 404) await deletedElsewhere(id);
        else log(`Trip not loaded again: ${code}`);
      }
    },
    async find(id) {
      const here = bench.get(id);
      if (here) return here.seen;
      return bring(id).catch((cause: unknown) => {
        log('Trip not loaded', cause);
        return null;
      });
    },
  };
}
