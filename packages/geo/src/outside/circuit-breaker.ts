import {
  abandoned,
  asked,
  CIRCUIT_SETTINGS,
  CLOSED,
  failed,
  mayAsk,
  type CircuitSettings,
} from './circuit.ts';
import { Outage } from './outage.ts';

export type { CircuitSettings } from './circuit.ts';

export interface CircuitBreaker {
  /** Runs a task unless the service is being left alone; only an `Outage` counts as its failure. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Spares people the wait for a service that has just failed several times, and the service their questions. */
export function createCircuitBreaker(
  service: string,
  settings: CircuitSettings = CIRCUIT_SETTINGS,
  now: () => number = Date.now,
): CircuitBreaker {
  let circuit = CLOSED;
  return {
    run: async (task) => {
      if (!mayAsk(circuit, now())) throw new Outage(service, 'paused');
      circuit = asked(circuit);
      try {
        const answer = await task();
        circuit = CLOSED;
        return answer;
      } catch (error) {
        circuit = error instanceof Outage ? failed(circuit, now(), settings) : abandoned(circuit);
        throw error;
      }
    },
  };
}
