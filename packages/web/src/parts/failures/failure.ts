import type { ErrorCode } from '@fahrtwind/contract';
import { ApiError } from '../../api/api-error.ts';

/** What is said about a code; some sentences name the field that the server has refused. */
export type Sentence = string | ((field: string | undefined) => string);
export type PlaceSentences = Readonly<Partial<Record<ErrorCode, Sentence>>>;

export interface Failure {
  readonly code: ErrorCode;
  readonly field: string | undefined;
}

/** Why a call failed; our own bugs are logged and count as internal errors. */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof ApiError) return { code: cause.code, field: cause.field };
  console.error(cause);
  return { code: 'internal-error', field: undefined };
}

export function codeOf(cause: unknown): ErrorCode {
  return failureOf(cause).code;
}
