import { useCallback } from 'react';
import { useAccountTexts } from '../texts.ts';

/** Finds the sentence of a code; one that the app does not know yet still gets a general sentence that names it. */
export function useErrorSentence(): (code: string) => string {
  const { errors, unknownError } = useAccountTexts();
  return useCallback(
    (code) => new Map(Object.entries(errors)).get(code) ?? unknownError(code),
    [errors, unknownError],
  );
}
