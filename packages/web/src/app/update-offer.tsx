import { useEffect } from 'react';
import { startPwa } from '../pwa/start-pwa.ts';
import { onUpdateReady } from '../pwa/update.ts';
import { showToast } from '../ui/toast.ts';
import { useShellTexts } from './texts.ts';

/**
 * Starts the service worker and offers a new version when one is ready. The page is never reloaded without the user's
 * consent.
 */
export function UpdateOffer(): null {
  const texts = useShellTexts();
  useEffect(startPwa, []);
  useEffect(() => {
    let dismiss: () => void = () => undefined;
    const stop = onUpdateReady((install) => {
      dismiss();
      dismiss = showToast({
        kind: 'ongoing',
        text: texts.updateReady,
        action: { label: texts.updateNow, run: install },
      });
    });
    return () => {
      stop();
      dismiss();
    };
  }, [texts]);
  return null;
}
