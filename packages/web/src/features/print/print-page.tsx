import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { TripDocument } from './components/trip-document.tsx';
import { usePrintPageTexts } from './page-texts.ts';
import { useLastOpenTrip } from '../../parts/use-last-open-trip.ts';

/** The current trip on paper. */
export function PrintPage() {
  const { trip, isLoading } = useLastOpenTrip();
  if (trip) return <TripDocument trip={trip} />;
  return isLoading ? <PageSkeleton /> : <NoTrip />;
}

function NoTrip() {
  const print = usePrintPageTexts();
  return (
    <Page title={print.title} intro={print.intro}>
      <EmptyState
        scene={<Scene name="map" />}
        title={print.emptyTitle}
        text={print.emptyText}
        action={
          <ButtonLink to={PATHS.planner} variant="accent">
            {print.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
