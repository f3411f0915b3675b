import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useCompanionTexts } from './texts.ts';

export interface Action {
  readonly isBusy: boolean;
  /** A sentence about the last failure. */
  readonly failure: string | null;
  /** Runs an action unless another is still running; true when it succeeded. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** Requests to the server that buttons start, one at a time. */
export function useAction(): Action {
  const texts = useCompanionTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    async run(act) {
      if (isBusy) return false;
      setBusy(true);
      setFailure(null);
      try {
        await act();
        return true;
      } catch (cause) {
        const code = cause instanceof ApiError ? cause.code : '';
        setFailure(texts.failures[code] ?? texts.failed);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
