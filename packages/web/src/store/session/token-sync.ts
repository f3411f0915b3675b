import { call } from '../../api/client.ts';
import { sendToken } from '../../api/send-token.ts';
import { isSignedIn } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

/** An older token is not sent: it may have waited in a tab that slept. */
const TOKEN_MAX_AGE_MS = 5 * 60_000;

/**
 * Keeps a program on the same address informed who is signed in: at the start, after signing in and out, and whenever
 * the session is prolonged. The returned function stops it.
 */
export function followTokenSync(store: SessionStore, path: string): () => void {
  let told: string | null = null;
  let queue: Promise<void> = Promise.resolve();

  async function tell(): Promise<void> {
    const session = store.get();
    const now = isSignedIn(session) ? `${session.user.uid} ${session.expiresAt}` : '';
    if (now === told) return;
    try {
      const issued = isSignedIn(session) ? await call('getIdentityToken') : null;
      if (issued && Date.now() - Date.parse(issued.issuedAt) > TOKEN_MAX_AGE_MS) return;
      await sendToken(path, issued?.token ?? null);
      told = now;
    } catch (cause) {
      // The next change of the session tries again.
      console.error('Token not synchronised', cause);
    }
  }

  const next = () => {
    queue = queue.then(tell);
  };
  let stopFollowing: (() => void) | null = null;
  const stopWaiting = store.onSettled(() => {
    next();
    stopFollowing = store.subscribe(next);
  });
  return () => {
    stopWaiting();
    stopFollowing?.();
  };
}
