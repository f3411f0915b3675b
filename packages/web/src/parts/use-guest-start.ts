import { signInAnonymous } from '../api/auth.ts';
import { uidOf } from '../store/session/session-state.ts';
import { useSession, useSessionActions } from '../store/session/use-session.ts';

/** Returns the id of the current user; a visitor becomes a guest first. Null if the browser rejects the cookie. */
export function useGuestStart(): () => Promise<string | null> {
  const session = useSession();
  const { reload } = useSessionActions();
  return async () => {
    const uid = uidOf(session);
    if (uid !== null) return uid;
    await signInAnonymous();
    return uidOf(await reload());
  };
}
