import { useEffect } from 'react';
import { onUpdateReady } from '../pwa/update.ts';
import { showToast } from '../ui/toast.ts';
import { useShellTexts } from './texts.ts';

/** Offers a new version when one is ready; nobody's page is replaced under their hands. */
export function useUpdateOffer(): void {
  const texts = useShellTexts();
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
}
