import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { MapScene } from '../../ui/scenes/map-scene.tsx';
import { useViewerTexts } from './texts.ts';

export function PrintPage() {
  const { print } = useViewerTexts();
  return (
    <Page title={print.title} intro={print.intro}>
      <EmptyState
        scene={<MapScene />}
        title={print.emptyTitle}
        text={print.emptyText}
        action={
          <ButtonLink to="/planen" variant="accent">
            {print.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
