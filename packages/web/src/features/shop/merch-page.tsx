import { articlePath } from '@fahrtwind/domain';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { useShopTexts } from './texts.ts';

export function MerchPage() {
  const texts = useShopTexts();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <EmptyState
        scene={<CampScene />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <ButtonLink
            to={articlePath({ name: 'packliste-roadtrip', subname: null })}
            variant="accent"
          >
            {texts.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
