import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { usePlannerTexts } from '../texts.ts';

export interface Deed {
  readonly isBusy: boolean;
  /** A sentence about what went wrong last. */
  readonly failure: string | null;
  /** Does it, unless something else is still being done; true when it worked. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** Something a button does on the server. */
export function useDeed(): Deed {
  const { companions: texts } = usePlannerTexts();
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
