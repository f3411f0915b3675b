/** What tabs of one browser tell each other. It never names the user; each tab asks the server itself. */
export type SessionMessage = 'signed-in' | 'signed-out';

export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): () => void;
}

const NAME = 'fahrtwind-session';

function isSessionMessage(data: unknown): data is SessionMessage {
  return data === 'signed-in' || data === 'signed-out';
}

/** Reaches the other tabs of this browser; does nothing where BroadcastChannel is missing. */
export function openSessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  return {
    post(message) {
      const channel = new BroadcastChannel(NAME);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin and takes no target
      channel.postMessage(message);
      channel.close();
    },
    listen(listener) {
      const channel = new BroadcastChannel(NAME);
      channel.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (isSessionMessage(event.data)) listener(event.data);
      });
      return () => channel.close();
    },
  };
}
