import { ApiError } from '../../../api/api-error.ts';
import { useShareTexts } from './texts.ts';

export interface ShareFailure {
  readonly code: string;
  readonly text: string;
}

/** What the dialogs say about a failed request. */
export function useShareFailure(): (cause: unknown) => ShareFailure {
  const texts = useShareTexts();
  return (cause) => {
    const code = cause instanceof ApiError ? cause.code : '';
    return { code, text: texts.failures[code] ?? texts.failed };
  };
}
