import { useSearchParams } from 'react-router';
import { useSession } from '../../store/session/use-session.ts';
import { useTripActions } from '../../store/trips/use-trips.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { LostScene } from '../../ui/scenes/lost-scene.tsx';
import { MapScene } from '../../ui/scenes/map-scene.tsx';
import { InvitationPage } from './companions/invitation-page.tsx';
import { ReceivedInvitations } from './companions/received-invitations.tsx';
import { PlannerSkeleton } from './frame/planner-skeleton.tsx';
import { TripPlan } from './plan/trip-plan.tsx';
import { useCurrentTrip } from './plan/use-current-trip.ts';
import { usePlannerTexts } from './texts.ts';

export function PlannerPage() {
  const [query] = useSearchParams();
  const invitation = query.get('einladung');
  return invitation === null ? <CurrentPlan /> : <InvitationPage token={invitation} />;
}

function CurrentPlan() {
  const current = useCurrentTrip();
  if (current.status === 'ready') return <TripPlan key={current.trip.id} trip={current.trip} />;
  if (current.status === 'loading') return <PlannerSkeleton />;
  if (current.status === 'missing') return <MissingTrip />;
  return current.status === 'failed' ? <FailedTrip /> : <NoTrip />;
}

function NoTrip() {
  const { planner: texts } = usePlannerTexts();
  const isRegistered = useSession().state === 'registered';
  return (
    <Page title={texts.title} width="wide">
      <ReceivedInvitations />
      <EmptyState
        scene={<MapScene />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <>
            {isRegistered && (
              <ButtonLink to="/reise-erstellen" variant="accent">
                {texts.create}
              </ButtonLink>
            )}
            <ButtonLink to="/routen" variant={isRegistered ? 'quiet' : 'accent'}>
              {texts.emptyAction}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

function MissingTrip() {
  const { planner: texts } = usePlannerTexts();
  return (
    <Page title={texts.title} width="wide">
      <EmptyState
        scene={<LostScene />}
        title={texts.missingTitle}
        text={texts.missingText}
        action={
          <ButtonLink to="/Reisen" variant="accent">
            {texts.toTrips}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function FailedTrip() {
  const { planner: texts } = usePlannerTexts();
  const { load, resume } = useTripActions();
  return (
    <Page title={texts.title} width="wide">
      <Notice
        kind="warning"
        title={texts.failedTitle}
        action={
          <Button variant="outlined" onClick={() => void load().then(resume)}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.failedText}
      </Notice>
    </Page>
  );
}
