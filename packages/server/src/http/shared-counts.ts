import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** One server tells the others of an address after each such part of its limit, so that few requests cost a query. */
const PARTS = 10;
/** Addresses that are counted at once; the ones that were seen last stay. */
const MAX_KEYS = 5000;
/** No request waits longer for the shared count. Until it is back, every server counts by itself. */
const LONGEST_WAIT_MS = 500;
const PAUSE_AFTER_FAILURE_MS = 5000;

export interface SharedCounts {
  /**
   * Counts a request and gives how many there were in the window, on all servers. At most `max` and one part of it for
   * each server are let through together; who asks for less than a part never costs a query.
   */
  readonly count: (key: string, limit: Limit) => Promise<Counted>;
}

interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

interface Counted {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

interface Count {
  /** Counted here. */
  own: number;
  /** How many of these the other servers know of. */
  told: number;
  /** Counted by others, when this server asked last. */
  others: number;
  endsAt: number;
  /** The last telling, which may be under way. */
  telling: Promise<void>;
}

/** Adds requests of a key to those of all servers, and gives their number and the milliseconds left of the window. */
export type TellOthers = (key: string, untold: number, leftMs: number) => Promise<Told>;

interface Told {
  readonly count: number;
  readonly left: number;
}

// A row whose window is over begins anew. How much is left of a window is compared, never the clocks of two servers.
const TELL = {
  name: 'tell-request-count',
  text: `
  insert into request_count as seen (key, count, ends_at)
  values ($1, $2, now() + $3 * interval '1 millisecond')
  on conflict (key) do update set
    count = case when seen.ends_at <= now() then 0 else seen.count end + excluded.count,
    ends_at = case when seen.ends_at <= now() then excluded.ends_at else seen.ends_at end
  returning count, (extract(epoch from ends_at - now()) * 1000)::float8 as left`,
};

/** Through a table of PostgreSQL. Addresses of people are stored as hashes. */
export function tellByDatabase(pool: Pool): TellOthers {
  return async (key, untold, leftMs) => {
    const hash = createHash('sha256').update(key).digest('base64url');
    const { rows } = await pool.query<Told>({ ...TELL, values: [hash, untold, leftMs] });
    return rows[0] ?? { count: untold, left: leftMs };
  };
}

/** Counts requests by address for all servers together, as the sign-in limits do, but seldom asks the store that they share. */
export function createSharedCounts(
  tellOthers: TellOthers,
  onFailure: (error: unknown) => void,
): SharedCounts {
  const counts = new Map<string, Count>();
  let pausedUntil = 0;

  function find(key: string, windowMs: number): Count {
    const now = Date.now();
    const found = counts.get(key);
    const isOpen = found !== undefined && found.endsAt > now;
    const count = isOpen ? found : newCount(now + windowMs);
    counts.delete(key);
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > MAX_KEYS && oldest !== undefined) counts.delete(oldest);
    return count;
  }

  async function tell(key: string, count: Count): Promise<void> {
    const untold = count.own - count.told;
    if (untold === 0 || Date.now() < pausedUntil) return;
    try {
      const told = await withinTime(tellOthers(key, untold, count.endsAt - Date.now()));
      count.told += untold;
      count.others = Math.max(0, told.count - count.told);
      count.endsAt = Date.now() + told.left;
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_AFTER_FAILURE_MS;
      onFailure(error);
    }
  }

  return {
    async count(key, { max, windowMs }) {
      const count = find(key, windowMs);
      count.own += 1;
      const position = count.own;
      // A caller over the limit is refused without asking the other servers.
      if (position - count.told >= max / PARTS && position + count.others <= max) {
        count.telling = count.telling.then(() => tell(key, count));
        await count.telling;
      }
      return { current: position + count.others, ttl: Math.max(0, count.endsAt - Date.now()) };
    },
  };
}

function newCount(endsAt: number): Count {
  return { own: 0, told: 0, others: 0, endsAt, telling: Promise.resolve() };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('The shared count does not answer.')),
      LONGEST_WAIT_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
