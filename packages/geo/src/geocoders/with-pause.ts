import type { Ask } from '../outside/with-fallback.ts';
import type { PlaceQuery } from '../ports.ts';

/** Waits a moment before asking a service, so that half a word is not sent while the user is still typing. */
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
