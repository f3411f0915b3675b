import type { Screen } from './screen.ts';

/** The parts of the panel's frame, and whether each is wholly in the window. */
interface Frame {
  readonly title: boolean;
  readonly close: boolean;
  readonly field: boolean;
}

/** What people do with the assistant, in the words of the screens. */
export const assistant = {
  async opens(screen: Screen): Promise<void> {
    await screen.opens('/planen?assistent');
    await screen.waitsFor(`document.querySelector('[data-panel=assistant] h2') !== null`);
  },

  /** Sends a message and waits until the answer is there. */
  asks: (screen: Screen, text: string): Promise<void> =>
    assistant.isAnswered(screen, async () => {
      await assistant.begins(screen, text);
    }),

  /** Waits until what is done has led to one more answer. */
  async isAnswered(screen: Screen, act: () => Promise<void>): Promise<void> {
    const before = await screen.countOf('[role=log] [data-answer]');
    await act();
    await screen.waitsFor(
      `document.querySelectorAll('[role=log] [data-answer]').length > ${before}`,
    );
  },

  async begins(screen: Screen, text: string): Promise<void> {
    await screen.fills('Deine Nachricht', text);
    await screen.presses('Senden');
  },

  /** Goes back from control to control, as Shift+Tab does. */
  async stepsBackTo(screen: Screen, name: RegExp): Promise<void> {
    for (let steps = 0; steps < 20; steps += 1) {
      await screen.types('Shift+Tab');
      if (name.test(await screen.focused())) return;
    }
    throw new Error(`20 times Shift+Tab never reached ${name}`);
  },

  frame: (screen: Screen): Promise<Frame> =>
    screen.evaluates(`(() => {
      const panel = document.querySelector('[data-panel=assistant]');
      const isInSight = (selector) => {
        const { top, bottom } = panel.querySelector(selector).getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight && bottom > top;
      };
      return {
        title: isInSight('h2'),
        close: isInSight('button[aria-label="Schließen"]'),
        field: isInSight('textarea'),
      };
    })()`),

  /** Whether no toast lies on the field, once there is one. */
  isFieldFree: (screen: Screen): Promise<boolean> =>
    screen.evaluates(`(() => {
      const field = document.querySelector('[data-panel=assistant] form').getBoundingClientRect();
      const toasts = [...document.querySelectorAll('[popover] [aria-live] > *')];
      return toasts.length > 0 && toasts.map((one) => one.getBoundingClientRect()).every((toast) =>
        toast.left >= field.right || toast.right <= field.left ||
        toast.top >= field.bottom || toast.bottom <= field.top);
    })()`),

  /** Whether the row of a stop can be seen beside the panel, not under it. */
  isRowInSight: (screen: Screen, stop: string): Promise<boolean> =>
    screen.evaluates(`(() => {
      const row = [...document.querySelectorAll('[data-row]')]
        .find((one) => one.querySelector('h3 button').textContent === ${JSON.stringify(stop)});
      const { left, top, height } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(left + 20, top + height / 2));
    })()`),
};
