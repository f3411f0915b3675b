import type { Endpoints, Received } from '@fahrtwind/contract';
import { ApiError } from '../../api/api-error.ts';
import { endpoint } from '../server-state/endpoint.ts';
import { useQuery } from '../server-state/use-query.ts';

export type InvitationInfo = Received<Endpoints['readInvitation']['reply']>;

type InvitationState =
  | { readonly status: 'loading' | 'gone' | 'failed' }
  | { readonly status: 'ready'; readonly info: InvitationInfo };

export function useInvitation(token: string): InvitationState {
  const { loaded } = useQuery(endpoint('readInvitation', { body: { token } }));
  if (loaded.status === 'loading') return loaded;
  if (loaded.status === 'ready') return { status: 'ready', info: loaded.reply };
  return { status: isGone(loaded.cause) ? 'gone' : 'failed' };
}

/** A truncated token counts as missing too. */
function isGone(cause: unknown): boolean {
  return cause instanceof ApiError && [400, 410].includes(cause.status);
}
