export type CommandWindow = 'palette' | 'shortcuts';

let shown: CommandWindow | null = null;
const listeners = new Set<() => void>();

function change(next: CommandWindow | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Which of the two windows over the planner is open; it can be opened from anywhere. */
export const commandWindow = {
  get: () => shown,
  show: change,
  close: () => change(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
