import { useSyncExternalStore } from 'react';

/** Gone after signing out, like everything that begins with `private-`. */
const NAME = 'private-single-keys';

const listeners = new Set<() => void>();

/** Whether single keys do something; those who speak to their computer switch that off. */
export function areSingleKeysOn(): boolean {
  return globalThis.localStorage?.getItem(NAME) !== 'off';
}

export function keepSingleKeys(isOn: boolean): void {
  if (isOn) globalThis.localStorage?.removeItem(NAME);
  else globalThis.localStorage?.setItem(NAME, 'off');
  for (const listener of listeners) listener();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
