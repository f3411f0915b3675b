import type { Screen } from './screen.ts';

/** What people do with the assistant, in the words of the screens. */
export const assistant = {
  async opens(screen: Screen): Promise<void> {
    await screen.opens('/planen?assistent');
    await screen.waitsFor(`document.querySelector('[data-panel=assistant] h2') !== null`);
  },

  /** Sends a message and waits until the answer is there. */
  async asks(screen: Screen, text: string): Promise<void> {
    const before = await screen.countOf('[role=log] > div');
    await assistant.begins(screen, text);
    await screen.waitsFor(`document.querySelectorAll('[role=log] > div').length > ${before}`);
  },

  async begins(screen: Screen, text: string): Promise<void> {
    await screen.fills('Deine Nachricht', text);
    await screen.presses('Senden');
  },
};
