import type { ReceivedInvitation } from '@fahrtwind/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../store/session/use-session.ts';
import type { PeopleEvent } from '../../../store/trips/people-events.ts';
import { usePeopleEvents } from '../../../store/trips/use-trips.ts';

interface ReceivedInvitations {
  readonly invitations: readonly ReceivedInvitation[];
  readonly reload: () => Promise<void>;
}

/** Open invitations to the own address, which change while one looks. */
export function useReceivedInvitations(): ReceivedInvitations {
  const session = useSession();
  // To an address that nobody has confirmed the server tells none.
  const mayHaveSome = session.state === 'registered' && session.emailVerified;
  const [invitations, setInvitations] = useState<readonly ReceivedInvitation[]>([]);

  const reload = useCallback(
    () =>
      mayHaveSome
        ? call('listReceivedInvitations').then(
            (received) => setInvitations(received.invitations),
            // Without a network; the mail has the same link.
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
