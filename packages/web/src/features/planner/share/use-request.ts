import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useShareTexts } from './texts.ts';

export interface Failure {
  readonly code: string;
  readonly text: string;
}

interface Request {
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  /** Runs a request unless another is still running; null when it failed. */
  readonly run: <T>(ask: () => Promise<T>) => Promise<T | null>;
  /** For a request that was made otherwise. */
  readonly report: (cause: unknown) => void;
}

/** Requests of a dialog, one at a time, with a sentence about the last failure. */
export function useRequest(): Request {
  const texts = useShareTexts();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const report = useCallback(
    (cause: unknown) => {
      console.warn(cause);
      const code = cause instanceof ApiError ? cause.code : '';
      setFailure({ code, text: texts.failures[code] ?? texts.failed });
    },
    [texts],
  );
  const run = useCallback(
    async <T>(ask: () => Promise<T>): Promise<T | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setBusy(true);
      setFailure(null);
      try {
        return await ask();
      } catch (cause) {
        report(cause);
        return null;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [report],
  );
  return { isBusy, failure, run, report };
}
