import { useSyncExternalStore } from 'react';
import { createObservable } from '../../../ui/observable.ts';

/** `missing` where the list could not be loaded: then only the server knows it. */
type CommonPasswords = ((password: string) => boolean) | 'missing' | null;

/** Not a function itself, which a setter would call. */
const loaded = createObservable<{ readonly list: CommonPasswords }>({ list: null });

/** Loads the list of passwords that attackers try first; called when a person is about to choose one. */
export async function loadCommonPasswords(): Promise<void> {
  if (typeof loaded.get().list === 'function') return;
  try {
    loaded.set({ list: (await import('./is-common-password.ts')).isCommonPassword });
  } catch (cause) {
    // Without a network the form waits for it anyway, and the server asks the same list.
    console.info('Common passwords not loaded', cause);
    loaded.set({ list: 'missing' });
  }
}

/** Whether the password is one of those; null until the list is there. */
export function useIsCommon(password: string): boolean | null {
  const { list } = useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get);
  return list === null ? null : list !== 'missing' && list(password);
}

/** The same where the answer cannot wait; what is not loaded yet is left to the server. */
export function isKnownAsCommon(password: string): boolean {
  const { list } = loaded.get();
  return typeof list === 'function' && list(password);
}
