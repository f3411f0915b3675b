/** How a sign-in at an external provider ended, reported by the page it ended on. */
export interface ProviderOutcome {
  readonly attempt: string;
  readonly error: string | null;
}

export interface ProviderChannel {
  post(end: ProviderOutcome): void;
  listen(listener: (end: ProviderOutcome) => void): () => void;
}

const NAME = 'fahrtwind-provider';

function isProviderOutcome(data: unknown): data is ProviderOutcome {
  if (typeof data !== 'object' || data === null) return false;
  if (!('attempt' in data) || !('error' in data)) return false;
  return (
    typeof data.attempt === 'string' && (data.error === null || typeof data.error === 'string')
  );
}

/**
 * Only pages of this origin receive its messages. It works where window.opener does not: many providers sever the link
 * between the two windows by policy.
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
      if (isProviderOutcome(event.data)) listener(event.data);
    });
    return () => channel.close();
  },
};
