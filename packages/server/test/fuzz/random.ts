/** Numbers that look random and are the same for a seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from 0 to one less than `end`. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
  isOneIn(count: number): boolean;
}

/** Mulberry32: 32 bits of state are enough to choose requests. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    isOneIn: (count) => below(count) === 0,
  };
}
