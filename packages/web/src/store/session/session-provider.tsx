import type { StartState } from '@fahrtwind/contract';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { browserParts, type ConfirmLoss } from './browser-parts.ts';
import { keepSession } from './keep-session.ts';
import { SessionContext } from './session-context.ts';
import { createSessionStore } from './session-store.ts';

interface SessionProviderProps {
  readonly start: StartState;
  /** True when `start` is a copy from an earlier visit that the server has not confirmed yet. */
  readonly isProvisional?: boolean;
  /** Asked before signing out loses edits that were never sent; without it they are kept and nobody signs out. */
  readonly confirmLoss?: ConfirmLoss;
  readonly children: ReactNode;
}

const loseNothing: ConfirmLoss = () => Promise.resolve(false);

/** Holds the session for everything below it and keeps it alive. */
export function SessionProvider({
  start,
  isProvisional = false,
  confirmLoss = loseNothing,
  children,
}: SessionProviderProps) {
  const [{ store, parts }] = useState(() => {
    const made = browserParts(start.language, confirmLoss);
    return { parts: made, store: createSessionStore(made, start.session, !isProvisional) };
  });
  useEffect(() => keepSession(store, parts), [store, parts]);
  const surroundings = useMemo(() => ({ store, config: start.config }), [store, start.config]);
  return <SessionContext value={surroundings}>{children}</SessionContext>;
}
