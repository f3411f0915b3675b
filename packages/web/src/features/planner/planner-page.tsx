import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { MapScene } from '../../ui/scenes/map-scene.tsx';
import { usePlannerTexts } from './texts.ts';

export function PlannerPage() {
  const { planner } = usePlannerTexts();
  return (
    <Page title={planner.title} width="wide">
      <EmptyState
        scene={<MapScene />}
        title={planner.emptyTitle}
        text={planner.emptyText}
        action={
          <ButtonLink to="/routen" variant="accent">
            {planner.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
