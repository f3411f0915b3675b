import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { MapScene } from '../../ui/scenes/map-scene.tsx';
import { useViewerTexts } from './texts.ts';

export function ReadOnlyMapPage() {
  const { map } = useViewerTexts();
  return (
    <Page title={map.title} intro={map.intro}>
      <EmptyState
        scene={<MapScene />}
        title={map.emptyTitle}
        text={map.emptyText}
        action={
          <ButtonLink to="/planen" variant="accent">
            {map.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
