import type { Ask } from '../outside/with-fallback.ts';
import type { PlaceQuery } from '../ports.ts';

/** Waits a moment before a service is asked: whoever types on has gone by then, and it never hears of half a word. */
export function withPause<Value>(
  ask: Ask<PlaceQuery, Value>,
  pauseMs: number,
): Ask<PlaceQuery, Value> {
  return async (query) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    query.signal?.throwIfAborted();
    return ask(query);
  };
}
