import type { StartState } from '@fahrtwind/contract';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { browserDependencies, type ConfirmLoss } from './browser-dependencies.ts';
import { maintainSession } from './maintain-session.ts';
import { SessionContext } from './session-context.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

interface SessionProviderProps {
  readonly start: StartState;
  /** True when `start` is a copy from an earlier visit that the server has not confirmed. */
  readonly isProvisional?: boolean;
  /** Asked before signing out would lose unsent edits. Without it, signing out is refused while there are any. */
  readonly confirmLoss?: ConfirmLoss;
  readonly children: ReactNode;
}

const refuseLoss: ConfirmLoss = () => Promise.resolve(false);

/** Provides the session to everything below it and keeps it refreshed. */
export function SessionProvider({
  start,
  isProvisional = false,
  confirmLoss = refuseLoss,
  children,
}: SessionProviderProps) {
  const [{ store, dependencies }] = useState(() => {
    const made = browserDependencies(start.language, confirmLoss);
    return { dependencies: made, store: createSessionStore(made, start.session, !isProvisional) };
  });
  useEffect(() => maintainSession(store, dependencies), [store, dependencies]);
  const { tokenSyncPath } = start.config;
  useEffect(
    () => (tokenSyncPath === null ? undefined : startTokenSync(store, tokenSyncPath)),
    [store, tokenSyncPath],
  );
  const surroundings = useMemo(() => ({ store, config: start.config }), [store, start.config]);
  return <SessionContext value={surroundings}>{children}</SessionContext>;
}

/** Few sites have it configured, so its code is loaded only there. */
function startTokenSync(store: SessionStore, path: string): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  async function start(): Promise<void> {
    const { followTokenSync } = await import('./token-sync.ts');
    if (!isOver) stop = followTokenSync(store, path);
  }
  start().catch((cause: unknown) => console.error('Token not synchronised', cause));
  return () => {
    isOver = true;
    stop?.();
  };
}
