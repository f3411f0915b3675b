import type { Trip } from '@fahrtwind/domain';
import { useState } from 'react';
import { useDialogInAddress } from '../../../parts/trip-edit/use-dialog-in-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ShareWindow, type ShareKind } from './share-window.tsx';
import { useShareTexts } from './texts.ts';
import { useShareState } from './use-share-state.ts';

/** Opens the link to the current trip, or says why it may not be shared. */
export function ShareButton({ trip }: { readonly trip: Trip }) {
  const texts = useShareTexts();
  const { role, isPublished, reason } = useShareState();
  const [kind, setKind] = useState<ShareKind | null>(null);
  const show = (wanted: ShareKind) => {
    if (reason === undefined) setKind(wanted);
    else showToast({ kind: 'info', text: reason });
  };
  useDialogInAddress('publish', () => show('publish'));
  useDialogInAddress('share', () => show('share'));
  if (role === null) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={texts.button}
        aria-disabled={reason !== undefined}
        title={reason ?? texts.button}
        data-action="share"
        onClick={() => show('share')}
      >
        <Icon name="share" />
        <span>{texts.button}</span>
      </Button>
      <ShareWindow
        trip={{ id: trip.id, title: trip.title, published: isPublished }}
        kind={kind}
        onChange={setKind}
      />
    </>
  );
}
