import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { useModerationTexts } from './texts.ts';

/** Sends a decision; `failure` is the sentence of what went wrong. */
export function useDeciding() {
  const texts = useModerationTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function run(send: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      await send();
      showToast({ kind: 'positive', text: texts.done });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      const known = new Map([
        [409, texts.conflict],
        [403, texts.notYours],
      ]);
      setFailure(
        cause.field === 'until' ? texts.untilMissing : (known.get(cause.status) ?? texts.notSaved),
      );
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, refuse: setFailure, run };
}
