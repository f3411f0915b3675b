import type { Environment } from '../environment.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { LiveStream } from './live-stream.ts';

/** Ten likes at once are one request. */
const GATHERED_MS = 1000;

interface NotificationParts extends Pick<Environment, 'clock' | 'log'> {
  readonly session: Pick<SessionStore, 'reload'>;
  readonly live: Pick<LiveStream, 'events' | 'opened'>;
}

/**
 * Loads the session again when notifications have changed, and when a connection was lost meanwhile. Ends with the
 * returned function.
 */
export function followNotifications({ session, live, clock, log }: NotificationParts): () => void {
  let cancel: (() => void) | null = null;
  let isFirst = true;
  function load(): void {
    cancel = null;
    session.reload().catch((cause: unknown) => log('Notifications not loaded', cause));
  }
  function loadSoon(): void {
    cancel ??= clock.after(GATHERED_MS, load);
  }
  const ends = [
    live.events.subscribe(({ event }) => {
      if (event.kind === 'notification') loadSoon();
    }),
    live.opened.subscribe(() => {
      // The page has just come with the present state.
      if (!isFirst) loadSoon();
      isFirst = false;
    }),
  ];
  return () => {
    for (const end of ends) end();
    cancel?.();
  };
}
