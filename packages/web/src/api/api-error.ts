import type { ErrorReply } from '@fahrtwind/contract';

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly field?: string | undefined;
  readonly current?: ErrorReply['current'];
}

/** A failed API call. Code branches on `code`; `message` is a German sentence for the user. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  /** Only with `trip-changed`: the stored trip, to merge with and save on top of. */
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
