import { ApiError } from '../../../api/api-error.ts';

export interface Failure {
  readonly code: string;
  readonly field: string | undefined;
}

/** Turns an error into a code that has a sentence; our own bugs are logged and count as internal errors. */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof ApiError) return { code: cause.code, field: cause.field };
  console.error(cause);
  return { code: 'internal-error', field: undefined };
}

export function codeOf(cause: unknown): string {
  return failureOf(cause).code;
}
