import type { ErrorCode, ErrorReply } from '@fahrtwind/contract';

/** Says that the caller is wrong; http/error-reply.ts turns it into a status and a German sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly current: ErrorReply['current'];

  constructor(code: ErrorCode, field?: string, current?: ErrorReply['current']) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.field = field;
    this.current = current;
  }
}
