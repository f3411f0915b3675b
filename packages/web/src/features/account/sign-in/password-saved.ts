import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Passed as navigation state and not in the address, where any link could claim it. */
export const PASSWORD_SAVED = 'password-saved';

const neverChanges = () => () => undefined;

/** Whether a new password was saved just before. False in the server's HTML, which cannot know. */
export function usePasswordSaved(): boolean {
  const { state } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => state === PASSWORD_SAVED,
    () => false,
  );
}
