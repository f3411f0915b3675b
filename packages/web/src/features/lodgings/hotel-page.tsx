import { PATHS } from '@fahrtwind/domain';
import { body as de } from '../../../../../content/guides/hotel.de.md?body';
import { body as en } from '../../../../../content/guides/hotel.en.md?body';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { Banner } from '../../ui/banner.tsx';
import { DocumentLayout } from '../../parts/prose/document-layout.tsx';
import { Prose } from '../../parts/prose/prose.tsx';
import styles from './hotel-page.module.css';
import { HotelSearch } from './components/hotel-search.tsx';
import { useHotelSearchTexts } from './texts.ts';

export function HotelPage() {
  const { page } = useHotelSearchTexts();
  const body = useLanguage() === 'en' ? en : de;
  return (
    <Page title={page.title} intro={page.intro}>
      <HotelSearch />
      <DocumentLayout body={body}>
        <Banner>
          <Scene name="camp" />
        </Banner>
        <Prose body={body} />
        <NextStep />
      </DocumentLayout>
    </Page>
  );
}

function NextStep() {
  const { page } = useHotelSearchTexts();
  return (
    <div className={styles.next}>
      <p>{page.next}</p>
      <ButtonLink to={PATHS.routes} variant="accent">
        {page.nextAction}
      </ButtonLink>
    </div>
  );
}
