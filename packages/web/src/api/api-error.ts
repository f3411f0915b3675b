import type { ErrorReply } from '@fahrtwind/contract';

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly field?: string | undefined;
  readonly current?: ErrorReply['current'];
}

/** A call that did not succeed: `code` decides what happens, `message` is a German sentence for people. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  /** Beside `trip-changed`: what is stored now, to merge with and to save on. */
  readonly current: ErrorReply['current'];

  constructor({ code, message, status, field, current }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.field = field;
    this.current = current;
  }
}
