import type { PublicConfig, SessionState } from '@fahrtwind/contract';
import { useContext, useSyncExternalStore } from 'react';
import { SessionContext } from './session-context.ts';
import type { SessionStore } from './session-store.ts';

function useSurroundings() {
  const surroundings = useContext(SessionContext);
  if (!surroundings) throw new Error('A session is used outside of its SessionProvider');
  return surroundings;
}

/** Who is signed in; renders again when that changes. */
export function useSession(): SessionState {
  const { store } = useSurroundings();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export type SessionActions = Pick<
  SessionStore,
  'reload' | 'saveUser' | 'signOut' | 'markNotificationsSeen' | 'sessionEnded'
>;

/** What a signed-in person can do with their session; the same functions at every render. */
export function useSessionActions(): SessionActions {
  return useSurroundings().store;
}

/** What the server told about its configuration. */
export function usePublicConfig(): PublicConfig {
  return useSurroundings().config;
}
