/** How a sign-in at an external provider ended, told by the page it ended on. */
export interface ProviderEnd {
  readonly attempt: string;
  readonly error: string | null;
}

export interface ProviderChannel {
  post(end: ProviderEnd): void;
  listen(listener: (end: ProviderEnd) => void): () => void;
}

const NAME = 'fahrtwind-provider';

function isProviderEnd(data: unknown): data is ProviderEnd {
  if (typeof data !== 'object' || data === null) return false;
  if (!('attempt' in data) || !('error' in data)) return false;
  return (
    typeof data.attempt === 'string' && (data.error === null || typeof data.error === 'string')
  );
}

/**
 * Only pages of this origin hear each other on it. It works where window.opener does not: many providers
 * cut the tie between the two windows by their own policy.
 */
export const providerChannel: ProviderChannel = {
  post(end) {
    const channel = new BroadcastChannel(NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin and takes no target
    channel.postMessage(end);
    channel.close();
  },
  listen(listener) {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (isProviderEnd(event.data)) listener(event.data);
    });
    return () => channel.close();
  },
};
