import { PATHS } from '@fahrtwind/domain';
import { useKeepOpened } from '../../parts/offline/use-keep-opened.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { TripDay } from './day/trip-day.tsx';
import { OfflineCard } from './offline/offline-card.tsx';
import { useViewerTexts } from './texts.ts';
import { useLastOpenTrip } from '../../parts/use-last-open-trip.ts';

/** The current trip for reading on the road, its current day first. */
export function CurrentDayPage() {
  const { trip, isLoading } = useLastOpenTrip();
  useKeepOpened(trip);
  if (trip) return <TripDay trip={trip} offline={<OfflineCard key={trip.id} trip={trip} />} />;
  return isLoading ? <PageSkeleton /> : <NoTrip />;
}

function NoTrip() {
  const { day } = useViewerTexts();
  return (
    <Page title={day.title} intro={day.intro}>
      <EmptyState
        scene={<Scene name="road" />}
        title={day.emptyTitle}
        text={day.emptyText}
        action={
          <ButtonLink to={PATHS.planner} variant="accent">
            {day.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
