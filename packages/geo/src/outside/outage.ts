export type OutageReason =
  | 'unreachable'
  | 'timeout'
  | 'redirect'
  | 'status'
  | 'too-large'
  | 'nonsense'
  | 'paused';

/** An outside service could not answer; the embedded adapter may stand in for it. */
export class Outage extends Error {
  readonly service: string;
  readonly reason: OutageReason;

  constructor(service: string, reason: OutageReason, detail = '', cause?: unknown) {
    super(`${service}: ${reason}${detail && ` (${detail})`}`, { cause });
    this.name = 'Outage';
    this.service = service;
    this.reason = reason;
  }
}
