import type { ReceivedInvitation } from '@fahrtwind/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { useSession } from '../../../../store/session/use-session.ts';
import type { PeopleEvent } from '../../../../store/live/live-events.ts';
import { usePeopleEvents } from '../../../../store/trips/view/use-trips.ts';

interface ReceivedInvitations {
  readonly invitations: readonly ReceivedInvitation[];
  readonly reload: () => Promise<void>;
}

/** Open invitations to the user's address, kept up to date. */
export function useReceivedInvitations(): ReceivedInvitations {
  const session = useSession();
  // The server sends no invitations to an unverified address.
  const mayHaveSome = session.state === 'registered' && session.emailVerified;
  const [invitations, setInvitations] = useState<readonly ReceivedInvitation[]>([]);

  const reload = useCallback(
    () =>
      mayHaveSome
        ? call('listReceivedInvitations').then(
            (received) => setInvitations(received.invitations),
            // Offline; the mail contains the same link.
            (cause: unknown) => console.warn('Invitations not loaded', cause),
          )
        : Promise.resolve(),
    [mayHaveSome],
  );
  const hear = useCallback(
    (event: PeopleEvent) => {
      if (event.kind === 'companions') void reload();
    },
    [reload],
  );
  useEffect(() => void reload(), [reload]);
  usePeopleEvents(hear);
  return { invitations, reload };
}
