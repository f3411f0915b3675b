import { lazy } from 'react';
import { Companions } from '../../features/companions/components/companions.tsx';
import { InvitationPage } from '../../features/companions/components/invitation-page.tsx';
import { ReceivedInvitations } from '../../features/companions/components/received-invitations.tsx';
import { LastEditor } from '../../features/companions/people/last-editor.tsx';
import { PresenceBar } from '../../features/companions/people/presence-bar.tsx';
import { SelectedByOthers } from '../../features/companions/people/selected-by-others.tsx';
import { ReadOnlyNotice } from '../../features/companions/components/read-only-notice.tsx';
import { FileActions } from '../../features/exchange/components/file-actions.tsx';
import { PlannerPage as Planner } from '../../features/planner/planner-page.tsx';
import { PlannerSlotsProvider, type PlannerSlots } from '../../features/planner/slots.tsx';
import { PublishItem } from '../../features/public-trips/share/publish-item.tsx';
import { ShareButton } from '../../features/public-trips/share/share-button.tsx';
import { DeletedElsewhere } from '../../features/trips/components/deleted-elsewhere.tsx';
import { TripActions } from '../../features/trips/components/trip-actions.tsx';

export { plannerCall as pageCall, plannerNextCall as pageNextCall } from './planner-calls.ts';
export { firstTrips as pageTrips } from '../../store/trips/view/first-trips.ts';

// Loaded on first use, like every panel.
const AssistantPanel = lazy(async () => {
  const { AssistantPanel: loaded } =
    await import('../../features/assistant/components/assistant-panel.tsx');
  return { default: loaded };
});

const StopComments = lazy(async () => {
  const { StopComments: loaded } =
    await import('../../features/companions/comments/stop-comments.tsx');
  return { default: loaded };
});

const SLOTS: PlannerSlots = {
  AssistantPanel,
  Companions,
  DeletedElsewhere,
  FileActions,
  InvitationPage,
  LastEditor,
  PresenceBar,
  PublishItem,
  ReadOnlyNotice,
  ReceivedInvitations,
  SelectedByOthers,
  ShareButton,
  StopComments,
  TripActions,
};

export function PlannerPage() {
  return (
    <PlannerSlotsProvider value={SLOTS}>
      <Planner />
    </PlannerSlotsProvider>
  );
}
