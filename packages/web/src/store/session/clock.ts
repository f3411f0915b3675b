/** The time source of the session; tests pass their own. */
export interface Clock {
  now(): number;
  /** Runs once after this many milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
