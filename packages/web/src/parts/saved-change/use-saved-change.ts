import type { UserChange } from '../../store/session/session-state.ts';
import { useSessionActions } from '../../store/session/use-session.ts';
import { showToast } from '../../ui/toast.ts';
import { useSavedTexts } from './texts.ts';

/** Saves a switch at once and confirms it; the session itself reports failures. */
export function useSavedChange(): (change: UserChange) => void {
  const { saved } = useSavedTexts();
  const { saveUser } = useSessionActions();
  return (change) =>
    void saveUser(change).then(
      (isSaved) => isSaved && showToast({ kind: 'positive', text: saved }),
    );
}
