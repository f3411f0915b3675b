import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../ui/observable.ts';

/** Signing out removes everything with the prefix `private-`. */
const NAME = 'private-single-keys';

const changed = createEmitter();

/** Whether single-key shortcuts are active; users of speech input switch them off. */
export function areSingleKeysOn(): boolean {
  return globalThis.localStorage?.getItem(NAME) !== 'off';
}

export function keepSingleKeys(isOn: boolean): void {
  if (isOn) globalThis.localStorage?.removeItem(NAME);
  else globalThis.localStorage?.setItem(NAME, 'off');
  changed.emit();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(changed.subscribe, areSingleKeysOn, () => true);
}
