import type { Answer } from '../ports.ts';
import { Outage } from './outage.ts';

/** One method of a port. */
export type Ask<Query, Value> = (query: Query) => Promise<Answer<Value>>;

/**
 * Asks the embedded adapter when the configured service is out, and marks its answer. What the service does
 * answer stands, also «no route» and «nothing found»; bugs and cancelled requests are thrown on.
 */
export function withFallback<Query, Value>(
  primary: Ask<Query, Value>,
  embedded: Ask<Query, Value>,
  onOutage: (outage: Outage) => void,
): Ask<Query, Value> {
  return async (query) => {
    try {
      return await primary(query);
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      onOutage(error);
      return { ...(await embedded(query)), isFallback: true };
    }
  };
}
