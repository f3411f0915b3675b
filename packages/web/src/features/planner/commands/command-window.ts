import { createObservable } from '../../../ui/observable.ts';

export type CommandWindow = 'palette' | 'shortcuts';

const shown = createObservable<CommandWindow | null>(null);

/** Which of the two windows is open; any component can open one. */
export const commandWindow = {
  get: shown.get,
  subscribe: shown.subscribe,
  show: (next: CommandWindow) => shown.set(next),
  close: () => shown.set(null),
};
