import type { ErrorCode } from '@fahrtwind/contract';
import { codeOf } from '../../../parts/failures/failure.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';

export interface ShareFailure {
  readonly code: ErrorCode;
  readonly text: string;
}

/** What the dialogs say about a failed request. */
export function useShareFailure(): (cause: unknown) => ShareFailure {
  const textOf = useFailureText('share');
  return (cause) => ({ code: codeOf(cause), text: textOf(cause) });
}
