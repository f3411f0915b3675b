/** Says that the caller is wrong; http/error-reply.ts turns it into a status and a German sentence. */
export class AppError extends Error {
  readonly code: string;
  readonly field: string | undefined;

  constructor(code: string, field?: string) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.field = field;
  }
}
