import type { PageData } from '../../api/page-data.ts';
import { createContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { mustClearPrivateData, uidOf } from '../../store/session/session-state.ts';
import { useSession } from '../../store/session/use-session.ts';
import { createQueries, type Queries } from './queries.ts';

export const QueriesContext = createContext<Queries | null>(null);

interface QueryProviderProps {
  /** What came with the page. */
  readonly data?: readonly PageData[];
  readonly children: ReactNode;
}

/** Keeps the replies of the server for the session. Another account begins with none. */
export function QueryProvider({ data = [], children }: QueryProviderProps) {
  const session = useSession();
  const [known, setKnown] = useState(() => ({ session, queries: createQueries(data) }));
  const { queries } = known;
  const uid = uidOf(session);
  if (uid !== uidOf(known.session)) {
    const isEmptied = mustClearPrivateData(known.session, session);
    setKnown({ session, queries: isEmptied ? createQueries() : queries });
  }
  const last = useRef({ uid, queries });
  useEffect(() => {
    const before = last.current;
    last.current = { uid, queries };
    // Replies for visitors lack what belongs to the account that has signed in since.
    if (before.queries === queries && before.uid !== uid) queries.invalidate('');
  }, [uid, queries]);
  return <QueriesContext value={queries}>{children}</QueriesContext>;
}
