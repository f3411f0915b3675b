import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { LakeScene } from '../../ui/scenes/lake-scene.tsx';
import { useViewerTexts } from './texts.ts';

export function PublicTripPage() {
  const { publicTrip } = useViewerTexts();
  const isNamed = useParams().id !== undefined;
  return (
    <Page title={publicTrip.title} intro={publicTrip.intro}>
      <EmptyState
        scene={<LakeScene />}
        title={isNamed ? publicTrip.goneTitle : publicTrip.emptyTitle}
        text={isNamed ? publicTrip.goneText : publicTrip.emptyText}
        action={
          <ButtonLink to="/routen" variant="accent">
            {publicTrip.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
