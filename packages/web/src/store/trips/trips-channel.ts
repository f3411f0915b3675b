import type { TripsChannel, TripsMessage } from './trips-parts.ts';

const NAME = 'fahrtwind-trips';

/** Reaches the other tabs of this browser; silent where BroadcastChannel is missing. */
export function openTripsChannel(): TripsChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(NAME);
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin and takes no target
      channel.postMessage(message);
    },
    listen(listener) {
      const hear = (event: MessageEvent<TripsMessage>): void => listener(event.data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
