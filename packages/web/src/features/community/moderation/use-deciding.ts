import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { showToast } from '../../../ui/toast.ts';
import { useModerationTexts } from './texts.ts';

/** Sends a decision; `failure` is the sentence of what went wrong. */
export function useDeciding() {
  const texts = useModerationTexts();
  const [refusal, refuse] = useState('');
  const { isBusy, failure, run } = useAction(
    async (send: () => Promise<void>) => {
      refuse('');
      await send();
      showToast({ kind: 'positive', text: texts.done });
    },
    (cause) => {
      console.warn(cause);
      const { field, status } = cause instanceof ApiError ? cause : {};
      if (field === 'until') return texts.untilMissing;
      if (status === 409) return texts.conflict;
      return status === 403 ? texts.notYours : texts.notSaved;
    },
  );
  return { isBusy, failure: refusal || (failure ?? ''), refuse, run };
}
