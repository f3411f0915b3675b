import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { showToast } from '../../../ui/toast.ts';
import { useModerationTexts } from '../texts.ts';

/** Sends a decision; `failure` is the sentence of what went wrong. */
export function useDeciding() {
  const texts = useModerationTexts();
  const textOf = useFailureText('moderation');
  const [refusal, refuse] = useState('');
  const { isBusy, failure, run } = useAction(
    async (send: () => Promise<void>) => {
      refuse('');
      await send();
      showToast({ kind: 'positive', text: texts.done });
    },
    (cause) =>
      cause instanceof ApiError && cause.field === 'until' ? texts.untilMissing : textOf(cause),
  );
  return { isBusy, failure: refusal || (failure ?? ''), refuse, run };
}
