import type { PublicTrip } from '@fahrtwind/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useIdeaTexts } from './texts.ts';

const PRINTER = {
  path: 'M7 9V4h10v5M7 18H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3M7 14h10v6H7z',
};

/** The trip to take along: as a file for devices, and on paper. */
export function FileButtons({ trip }: { readonly trip: PublicTrip }) {
  const texts = useIdeaTexts();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      // Writing routes takes more code than this page has.
      const { saveGpx } = await import('./save-gpx.ts');
      await saveGpx(trip, texts.gpx);
    } catch (cause) {
      console.warn('GPX not written', cause);
      showToast({ kind: 'negative', text: texts.gpx.failed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="outlined" busy={isBusy} onClick={() => void save()}>
        <Icon name="download" />
        {texts.gpx.button}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        <Icon name={PRINTER} />
        {texts.print}
      </Button>
    </>
  );
}
