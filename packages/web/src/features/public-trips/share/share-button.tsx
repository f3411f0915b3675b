import type { Trip } from '@fahrtwind/domain';
import { useState } from 'react';
import { useDialogInAddress } from '../../../parts/trip-edit/use-dialog-in-address.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ShareWindow, type ShareKind } from './share-window.tsx';
import { useShareTexts } from './texts.ts';

/** Opens the link to the current trip, or says why it may not be shared. */
export function ShareButton({ trip }: { readonly trip: Trip }) {
  const texts = useShareTexts();
  const { role, isOnServer, isPublished } = useTrips((state) => ({
    role: state.currentRole,
    isOnServer: state.isOnServer,
    isPublished: state.list.find(({ id }) => id === state.currentId)?.published ?? false,
  }));
  const [kind, setKind] = useState<ShareKind | null>(null);
  const reason = role !== 'owner' ? texts.notOwner : isOnServer ? null : texts.unsaved;
  const open = () => {
    if (reason === null) setKind('share');
    else showToast({ kind: 'info', text: reason });
  };
  useDialogInAddress('share', open);
  if (role === null) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={texts.button}
        aria-disabled={reason !== null}
        title={reason ?? texts.button}
        data-action="share"
        onClick={open}
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
