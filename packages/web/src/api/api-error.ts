interface Failure {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly field?: string | undefined;
}

/** A call that did not succeed: `code` decides what happens, `message` is a German sentence for people. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;

  constructor({ code, message, status, field }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.field = field;
  }
}
