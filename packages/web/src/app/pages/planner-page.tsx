import { lazy } from 'react';
import { Companions } from '../../features/companions/companions.tsx';
import { InvitationPage } from '../../features/companions/invitations/invitation-page.tsx';
import { ReceivedInvitations } from '../../features/companions/invitations/received-invitations.tsx';
import { PresenceBar } from '../../features/companions/people/presence-bar.tsx';
import { SelectedByOthers } from '../../features/companions/people/selected-by-others.tsx';
import { ReadOnlyNotice } from '../../features/companions/read-only-notice.tsx';
import { FileActions } from '../../features/exchange/file-actions.tsx';
import { PlannerPage as Planner } from '../../features/planner/planner-page.tsx';
import { PlannerSlotsProvider, type PlannerSlots } from '../../features/planner/slots.tsx';
import { ShareButton } from '../../features/public-trips/share/share-button.tsx';
import { DeletedElsewhere } from '../../features/trips/deleted-elsewhere.tsx';

// Loaded on first use, like every panel.
const AssistantPanel = lazy(async () => {
  const { AssistantPanel: loaded } = await import('../../features/assistant/assistant-panel.tsx');
  return { default: loaded };
});

const SLOTS: PlannerSlots = {
  AssistantPanel,
  Companions,
  DeletedElsewhere,
  FileActions,
  InvitationPage,
  PresenceBar,
  ReadOnlyNotice,
  ReceivedInvitations,
  SelectedByOthers,
  ShareButton,
};

export function PlannerPage() {
  return (
    <PlannerSlotsProvider value={SLOTS}>
      <Planner />
    </PlannerSlotsProvider>
  );
}
