import type { PublicTrip } from '@fahrtwind/domain';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';

const PreviewedTrip = lazy(async () => {
  const { PreviewedTrip: Loaded } = await import('../view/previewed-trip.tsx');
  return { default: Loaded };
});

interface PublicationPreviewProps {
  readonly trip: PublicTrip;
  readonly onClose: () => void;
}

/** The page as strangers will see it, above the form, which keeps what was filled in. */
export function PublicationPreview({ trip, onClose }: PublicationPreviewProps) {
  const { publish: texts } = useShareTexts();
  return (
    <Dialog
      open
      title={texts.previewTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.previewBack}</Button>}
    >
      <p>{texts.previewText}</p>
      <div className={styles.preview}>
        <Suspense fallback={<output aria-busy="true">{texts.loading}</output>}>
          <PreviewedTrip trip={trip} />
        </Suspense>
      </div>
    </Dialog>
  );
}
