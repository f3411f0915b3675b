import type { ReactNode } from 'react';
import { createObservable } from './observable.ts';

/** A dialog waiting for its answer; `null` means closed without one. */
export interface DialogRequest {
  readonly id: number;
  readonly render: () => ReactNode;
}

const requests = createObservable<readonly DialogRequest[]>([]);
let lastId = 0;

/** Opens a dialog from anywhere and resolves with its answer; further dialogs are queued. */
export function askDialog<Answer>(
  render: (answer: (value: Answer) => void) => ReactNode,
): Promise<Answer> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (value: Answer) => {
      requests.set(requests.get().filter((request) => request.id !== id));
      resolve(value);
    };
    requests.set([...requests.get(), { id, render: () => render(answer) }]);
  });
}

export const dialogQueue = {
  read: requests.get,
  subscribe: requests.subscribe,
};
