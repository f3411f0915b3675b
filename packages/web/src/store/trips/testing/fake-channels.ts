import type { TabChannel } from '../../tab-channel.ts';

/** A channel for the tabs of one browser. */
export function createFakeChannels<Message>() {
  const listeners = new Map<object, (message: Message) => void>();
  return {
    of: (tab: object): TabChannel<Message> => ({
      post(message) {
        for (const [other, listener] of listeners)
          if (other !== tab) queueMicrotask(() => listener(structuredClone(message)));
      },
      listen(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    }),
    end: (tab: object) => listeners.delete(tab),
  };
}
