import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { OwnerDialog } from './owner-dialog.tsx';

interface OwnerProof {
  /** Does something that needs a fresh sign-in; where the server misses one, after the dialog has asked for it. */
  readonly asOwner: <T>(act: () => Promise<T>) => Promise<T>;
  readonly dialog: ReactNode;
}

export function useOwnerProof(session: SignedInState): OwnerProof {
  const [answer, setAnswer] = useState<{ readonly give: (isProven: boolean) => void } | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setAnswer({ give: resolve }));

  function settle(isProven: boolean) {
    answer?.give(isProven);
    setAnswer(null);
  }

  return {
    async asOwner(act) {
      try {
        return await act();
      } catch (cause) {
        const isDoubted = cause instanceof ApiError && cause.code === 'requires-recent-login';
        if (!isDoubted || !(await ask())) throw cause;
        return act();
      }
    },
    dialog: answer && (
      <OwnerDialog session={session} onProven={() => settle(true)} onClose={() => settle(false)} />
    ),
  };
}
