interface Kept<T> {
  readonly value: Promise<T>;
  /** The version of the data, read before the page was made of them. */
  readonly version: string;
  /** Null while it is being made. */
  bestBefore: number | null;
  /** Known when it is made. */
  bytes: number;
}

interface Options<T> {
  readonly milliseconds: number;
  /** Callers can make up addresses: what was not used for the longest time goes first. */
  readonly maxBytes: number;
  /** Reads the version of the data that pages are made of. */
  readonly readVersion: () => Promise<string>;
  readonly bytesOf: (value: T) => number;
  readonly isWorthKeeping: (value: T) => boolean;
  readonly now?: () => number;
}

interface Making<T> {
  /** Refuses the caller who would cause a making. Those who wait for the making of another are not asked. */
  readonly admit: () => Promise<void>;
  readonly make: () => Promise<T>;
}

export interface KeptPages<T> {
  readonly get: (key: string, making: Making<T>) => Promise<T>;
}

/**
 * Keeps pages for visitors, one making at a time for each. Before a page is used, the version of the data says whether it
 * still holds, so what was withdrawn is gone with the commit, on all servers. Where the version cannot be read, nothing
 * is kept.
 */
export function createKeptPages<T>(options: Options<T>): KeptPages<T> {
  const { bytesOf, isWorthKeeping, milliseconds, maxBytes, now = Date.now } = options;
  const kept = new Map<string, Kept<T>>();
  let bytes = 0;

  function forget(key: string, entry: Kept<T>): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  }

  function keep(key: string, entry: Kept<T>, value: T): void {
    if (kept.get(key) !== entry) return;
    entry.bestBefore = now() + milliseconds;
    entry.bytes = bytesOf(value) + 2 * key.length;
    bytes += entry.bytes;
    if (!isWorthKeeping(value)) forget(key, entry);
    // What is being made has no bytes yet.
    for (const [oldKey, old] of kept) {
      if (bytes <= maxBytes) break;
      if (old.bestBefore !== null) forget(oldKey, old);
    }
  }

  function start(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const found = kept.get(key);
    if (found) forget(key, found);
    const value = make();
    const entry: Kept<T> = { value, version, bestBefore: null, bytes: 0 };
    kept.set(key, entry);
    value.then(
      (made) => keep(key, entry, made),
      () => forget(key, entry),
    );
    return value;
  }

  return {
    async get(key, { admit, make }) {
      for (let isAdmitted = false; ;) {
        const version = await options.readVersion().catch(() => null);
        const found = kept.get(key);
        if (found?.version === version && now() < (found.bestBefore ?? Infinity)) {
          kept.delete(key);
          kept.set(key, found);
          return found.value;
        }
        // Made of older data. Afterwards one of those who wait makes it anew.
        if (found?.bestBefore === null) {
          await found.value.catch(() => undefined);
        } else if (!isAdmitted) {
          await admit();
          isAdmitted = true;
        } else {
          return version === null ? make() : start(key, version, make);
        }
      }
    },
  };
}
