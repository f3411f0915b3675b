import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { usePublicTexts } from './texts.ts';

/** No such trip, or one that is not public any more: both look the same, so that nothing is told of private trips. */
export function MissingTrip() {
  const texts = usePublicTexts().missing;
  return (
    <Page title={texts.title}>
      <EmptyState
        scene={<Scene name="lake" />}
        title={texts.heading}
        text={texts.text}
        action={
          <>
            <ButtonLink to={PATHS.publicTrip} variant="accent">
              {texts.others}
            </ButtonLink>
            <ButtonLink to={PATHS.routes} variant="quiet">
              {texts.routes}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
