interface Later {
  /** Puts the task off until nobody has asked for a moment. */
  ask(): void;
  /** Does what was asked for at once. */
  flush(): void;
  cancel(): void;
}

/** Somebody who presses on and on still sees the map follow. */
const LONGEST_WAITS = 6;

/**
 * Collapses many wishes into one deed after a pause: drawing the map takes longer than a frame, and the list must not
 * wait for it.
 */
export function createLater(task: () => void, pauseMs: number): Later {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = (): void => {
    if (timer === undefined) return;
    cancel();
    task();
  };
  return {
    ask: () => {
      if (timer === undefined) asked = performance.now();
      else if (performance.now() - asked > pauseMs * LONGEST_WAITS) return;
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    cancel,
  };
}
