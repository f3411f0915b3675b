import type { ReactNode } from 'react';

/** A question that waits for its answer; `null` always means: closed without one. */
export interface DialogRequest {
  readonly id: number;
  readonly render: () => ReactNode;
}

let requests: readonly DialogRequest[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly DialogRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog from anywhere and resolves with what it answers; several wait in line. */
export function askDialog<Answer>(
  render: (answer: (value: Answer) => void) => ReactNode,
): Promise<Answer> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (value: Answer) => {
      publish(requests.filter((request) => request.id !== id));
      resolve(value);
    };
    publish([...requests, { id, render: () => render(answer) }]);
  });
}

export const dialogQueue = {
  read: (): readonly DialogRequest[] => requests,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
