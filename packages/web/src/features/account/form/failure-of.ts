import { ApiError } from '../../../api/api-error.ts';

export interface Failure {
  readonly code: string;
  readonly field: string | undefined;
}

/** What went wrong, in a form that has words; a bug of ours is logged and counts as an internal error. */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof ApiError) return { code: cause.code, field: cause.field };
  console.error(cause);
  return { code: 'internal-error', field: undefined };
}
