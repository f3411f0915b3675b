import { useCallback } from 'react';
import { useAccountTexts } from '../texts.ts';

/** Finds the sentence for a code; an unknown code gets a general sentence that names it. */
export function useErrorSentence(): (code: string) => string {
  const { errors, unknownError } = useAccountTexts();
  return useCallback(
    (code) => new Map(Object.entries(errors)).get(code) ?? unknownError(code),
    [errors, unknownError],
  );
}
