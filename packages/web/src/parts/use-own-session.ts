import type { SignedInState } from '../store/session/session-state.ts';
import { isSignedIn } from '../store/session/session-state.ts';
import { useSession } from '../store/session/use-session.ts';

/** The session on a page for signed-in users; null at the moment of signing out. */
export function useOwnSession(): SignedInState | null {
  const session = useSession();
  return isSignedIn(session) ? session : null;
}
