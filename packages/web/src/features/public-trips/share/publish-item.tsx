import { plannerDialogPath } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import { TripMenuItem } from '../../../parts/trip-menu/trip-menu-item.tsx';
import { useShareTexts } from './texts.ts';
import { useShareState } from './use-share-state.ts';

/** Leads to the dialog that publishes the open trip, by the address that `ShareButton` listens to. */
export function PublishItem({ onChoose }: { readonly onChoose: () => void }) {
  const texts = useShareTexts();
  const { reason, isPublished } = useShareState();
  const navigate = useNavigate();
  return (
    <TripMenuItem
      label={isPublished ? texts.changePublication : texts.publishTrip}
      icon="globe"
      reason={reason}
      run={() => {
        onChoose();
        void navigate(plannerDialogPath('publish'));
      }}
    />
  );
}
