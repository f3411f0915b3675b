import { PATHS, signInPath } from '@fahrtwind/domain';
import { useState } from 'react';
import { signInWithProvider } from '../../../api/auth.ts';
import { failureOf } from '../../../parts/failures/failure.ts';
import { returnTarget, withReturn } from '../state/return-target.ts';
import { isMobile, providerPopup } from './browser-popup.ts';

interface ProviderSignIn {
  /** The provider whose window is open. */
  readonly waitingFor: string | null;
  /** The code of the last failure. */
  readonly failure: string | null;
  readonly signIn: (provider: string) => void;
}

async function redirect(provider: string, wanted: string | null): Promise<void> {
  const address = await signInWithProvider({
    provider,
    target: returnTarget(wanted),
    errorTarget: withReturn(PATHS.signIn, wanted),
  });
  window.location.assign(address);
}

async function openPopup(provider: string): Promise<string | null> {
  const result = await providerPopup.signIn((attempt) => {
    const end = signInPath('fertig', { attempt });
    return signInWithProvider({ provider, target: end, errorTarget: end });
  });
  return result.ok ? null : result.error;
}

/** Signs in at an external provider: in a popup on wide screens, else by leaving this page. */
export function useProviderSignIn(
  onSignedIn: () => Promise<void>,
  wanted: string | null,
): ProviderSignIn {
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(provider: string): Promise<string | null> {
    const code = isMobile() ? 'popup-blocked' : await openPopup(provider);
    if (code === null) await onSignedIn();
    else if (code === 'popup-blocked') await redirect(provider, wanted);
    return code === 'popup-blocked' ? null : code;
  }

  return {
    waitingFor,
    failure,
    signIn(provider) {
      setWaitingFor(provider);
      setFailure(null);
      void run(provider)
        .catch((cause: unknown) => failureOf(cause).code)
        .then((code) => {
          // A newer window is still open and will report its own result.
          if (code === 'cancelled-popup-request') return null;
          setFailure(code);
          setWaitingFor(null);
          return code;
        });
    },
  };
}
