/** Numbers by their priority, the lowest first. */
export interface Heap {
  size(): number;
  push(item: number, priority: number): void;
  /** The priority of the first one, Infinity when there is none. */
  lowest(): number;
  /** Takes the first one out; -1 when there is none. */
  pop(): number;
  clear(): void;
}

const FIRST_ROOM = 1024;

/** A binary heap in two arrays side by side: searches push and pop tens of thousands of times. */
export function createHeap(): Heap {
  let items = new Int32Array(FIRST_ROOM);
  let priorities = new Float64Array(FIRST_ROOM);
  let size = 0;
  const grow = (): void => {
    const [more, morePriorities] = [new Int32Array(size * 2), new Float64Array(size * 2)];
    more.set(items);
    morePriorities.set(priorities);
    [items, priorities] = [more, morePriorities];
  };
  const priorityAt = (place: number): number =>
    place < size ? (priorities[place] ?? Infinity) : Infinity;
  const put = (place: number, item: number, priority: number): void => {
    items[place] = item;
    priorities[place] = priority;
  };
  return {
    size: () => size,
    push: (item, priority) => {
      if (size === items.length) grow();
      let place = size;
      size += 1;
      while (place > 0) {
        const parent = (place - 1) >> 1;
        const above = priorities[parent] ?? 0;
        if (above <= priority) break;
        put(place, items[parent] ?? 0, above);
        place = parent;
      }
      put(place, item, priority);
    },
    lowest: () => priorityAt(0),
    pop: () => {
      if (size === 0) return -1;
      const first = items[0] ?? -1;
      size -= 1;
      // The last one moves down from the top, past everything that comes before it.
      const item = items[size] ?? 0;
      const priority = priorities[size] ?? 0;
      let place = 0;
      for (;;) {
        const left = place * 2 + 1;
        const child = priorityAt(left + 1) < priorityAt(left) ? left + 1 : left;
        const below = priorityAt(child);
        if (below >= priority) break;
        put(place, items[child] ?? 0, below);
        place = child;
      }
      put(place, item, priority);
      return first;
    },
    clear: () => {
      size = 0;
    },
  };
}
