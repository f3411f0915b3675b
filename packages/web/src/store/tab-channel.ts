/** Messages between the tabs of one browser. */
export interface TabChannel<Message> {
  post(message: Message): void;
  listen(listener: (message: Message) => void): () => void;
}

/** Does nothing where BroadcastChannel is missing. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin and takes no target
      channel.postMessage(message);
    },
    listen(listener) {
      const receive = (event: MessageEvent<Message>): void => listener(event.data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
