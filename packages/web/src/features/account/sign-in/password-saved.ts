import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Goes along with a navigation, and not in the address, where anybody could claim it in a link. */
export const PASSWORD_SAVED = 'password-saved';

const neverChanges = () => () => undefined;

/** Whether a new password was saved right before; the server, which renders first, cannot know. */
export function usePasswordSaved(): boolean {
  const { state } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => state === PASSWORD_SAVED,
    () => false,
  );
}
