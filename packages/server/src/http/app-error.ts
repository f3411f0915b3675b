import type { ErrorCode } from './error-catalogue.ts';

/** Says that the caller is wrong; http/error-reply.ts turns it into a status and a German sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(code: ErrorCode, field?: string) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.field = field;
  }
}
