/** Numbers that look random and are the same for the same seed: whole ones from 0 to below the limit. */
export type SeededRandom = (limit: number) => number;

/** Mulberry32, a published generator of 32 bits of state; more than good enough to shake an order of stops. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
