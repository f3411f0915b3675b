import type { Endpoints, Received } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';

export type InvitationInfo = Received<Endpoints['readInvitation']['reply']>;

type InvitationState =
  | { readonly status: 'loading' | 'gone' | 'failed' }
  | { readonly status: 'ready'; readonly info: InvitationInfo };

export function useInvitation(token: string): InvitationState {
  const [state, setState] = useState<InvitationState>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: InvitationState): void => {
      if (isWanted) setState(next);
    };
    call('readInvitation', { body: { token } }).then(
      (info) => show({ status: 'ready', info }),
      (cause: unknown) => show({ status: isGone(cause) ? 'gone' : 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return state;
}

/** A truncated token counts as missing too. */
function isGone(cause: unknown): boolean {
  return cause instanceof ApiError && [400, 410].includes(cause.status);
}
