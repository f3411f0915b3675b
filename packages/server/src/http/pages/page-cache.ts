interface Entry<T> {
  readonly value: Promise<T>;
  readonly bestBefore: number;
}

export interface PageCache<T> {
  /** The kept value, or a new one; callers at the same time share one making. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

interface CacheOptions<T> {
  readonly entries: number;
  readonly milliseconds: number;
  readonly isWorthKeeping: (value: T) => boolean;
  readonly now?: () => number;
}

/** Keeps what was used last, never more than `entries`, because callers can make up addresses. */
export function createPageCache<T>(options: CacheOptions<T>): PageCache<T> {
  const { entries, milliseconds, isWorthKeeping, now = Date.now } = options;
  const kept = new Map<string, Entry<T>>();

  function forget(key: string, entry: Entry<T>): void {
    if (kept.get(key) === entry) kept.delete(key);
  }

  function makeEntry(key: string, make: () => Promise<T>): Entry<T> {
    const entry = { value: make(), bestBefore: now() + milliseconds };
    entry.value.then(
      (value) => isWorthKeeping(value) || forget(key, entry),
      () => forget(key, entry),
    );
    return entry;
  }

  return {
    get(key, make) {
      const found = kept.get(key);
      const entry = found && found.bestBefore > now() ? found : makeEntry(key, make);
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
      return entry.value;
    },
  };
}
