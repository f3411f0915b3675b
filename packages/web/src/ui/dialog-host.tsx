import { Fragment, useSyncExternalStore } from 'react';
import { dialogQueue, type DialogRequest } from './dialog-queue.ts';

const NONE: readonly DialogRequest[] = [];

/** Shows the first dialog of the queue. Mounted once. */
export function DialogHost() {
  const requests = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.read, () => NONE);
  const first = requests[0];
  return first ? <Fragment key={first.id}>{first.render()}</Fragment> : null;
}
