import type { PublicConfig, SessionState } from '@fahrtwind/contract';
import { useContext, useSyncExternalStore } from 'react';
import { SessionContext } from './session-context.ts';
import type { SessionStore } from './session-store.ts';

function useSessionContext() {
  const value = useContext(SessionContext);
  if (!value) throw new Error('A session is used outside of its SessionProvider');
  return value;
}

/** The current session; renders again when it changes. */
export function useSession(): SessionState {
  const { store } = useSessionContext();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export type SessionActions = Pick<
  SessionStore,
  | 'reload'
  | 'saveUser'
  | 'signOut'
  | 'markNotificationsSeen'
  | 'markNotificationSeen'
  | 'sessionEnded'
>;

/** Actions on the session; the same functions at every render. */
export function useSessionActions(): SessionActions {
  return useSessionContext().store;
}

/** Whether the place search knows streets. Without a known configuration nothing is promised. */
export function useHasAddresses(): boolean {
  return useContext(SessionContext)?.config.hasAddresses ?? false;
}

/** The server's public configuration. */
export function usePublicConfig(): PublicConfig {
  return useSessionContext().config;
}
