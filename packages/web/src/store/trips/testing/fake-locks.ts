import type { TabLocks } from '../../tab-locks.ts';

interface Waiting {
  readonly name: string;
  readonly tab: object;
  readonly start: () => void;
}

/** Locks as in a browser: a tab that ends releases what it held. */
export function createFakeLocks() {
  const holders = new Map<string, object>();
  let waiting: readonly Waiting[] = [];
  const ended = new WeakSet<object>();

  function next(name: string): void {
    const first = waiting.find((one) => one.name === name);
    if (holders.has(name) || !first) return;
    waiting = waiting.filter((one) => one !== first);
    holders.set(name, first.tab);
    first.start();
  }

  function release(name: string, tab: object): void {
    if (holders.get(name) === tab) holders.delete(name);
    next(name);
  }

  return {
    of: (tab: object): TabLocks => ({
      async run(name, task) {
        await new Promise<void>((resolve) => {
          if (!ended.has(tab)) waiting = [...waiting, { name, tab, start: resolve }];
          next(name);
        });
        try {
          return await task();
        } finally {
          release(name, tab);
        }
      },
    }),
    end(tab: object): void {
      ended.add(tab);
      waiting = waiting.filter((one) => one.tab !== tab);
      for (const [name, holder] of holders) if (holder === tab) release(name, tab);
    },
  };
}
