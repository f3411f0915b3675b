import { PATHS } from '@fahrtwind/domain';
import { body as de } from '../../../../../content/guides/hotel.de.md?body';
import { body as en } from '../../../../../content/guides/hotel.en.md?body';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { Banner } from './banner.tsx';
import { DocumentLayout } from '../../parts/prose/document-layout.tsx';
import { Prose } from '../../parts/prose/prose.tsx';
import styles from './hotel-page.module.css';
import { HotelSearch } from './hotel/hotel-search.tsx';
import { useContentTexts } from './texts.ts';

export function HotelPage() {
  const { hotel } = useContentTexts();
  const body = useLanguage() === 'en' ? en : de;
  return (
    <Page title={hotel.title} intro={hotel.intro}>
      <HotelSearch />
      <DocumentLayout body={body}>
        <Banner>
          <CampScene />
        </Banner>
        <Prose body={body} />
        <NextStep />
      </DocumentLayout>
    </Page>
  );
}

function NextStep() {
  const { hotel } = useContentTexts();
  return (
    <div className={styles.next}>
      <p>{hotel.next}</p>
      <ButtonLink to={PATHS.routes} variant="accent">
        {hotel.nextAction}
      </ButtonLink>
    </div>
  );
}
