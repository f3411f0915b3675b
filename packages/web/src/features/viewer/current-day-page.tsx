import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RoadScene } from '../../ui/scenes/road-scene.tsx';
import { useViewerTexts } from './texts.ts';

export function CurrentDayPage() {
  const { day } = useViewerTexts();
  return (
    <Page title={day.title} intro={day.intro}>
      <EmptyState
        scene={<RoadScene />}
        title={day.emptyTitle}
        text={day.emptyText}
        action={
          <ButtonLink to="/planen" variant="accent">
            {day.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
