import type { ReceivedInvitation } from '@fahrtwind/contract';
import { useCallback } from 'react';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useLast, useQuery } from '../../../parts/server-state/use-query.ts';
import type { PeopleEvent } from '../../../store/live/live-events.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { usePeopleEvents } from '../../../store/trips/view/use-trips.ts';

interface ReceivedInvitations {
  readonly invitations: readonly ReceivedInvitation[];
  readonly reload: () => void;
}

/** Open invitations to the user's address, kept up to date. */
export function useReceivedInvitations(): ReceivedInvitations {
  const session = useSession();
  // The server sends no invitations to an unverified address.
  const mayHaveSome = session.state === 'registered' && session.emailVerified;
  const { loaded, reload } = useQuery(mayHaveSome ? endpoint('listReceivedInvitations') : null);
  // Offline the last ones stay; the mail contains the same link.
  const last = useLast(loaded);
  const hear = useCallback(
    (event: PeopleEvent) => {
      if (event.kind === 'companions') reload();
    },
    [reload],
  );
  usePeopleEvents(hear);
  return { invitations: mayHaveSome && last ? last.invitations : [], reload };
}
