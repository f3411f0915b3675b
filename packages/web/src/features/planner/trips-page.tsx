import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RoadScene } from '../../ui/scenes/road-scene.tsx';
import { usePlannerTexts } from './texts.ts';

export function TripsPage() {
  const { trips } = usePlannerTexts();
  return (
    <Page title={trips.title} intro={trips.intro}>
      <EmptyState
        scene={<RoadScene />}
        title={trips.emptyTitle}
        text={trips.emptyText}
        action={
          <ButtonLink to="/routen" variant="accent">
            {trips.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
