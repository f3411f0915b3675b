import { isSignedIn } from '../session/session-state.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { LiveStream } from './live-stream.ts';

/** Holds the stream open while someone is signed in; another user gets another one. Ends with the returned function. */
export function followSession(
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  live: Pick<LiveStream, 'start' | 'stop'>,
): () => void {
  let lastUser: string | null = null;
  function follow(): void {
    const now = session.get();
    const user = isSignedIn(now) ? `${now.state} ${now.user.uid}` : null;
    if (user === lastUser) return;
    lastUser = user;
    live.stop();
    if (user !== null) live.start();
  }
  follow();
  const end = session.subscribe(follow);
  return () => {
    end();
    live.stop();
  };
}
