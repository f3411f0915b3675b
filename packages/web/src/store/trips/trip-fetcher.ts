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
  /** Brings a trip that is not on this device; rejects when it cannot be had. */
  readonly bring: (id: string) => Promise<TripRecord | null>;
  /** Takes over what the server has now of a trip that is on this device and may stay as it is. */
  readonly refresh: (id: string) => Promise<void>;
  /** The record of a trip that one may see, from the server where this device does not have it. */
  readonly find: (id: string) => Promise<TripRecord | null>;
}

/** Brings trips from the server to this device. */
export function createTripFetcher(parts: FetcherParts): TripFetcher {
  const { api, clock, makeId, log, bench, uid, onMissing } = parts;

  const underWay = new Map<string, Promise<TripRecord | null>>();

  async function fetchAndLay(id: string): Promise<TripRecord | null> {
    const fetched = await api.get(id);
    return bench.update(id, (found) =>
      found ? metAs(found, fetched, makeId) : recordOf(fetched, uid() ?? fetched.trip.userId),
    );
  }

  /** Whoever asks while another one waits for the same trip waits along. */
  function bring(id: string): Promise<TripRecord | null> {
    const known = underWay.get(id);
    if (known) return known;
    const brought = fetchAndLay(id).finally(() => underWay.delete(id));
    underWay.set(id, brought);
    return brought;
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
        // Asked anew: what is under way may be older than the news that made somebody ask.
        await fetchAndLay(id);
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
