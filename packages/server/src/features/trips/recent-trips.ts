import type { Trip } from '@fahrtwind/domain';

/** In bytes of their JSON; as objects they take about five times as much. */
const ALL_TRIPS = 4 * 1024 * 1024;
const ONE_TRIP = 512 * 1024;

interface Recent {
  readonly trip: Trip;
  readonly revision: number;
  readonly bytes: number;
}

export interface RecentTrips {
  /** The trip in this revision, if this person has saved it lately. Whether it is still the newest one, the database knows. */
  readonly get: (uid: string, id: string, revision: number) => Trip | null;
  readonly keep: (uid: string, recent: Recent) => void;
}

/** Keeps trips for those who have just saved them, so that their next change need not read the whole trip again. */
export function createRecentTrips(maxBytes = ALL_TRIPS): RecentTrips {
  const kept = new Map<string, Recent>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(uid, id, revision) {
      const found = kept.get(`${uid} ${id}`);
      return found?.revision === revision ? found.trip : null;
    },
    keep(uid, recent) {
      const key = `${uid} ${recent.trip.id}`;
      forget(key);
      if (recent.bytes > ONE_TRIP) return;
      kept.set(key, recent);
      bytes += recent.bytes;
      // The ones that were saved longest ago come first.
      for (const old of kept.keys()) {
        if (bytes <= maxBytes) break;
        forget(old);
      }
    },
  };
}
