import type { SignedInState } from '../../store/session/session-state.ts';
import { isSignedIn } from '../../store/session/session-state.ts';
import { useSession } from '../../store/session/use-session.ts';

/** The session on a page that only signed-in people see; null in the moment in which they stop being so. */
export function useOwnSession(): SignedInState | null {
  const session = useSession();
  return isSignedIn(session) ? session : null;
}
