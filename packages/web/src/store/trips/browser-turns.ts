import type { Turns } from './trips-parts.ts';

/** One tab at a time, by Web Locks; where they are missing, keys and revisions alone keep the order. */
export const browserTurns: Turns = {
  run: async (name, deed) =>
    'locks' in navigator ? navigator.locks.request(`fahrtwind-${name}`, deed) : deed(),
};
