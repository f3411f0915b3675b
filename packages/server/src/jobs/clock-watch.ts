const HOUR_MS = 60 * 60 * 1000;
/** Corrections by a time server are smaller. */
const JUMP_MS = HOUR_MS;
/** Time for an operator to set a wrong clock right; after that, the new time is taken for the true one. */
const DISTRUST_MS = 24 * HOUR_MS;

interface Clocks {
  readonly wallMs: () => number;
  /** Goes on evenly, whatever the wall clock is set to. */
  readonly steadyMs: () => number;
}

export interface ClockWatch {
  /** Looks at the clock; false for a day after it jumped. */
  readonly isTrusted: () => boolean;
}

/** What is deleted by its age would go for good by a clock that is wrong for an hour. */
export function createClockWatch(
  { wallMs, steadyMs }: Clocks = { wallMs: Date.now, steadyMs: () => performance.now() },
): ClockWatch {
  let [lastWall, lastSteady] = [wallMs(), steadyMs()];
  let jumpedAt = Number.NEGATIVE_INFINITY;
  return {
    isTrusted: () => {
      const [wall, steady] = [wallMs(), steadyMs()];
      if (Math.abs(wall - lastWall - (steady - lastSteady)) > JUMP_MS) jumpedAt = steady;
      [lastWall, lastSteady] = [wall, steady];
      return steady - jumpedAt > DISTRUST_MS;
    },
  };
}
