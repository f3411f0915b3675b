/** What a caller remembers of a service: how often it failed in a row, and until when it is left alone. */
export interface Circuit {
  readonly failures: number;
  /** 0 while it is asked as usual. */
  readonly pausedUntil: number;
  /** Whether one call is trying it after a pause; the others wait for its result. */
  readonly isProbed: boolean;
}

export interface CircuitSettings {
  /** Failures in a row after which the service is left alone. */
  readonly failures: number;
  readonly pauseMs: number;
}

export const CLOSED: Circuit = { failures: 0, pausedUntil: 0, isProbed: false };

/** Three time-outs are bearable, a fourth is not; half a minute lets a service restart. */
export const CIRCUIT_SETTINGS: CircuitSettings = { failures: 3, pauseMs: 30_000 };

/** Whether the service may be asked now. */
export function mayAsk({ pausedUntil, isProbed }: Circuit, now: number): boolean {
  return pausedUntil === 0 || (now >= pausedUntil && !isProbed);
}

/** Asking after a pause is a probe: one at a time. */
export function asked(circuit: Circuit): Circuit {
  return circuit.pausedUntil === 0 ? circuit : { ...circuit, isProbed: true };
}

export function failed(circuit: Circuit, now: number, settings: CircuitSettings): Circuit {
  const failures = circuit.failures + 1;
  const isPaused = failures >= settings.failures;
  return { failures, pausedUntil: isPaused ? now + settings.pauseMs : 0, isProbed: false };
}

/** The asker left before there was an answer: nothing was learnt, and the next one may probe. */
export function abandoned(circuit: Circuit): Circuit {
  return { ...circuit, isProbed: false };
}
