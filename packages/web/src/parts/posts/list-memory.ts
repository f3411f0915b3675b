/** Enough for going back and forth; older lists are asked for again. */
const KEPT = 10;

interface ListMemory<Page> {
  get(place: string): Page | undefined;
  set(place: string, page: Page): void;
}

/**
 * Keeps lists with all loaded pages, so that coming back from a post leads to the same place in its list. They are gone
 * with the owner: the store of the session, of which there is one in a tab.
 */
export function createListMemory<Page>(): (owner: object) => ListMemory<Page> {
  const memories = new WeakMap<object, ListMemory<Page>>();
  return (owner) => {
    const memory = memories.get(owner) ?? emptyMemory();
    memories.set(owner, memory);
    return memory;
  };
}

function emptyMemory<Page>(): ListMemory<Page> {
  const kept = new Map<string, Page>();
  return {
    get: (place) => kept.get(place),
    set(place, page) {
      kept.delete(place);
      kept.set(place, page);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
