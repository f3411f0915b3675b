import { PATHS, readInvitation } from '@fahrtwind/domain';
import { useSearchParams } from 'react-router';
import { useTripActions } from '../../store/trips/view/use-trips.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { PlannerBar } from './page/planner-bar.tsx';
import { PlannerSkeleton } from './page/split-view/planner-skeleton.tsx';
import { TripPlan } from './page/trip-plan.tsx';
import { useCurrentTrip } from './page/use-current-trip.ts';
import { usePageTexts } from './page/texts.ts';
import { usePlannerSlots } from './slots.tsx';

export function PlannerPage() {
  const { InvitationPage } = usePlannerSlots();
  const [query] = useSearchParams();
  const invitation = readInvitation(query);
  if (invitation === null) return <CurrentPlan />;
  return (
    <>
      <PlannerBar />
      <InvitationPage token={invitation} />
    </>
  );
}

function CurrentPlan() {
  const current = useCurrentTrip();
  if (current.status === 'ready') return <TripPlan key={current.trip.id} trip={current.trip} />;
  return (
    <>
      <PlannerBar />
      <WithoutTrip status={current.status} />
    </>
  );
}

function WithoutTrip({ status }: { readonly status: 'loading' | 'missing' | 'failed' | 'none' }) {
  if (status === 'loading') return <PlannerSkeleton />;
  if (status === 'missing') return <MissingTrip />;
  return status === 'failed' ? <FailedTrip /> : <NoTrip />;
}

function NoTrip() {
  const { ReceivedInvitations } = usePlannerSlots();
  const { planner: texts } = usePageTexts();
  return (
    <Page title={texts.title} width="wide">
      <ReceivedInvitations />
      <EmptyState
        scene={<Scene name="map" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <>
            <ButtonLink to={PATHS.createTrip} variant="accent">
              {texts.create}
            </ButtonLink>
            <ButtonLink to={PATHS.routes} variant="quiet">
              {texts.emptyAction}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}

function MissingTrip() {
  const { planner: texts } = usePageTexts();
  return (
    <Page title={texts.title} width="wide">
      <EmptyState
        scene={<Scene name="lost" />}
        title={texts.missingTitle}
        text={texts.missingText}
        action={
          <ButtonLink to={PATHS.trips} variant="accent">
            {texts.toTrips}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function FailedTrip() {
  const { planner: texts } = usePageTexts();
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
