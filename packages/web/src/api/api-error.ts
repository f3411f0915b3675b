import type { ErrorCode, ErrorReply } from '@fahrtwind/contract';

interface Failure {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field?: string | undefined;
  readonly current?: ErrorReply['current'];
}

/** A failed API call. `parts/failures` has the sentences for its code. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  /** Only with `trip-changed`: the stored trip, to merge with and save on top of. */
  readonly current: ErrorReply['current'];

  constructor({ code, status, field, current }: Failure) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.field = field;
    this.current = current;
  }
}
