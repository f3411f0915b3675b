/** Numbers by their priority, the lowest first. */
export interface Heap {
  readonly size: () => number;
  push(item: number, priority: number): void;
  /** The priority of the first one, Infinity when there is none. */
  lowest(): number;
  /** Takes the first one out; -1 when there is none. */
  pop(): number;
  clear(): void;
}

export function createHeap(): Heap {
  const items: number[] = [];
  const priorities: number[] = [];
  const swap = (one: number, other: number): void => {
    const [item = 0, priority = 0] = [items[one], priorities[one]];
    items[one] = items[other] ?? 0;
    priorities[one] = priorities[other] ?? 0;
    items[other] = item;
    priorities[other] = priority;
  };
  const priorityAt = (place: number): number => priorities[place] ?? Infinity;
  const sink = (): void => {
    let place = 0;
    for (;;) {
      const left = place * 2 + 1;
      const child = priorityAt(left + 1) < priorityAt(left) ? left + 1 : left;
      if (priorityAt(child) >= priorityAt(place)) return;
      swap(place, child);
      place = child;
    }
  };
  return {
    size: () => items.length,
    push: (item, priority) => {
      let place = items.push(item) - 1;
      priorities.push(priority);
      while (place > 0) {
        const parent = (place - 1) >> 1;
        if (priorityAt(parent) <= priority) return;
        swap(place, parent);
        place = parent;
      }
    },
    lowest: () => priorityAt(0),
    pop: () => {
      const first = items[0];
      if (first === undefined) return -1;
      swap(0, items.length - 1);
      items.pop();
      priorities.pop();
      sink();
      return first;
    },
    clear: () => {
      items.length = 0;
      priorities.length = 0;
    },
  };
}
