import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longer than this, work in a loop keeps others waiting. */
const TURN_MS = 8;

/**
 * For long loops: `await` it before each step. Others get their turn after some milliseconds, however long a step takes,
 * and an aborted signal ends the loop.
 */
export function createTurns(signal?: AbortSignal): () => Promise<void> | undefined {
  let begun = performance.now();
  const pause = async (): Promise<void> => {
    await nextTurn();
    begun = performance.now();
    signal?.throwIfAborted();
  };
  return () => {
    signal?.throwIfAborted();
    return performance.now() - begun < TURN_MS ? undefined : pause();
  };
}
