import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { failureOf } from '../form/failure-of.ts';

async function loadSessions() {
  const { sessions } = await call('listSessions');
  return sessions;
}

export type SignInSession = Awaited<ReturnType<typeof loadSessions>>[number];

interface Sessions {
  /** Null while loading. */
  readonly sessions: readonly SignInSession[] | null;
  readonly failure: string | null;
  readonly reload: () => Promise<void>;
}

/** The devices on which the account is signed in. */
export function useSessions(): Sessions {
  const [sessions, setSessions] = useState<readonly SignInSession[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = useCallback(async () => {
    try {
      setSessions(await loadSessions());
      setFailure(null);
    } catch (cause) {
      setFailure(failureOf(cause).code);
    }
  }, []);
  useEffect(() => {
    const load = async () => {
      await reload();
    };
    void load();
  }, [reload]);
  return { sessions, failure, reload };
}
